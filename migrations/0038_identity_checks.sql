-- How staff checked who sells, where the law asks for it (古物営業法 article 15). Nothing about the person is stored.
CREATE TABLE identity_checks (
  trade_id TEXT NOT NULL PRIMARY KEY REFERENCES trades (id),
  method TEXT NOT NULL CONSTRAINT identity_checks_method CHECK (
    method IN ('addressee-letter', 'seal-certificate', 'residence-letter')),
  at TEXT NOT NULL
) WITHOUT ROWID;
