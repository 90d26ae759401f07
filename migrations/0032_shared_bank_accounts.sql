-- Finds the accounts whose masked IBANs are equal, to compare those that may share a bank account.
CREATE INDEX payout_details_masked ON payout_details (iban_masked);
