-- A topic's title is kept from a new seed by the same rule as questions and pages: `seed` is its hash as it was seeded.
ALTER TABLE faq_topics ADD COLUMN seed TEXT NOT NULL DEFAULT '';
