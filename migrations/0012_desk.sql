-- What the desk needs beside a trade's life: how a refused copy was sent back, and its lists of what is on its way back.

ALTER TABLE inbound_lines ADD COLUMN sent_back TEXT;       -- JSON: carrier, tracking, at; goes with the person's data
CREATE INDEX inbound_lines_returning ON inbound_lines (trade_id) WHERE state = 'returning';
CREATE INDEX outbound_lines_returning ON outbound_lines (trade_id) WHERE state = 'return-requested';
