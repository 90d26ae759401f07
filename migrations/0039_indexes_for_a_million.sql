-- Indexes for a catalogue of a million editions (decision 094). Without them, filters, lists and jobs read editions in
-- proportion to the catalogue.

-- Price and grades of the editions in stock, in order of popularity: what filters look at for each hit.
CREATE INDEX editions_in_stock ON editions (id, grades, min_price) WHERE grades <> 0;
-- The editions of a filter that few pass.
CREATE INDEX editions_by_grades ON editions (grades) WHERE grades <> 0;
CREATE INDEX editions_by_price ON editions (min_price) WHERE grades <> 0;
-- The most wanted in stock in a language.
CREATE INDEX editions_in_stock_by_language ON editions (language, id) WHERE grades <> 0;
-- The latest arrivals; with the language, the home page chooses among them without their rows.
DROP INDEX editions_just_in;
CREATE INDEX editions_just_in ON editions (arrived_at, language) WHERE arrived_at IS NOT NULL AND grades <> 0;

-- First ISBN of each part of the sitemap, made when an import ends and once a night.
CREATE TABLE sitemap_parts (
  part INTEGER PRIMARY KEY,         -- from 1
  first_isbn TEXT NOT NULL
);
INSERT INTO sitemap_parts (part, first_isbn)
  SELECT (place - 1) / 2500 + 1, isbn FROM (SELECT isbn, row_number() OVER (ORDER BY isbn) AS place FROM editions)
  WHERE place % 2500 = 1;
