-- What people typed when they registered, until they confirm it: an account is made of exactly the registration whose
-- link was followed. Only mails whose owner confirmed them become accounts.
CREATE TABLE registrations (
  id TEXT PRIMARY KEY,              -- becomes the account's id
  email TEXT NOT NULL,              -- normalised; not unique: each attempt stands for itself
  name TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  language TEXT NOT NULL,
  market TEXT NOT NULL,
  visitor TEXT,                     -- whose basket, cart and wishes follow, also onto another device
  return_to TEXT,
  created_at TEXT NOT NULL,
  ends_at TEXT NOT NULL             -- forgotten after this
) WITHOUT ROWID;
CREATE INDEX registrations_by_email ON registrations (email, created_at);
CREATE INDEX registrations_by_end ON registrations (ends_at);

-- Links of confirmation mails, only as hashes. Void once the registration is gone, that is, used.
CREATE TABLE registration_links (
  token_hash TEXT PRIMARY KEY,
  registration TEXT NOT NULL REFERENCES registrations (id) ON DELETE CASCADE,
  ends_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX registration_links_by_registration ON registration_links (registration);
