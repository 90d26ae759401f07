import { openStates } from '../../../domain/trades/lifecycle/state-facts';
import { allTransitions } from '../../../domain/trades/lifecycle/transitions';
import type { Simulation } from '../people/simulation';
import { Finding } from '../stories/finding';

const moveOf = (part: unknown, from: unknown, to: unknown) => `${String(part)} ${String(from)} ${String(to)}`;
const allowed = new Set(allTransitions.map(({ part, from, to }) => moveOf(part, from, to)));
/** States of each part that have a next transition. */
const statesWithNext = new Set(allTransitions.map(({ part, from }) => `${part} ${from}`));

/** Reads every event of trades and lines with the state after the previous event (null for the first). */
const eventsWithPrevious = `SELECT trade_id, part, line, seq, from_state, to_state,
    lag(to_state) OVER (PARTITION BY trade_id, part, line ORDER BY seq) AS before,
    lag(seq) OVER (PARTITION BY trade_id, part, line ORDER BY seq) AS seq_before
  FROM (SELECT trade_id, part, 0 AS line, seq, from_state, to_state FROM trade_events
    UNION ALL SELECT trade_id, part, line, seq, from_state, to_state FROM line_events)`;

/** Reads lines whose state differs from the state after their last event. */
const linesElsewhere = `SELECT e.trade_id, e.part, e.line, e.to_state, coalesce(i.state, o.state) AS state
  FROM (SELECT trade_id, part, line, to_state, max(seq) FROM line_events GROUP BY trade_id, part, line) e
  LEFT JOIN inbound_lines i ON e.part = 'inbound-line' AND i.trade_id = e.trade_id AND i.line = e.line
  LEFT JOIN outbound_lines o ON e.part = 'outbound-line' AND o.trade_id = e.trade_id AND o.line = e.line
  WHERE coalesce(i.state, o.state) IS NOT e.to_state`;

/**
 * Checks that each change of state is a transition of the domain's lifecycles and continues the previous one.
 * Also checks that each unfinished state has a next transition. Throws a Finding.
 */
export function checkLifecycle({ world: { primary } }: Simulation): void {
  const wrong = primary
    .read(eventsWithPrevious)
    .filter(
      ({ part, from_state: from, to_state: to, before, seq, seq_before: seqBefore }) =>
        !allowed.has(moveOf(part, from, to)) ||
        (before !== null && (before !== from || Number(seqBefore) + 1 !== Number(seq))),
    );
  if (wrong.length > 0) throw new Finding('a move that no lifecycle has', JSON.stringify(wrong[0]));
  const elsewhere = primary.read(linesElsewhere);
  if (elsewhere.length > 0) throw new Finding('a line is not where its events led', JSON.stringify(elsewhere[0]));
  for (const [part, states] of Object.entries(openStates)) {
    const stuck = states.find((state) => !statesWithNext.has(`${part} ${state}`));
    if (stuck !== undefined) throw new Finding('a state without a way on', `${part} ${stuck}`);
  }
}
