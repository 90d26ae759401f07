-- Books for charity: what the customer announced for the parcels, and what the desk found in them.
ALTER TABLE trades ADD COLUMN charity_books INTEGER NOT NULL DEFAULT 0 CHECK (charity_books >= 0);
ALTER TABLE trades ADD COLUMN charity_found INTEGER NOT NULL DEFAULT 0
  CHECK (charity_found BETWEEN 0 AND charity_books);
