-- Titles of works in other languages, and names of authors as they are written in other languages and scripts.
-- Imports fill both; the search index holds their words, and a search for a whole one is found by its key.
CREATE TABLE work_titles (
  work TEXT NOT NULL,
  language TEXT NOT NULL,           -- ISO 639-1
  title TEXT NOT NULL,
  title_key TEXT NOT NULL,          -- domain/catalogue/title-key.ts
  PRIMARY KEY (work, language, title)
) WITHOUT ROWID;
CREATE INDEX work_titles_by_key ON work_titles (title_key);

CREATE TABLE author_names (
  author TEXT NOT NULL,             -- name as printed in the books, in comparable form (domain/catalogue/words.ts)
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,           -- comparable form of `name`
  PRIMARY KEY (author, name)
) WITHOUT ROWID;
CREATE INDEX author_names_by_key ON author_names (name_key);
