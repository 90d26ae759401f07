-- A move that no table of moves allows is a defect of the shop, not another actor's doing. It gets a name of its own,
-- so that it is thrown and logged, and not answered as a conflict.

DROP TRIGGER trade_events_allowed;
CREATE TRIGGER trade_events_allowed BEFORE INSERT ON trade_events BEGIN
  SELECT RAISE(ABORT, 'state_moved')
  WHERE NEW.from_state <> coalesce(
      (SELECT e.to_state FROM trade_events e WHERE e.trade_id = NEW.trade_id AND e.part = NEW.part ORDER BY e.seq DESC LIMIT 1), '')
    OR NEW.seq <> coalesce(
      (SELECT max(e.seq) FROM trade_events e WHERE e.trade_id = NEW.trade_id AND e.part = NEW.part), 0) + 1;
  SELECT RAISE(ABORT, 'move_not_allowed')
  WHERE NOT EXISTS (
    SELECT 1 FROM trade_moves m
    WHERE m.part = NEW.part AND m.from_state = NEW.from_state AND m.to_state = NEW.to_state);
END;

DROP TRIGGER line_events_allowed;
CREATE TRIGGER line_events_allowed BEFORE INSERT ON line_events BEGIN
  SELECT RAISE(ABORT, 'state_moved')
  WHERE NEW.from_state <> coalesce(
      CASE NEW.part
        WHEN 'inbound-line' THEN (SELECT l.state FROM inbound_lines l WHERE l.trade_id = NEW.trade_id AND l.line = NEW.line)
        ELSE (SELECT l.state FROM outbound_lines l WHERE l.trade_id = NEW.trade_id AND l.line = NEW.line)
      END, '')
    OR NEW.seq <> coalesce((
      SELECT max(e.seq) FROM line_events e WHERE e.trade_id = NEW.trade_id AND e.part = NEW.part AND e.line = NEW.line), 0) + 1;
  SELECT RAISE(ABORT, 'move_not_allowed')
  WHERE NOT EXISTS (
    SELECT 1 FROM trade_moves m
    WHERE m.part = NEW.part AND m.from_state = NEW.from_state AND m.to_state = NEW.to_state);
END;

-- Rows that a scheduled job could not do. The job steps past them and tries them again at next_at, later each time.
CREATE TABLE sweep_failures (
  job TEXT NOT NULL,
  row TEXT NOT NULL,                -- the id of the trade
  attempts INTEGER NOT NULL,
  next_at TEXT NOT NULL,
  error TEXT NOT NULL,
  PRIMARY KEY (job, row)
) WITHOUT ROWID;
