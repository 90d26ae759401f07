-- The shop's own texts, seeded from `catalogue/`, and who talks with the assistant. `seed` is the hash of the text as it
-- was seeded: a new seed replaces only what nobody has changed since.
CREATE TABLE pages (
  slug TEXT NOT NULL,
  language TEXT NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  changed TEXT NOT NULL,            -- YYYY-MM-DD, shown to readers
  body TEXT NOT NULL,               -- Markdown with {figures}
  seed TEXT NOT NULL,
  PRIMARY KEY (slug, language)
) WITHOUT ROWID;

CREATE TABLE faq_topics (
  id TEXT NOT NULL,
  language TEXT NOT NULL,
  place INTEGER NOT NULL,
  title TEXT NOT NULL,
  PRIMARY KEY (id, language)
) WITHOUT ROWID;

CREATE TABLE faq_questions (
  id TEXT NOT NULL,
  language TEXT NOT NULL,
  topic TEXT NOT NULL,
  place INTEGER NOT NULL,
  question TEXT NOT NULL,
  answer TEXT NOT NULL,             -- Markdown with {figures}
  words TEXT NOT NULL,              -- JSON list: other words people ask with
  seed TEXT NOT NULL,
  PRIMARY KEY (id, language)
) WITHOUT ROWID;

-- "Did this help": counts only, nothing of who said so.
CREATE TABLE faq_votes (
  question TEXT NOT NULL,
  language TEXT NOT NULL,
  day TEXT NOT NULL,
  helped INTEGER NOT NULL DEFAULT 0,
  not_helped INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (question, language, day)
) WITHOUT ROWID;

-- What is said stays in the conversation's own object; here is only whose it is.
CREATE TABLE conversations (
  id TEXT PRIMARY KEY,
  owner TEXT NOT NULL,              -- a:{account} or v:{visitor}
  language TEXT NOT NULL,
  started_at TEXT NOT NULL,
  last_at TEXT NOT NULL,
  CONSTRAINT conversations_owner CHECK (owner GLOB '[av]:?*')
) WITHOUT ROWID;
CREATE INDEX conversations_by_owner ON conversations (owner, last_at);
CREATE INDEX conversations_by_last ON conversations (last_at);
