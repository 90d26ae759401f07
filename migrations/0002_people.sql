-- Accounts, and whoever has a basket, a cart and wishes. Amounts are minor units of the row's currency.

CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,       -- normalised by domain/accounts/email.ts
  name TEXT NOT NULL,
  password_hash TEXT,               -- algorithm, parameters, salt and hash; NULL: signs in another way
  role TEXT NOT NULL DEFAULT 'customer',
  confirmed_at TEXT,
  credential_version INTEGER NOT NULL DEFAULT 1, -- raised: all sessions and links of before are void
  language TEXT NOT NULL,
  market TEXT,
  created_at TEXT NOT NULL,
  CONSTRAINT accounts_role CHECK (role IN ('customer', 'staff', 'admin'))
) WITHOUT ROWID;

-- The last word on a session; key-value storage is only the fast first look.
CREATE TABLE sessions (
  id TEXT PRIMARY KEY,              -- hash of the cookie's token
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  credential_version INTEGER NOT NULL,
  device TEXT,
  created_at TEXT NOT NULL,
  last_seen_at TEXT NOT NULL,
  ends_at TEXT NOT NULL,
  revoked_at TEXT
) WITHOUT ROWID;
CREATE INDEX sessions_by_account ON sessions (account);

-- Links sent by mail, only as hashes. A link is used once: used_at goes from NULL to an instant in one statement.
CREATE TABLE account_links (
  token_hash TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  return_to TEXT,
  visitor TEXT,                     -- whose basket, cart and wishes follow
  created_at TEXT NOT NULL,
  ends_at TEXT NOT NULL,
  used_at TEXT,
  CONSTRAINT account_links_kind CHECK (kind IN ('confirm', 'reset', 'change-email'))
) WITHOUT ROWID;
CREATE INDEX account_links_by_account ON account_links (account);

-- Counted attempts (sign-in, register, mails): key names what is limited and whom, window is its first second.
CREATE TABLE attempts (
  key TEXT NOT NULL,
  window INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (key, window)
) WITHOUT ROWID;
CREATE INDEX attempts_by_window ON attempts (window);

CREATE TABLE owners (
  id TEXT PRIMARY KEY,              -- a:{account} or v:{visitor}
  version INTEGER NOT NULL DEFAULT 0, -- raised by every change of basket or cart: two tabs make one trade
  market TEXT NOT NULL,
  language TEXT NOT NULL,
  created_at TEXT NOT NULL,
  last_seen_at TEXT NOT NULL,
  CONSTRAINT owners_id CHECK (id GLOB '[av]:?*')
) WITHOUT ROWID;

-- The amounts for the four used grades, kept for a person; NULL: the shop did not take that grade.
CREATE TABLE holds (
  owner TEXT NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  isbn TEXT NOT NULL,
  market TEXT NOT NULL,
  currency TEXT NOT NULL,
  like_new INTEGER,
  very_good INTEGER,
  good INTEGER,
  acceptable INTEGER,
  terms_version TEXT NOT NULL,
  created_at TEXT NOT NULL,
  ends_at TEXT NOT NULL,
  PRIMARY KEY (owner, isbn, market)
) WITHOUT ROWID;

CREATE TABLE basket_lines (
  owner TEXT NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  isbn TEXT NOT NULL,
  grade TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  ex_library INTEGER NOT NULL DEFAULT 0,
  added_at TEXT NOT NULL,
  PRIMARY KEY (owner, isbn, grade),
  CONSTRAINT basket_lines_quantity CHECK (quantity BETWEEN 1 AND 3),
  CONSTRAINT basket_lines_grade CHECK (grade IN ('like-new', 'very-good', 'good', 'acceptable'))
) WITHOUT ROWID;

CREATE TABLE cart_lines (
  owner TEXT NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  isbn TEXT NOT NULL,
  grade TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  agreed_price INTEGER NOT NULL,    -- of one copy, as the person has seen and accepted it
  currency TEXT NOT NULL,
  added_at TEXT NOT NULL,
  PRIMARY KEY (owner, isbn, grade),
  CONSTRAINT cart_lines_quantity CHECK (quantity BETWEEN 1 AND 20),
  CONSTRAINT cart_lines_grade CHECK (grade IN ('new', 'like-new', 'very-good', 'good', 'acceptable'))
) WITHOUT ROWID;

-- What did not fit when a guest's lists followed the person into the account.
CREATE TABLE kept_aside (
  owner TEXT NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  list TEXT NOT NULL,
  isbn TEXT NOT NULL,
  grade TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (owner, list, isbn, grade),
  CONSTRAINT kept_aside_list CHECK (list IN ('basket', 'cart'))
) WITHOUT ROWID;

CREATE TABLE wishes (
  owner TEXT NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  isbn TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (owner, isbn)
) WITHOUT ROWID;
CREATE INDEX wishes_by_isbn ON wishes (isbn);
