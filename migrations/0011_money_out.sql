-- Money that leaves: whose account a transfer goes to, and why one came back.

-- Where a guest's refund goes, sealed for the trade; masked in payout_iban_masked, which only accounts had before.
ALTER TABLE trades ADD COLUMN refund_holder TEXT;
ALTER TABLE trades ADD COLUMN refund_iban_sealed TEXT;

-- `reason` of a refund says what had paid for it; what the bank says when it fails stands here.
ALTER TABLE payouts ADD COLUMN failure TEXT;
-- The account as a file named it, sealed for the payout, so that the same file can be had again; gone when it is done.
ALTER TABLE payouts ADD COLUMN holder TEXT;
ALTER TABLE payouts ADD COLUMN iban_sealed TEXT;
CREATE INDEX payouts_by_file ON payouts (file) WHERE file IS NOT NULL;
