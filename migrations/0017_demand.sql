-- Demand of 90 days: what a file said stays as the base, and the copies that were sold are counted on top each night.

ALTER TABLE editions ADD COLUMN demand_base INTEGER NOT NULL DEFAULT 0;
UPDATE editions SET demand_base = demand WHERE demand <> 0;

-- For the nightly count: the editions whose sales stand in their demand, and the orders of the last days.
CREATE INDEX editions_counted ON editions (isbn) WHERE demand <> demand_base;
CREATE INDEX trades_by_placing ON trades (placed_at) WHERE outbound_state IS NOT NULL;
