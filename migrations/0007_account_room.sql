-- A person's own room: proof, second factors, devices, other ways to sign in, addresses, payout details, and what
-- happened to the account, in rows that only grow.

-- Never used: registrations have links of their own (0004), reset links live in key-value storage.
DROP TABLE account_links;

ALTER TABLE accounts ADD COLUMN second_factor INTEGER NOT NULL DEFAULT 0; -- 1: a passkey is asked for after the password
ALTER TABLE accounts ADD COLUMN payouts_held_until TEXT; -- after a change of mail or payout details
ALTER TABLE accounts ADD COLUMN mail_key TEXT;           -- in the link that stops mails about wishes with one press
ALTER TABLE accounts ADD COLUMN wish_mails INTEGER NOT NULL DEFAULT 1;

-- `device` is what the browser calls itself, put in plain codes: {"browser":"firefox","system":"windows"}.
ALTER TABLE sessions ADD COLUMN country TEXT;            -- of the edge that was reached
ALTER TABLE sessions ADD COLUMN proved_at TEXT;          -- when the person last proved to be the person
ALTER TABLE sessions ADD COLUMN second_factor INTEGER NOT NULL DEFAULT 0; -- 1: opened or proved with a passkey

-- What happened to an account's safety, for the person and for audits. `facts` are codes, never secrets.
CREATE TABLE account_events (
  id INTEGER PRIMARY KEY,
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  facts TEXT NOT NULL DEFAULT '{}',
  at TEXT NOT NULL
);
CREATE INDEX account_events_by_account ON account_events (account, id);
CREATE TRIGGER account_events_no_update BEFORE UPDATE ON account_events BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;

CREATE TABLE email_changes (
  token_hash TEXT PRIMARY KEY,
  account TEXT NOT NULL UNIQUE REFERENCES accounts (id) ON DELETE CASCADE, -- the last one asked for counts
  email TEXT NOT NULL,
  credential_version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  ends_at TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,              -- credential id, base64url
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  public_key TEXT NOT NULL,         -- COSE, base64url
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,         -- JSON list
  name TEXT NOT NULL,
  backed_up INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL,
  last_used_at TEXT
) WITHOUT ROWID;
CREATE INDEX passkeys_by_account ON passkeys (account);

-- Questions to a browser that may be answered once: passkey challenges, sign-ins that wait for their second factor.
-- Taken by DELETE … RETURNING, so of two answers one counts.
CREATE TABLE challenges (
  ticket_hash TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  account TEXT REFERENCES accounts (id) ON DELETE CASCADE,
  credential_version INTEGER,
  challenge TEXT,                   -- WebAuthn's, base64url
  facts TEXT NOT NULL DEFAULT '{}',
  ends_at TEXT NOT NULL,
  CONSTRAINT challenges_kind CHECK (kind IN ('add-passkey', 'passkey', 'second-factor', 'proof', 'recovery'))
) WITHOUT ROWID;
CREATE INDEX challenges_by_end ON challenges (ends_at);

CREATE TABLE linked_sign_ins (
  provider TEXT NOT NULL,           -- as settings call it
  subject TEXT NOT NULL,            -- who the person is there, for ever
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  email TEXT,
  created_at TEXT NOT NULL,
  last_used_at TEXT,
  PRIMARY KEY (provider, subject),
  UNIQUE (account, provider)
) WITHOUT ROWID;

-- A sign-on that is under way at a provider. Taken by DELETE … RETURNING: an answer counts once.
CREATE TABLE sso_flows (
  state_hash TEXT PRIMARY KEY,
  browser_hash TEXT NOT NULL,       -- of the flow cookie: the answer must come back through the same browser
  provider TEXT NOT NULL,
  purpose TEXT NOT NULL,
  account TEXT REFERENCES accounts (id) ON DELETE CASCADE,
  session TEXT,
  nonce TEXT NOT NULL,
  verifier TEXT NOT NULL,
  language TEXT NOT NULL,
  return_to TEXT,
  ends_at TEXT NOT NULL,
  CONSTRAINT sso_flows_purpose CHECK (purpose IN ('sign-in', 'link', 'proof'))
) WITHOUT ROWID;
CREATE INDEX sso_flows_by_end ON sso_flows (ends_at);

-- A verified sign-on whose mail has an account already: linked once the person proves that account.
CREATE TABLE sso_offers (
  ticket_hash TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  subject TEXT NOT NULL,
  email TEXT NOT NULL,
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  ends_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX sso_offers_by_end ON sso_offers (ends_at);

CREATE TABLE addresses (
  id TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  address TEXT NOT NULL,            -- JSON, as domain/checkout/address.ts checked it
  country TEXT NOT NULL,
  phone TEXT,
  is_default INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX addresses_by_account ON addresses (account);
CREATE UNIQUE INDEX addresses_default ON addresses (account, country) WHERE is_default = 1;

CREATE TABLE payout_details (
  account TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  holder TEXT NOT NULL,
  iban_sealed TEXT NOT NULL,        -- AES-GCM under a key from a secret: key name, nonce, text
  iban_masked TEXT NOT NULL,
  changed_at TEXT NOT NULL
) WITHOUT ROWID;

-- What a person agreed to or took back, and when; the last row of a kind counts.
CREATE TABLE consents (
  id INTEGER PRIMARY KEY,
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  given INTEGER NOT NULL,
  terms_version TEXT,
  at TEXT NOT NULL,
  CONSTRAINT consents_kind CHECK (kind IN ('terms', 'wish-mails'))
);
CREATE INDEX consents_by_account ON consents (account, kind, id);

-- A wish that was told of is told once.
CREATE TABLE wish_mails (
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  isbn TEXT NOT NULL,
  told_at TEXT NOT NULL,
  PRIMARY KEY (account, isbn)
) WITHOUT ROWID;

-- That an account was deleted, for audits: nothing of the person.
CREATE TABLE deletions (
  id TEXT PRIMARY KEY,
  receipt TEXT NOT NULL,            -- JSON: what was erased and kept, in counts and codes
  at TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX sessions_by_end ON sessions (ends_at);
CREATE INDEX email_changes_by_end ON email_changes (ends_at);
