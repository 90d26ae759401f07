import type { StatesOfParts, TradePart } from '../../../domain/trades/lifecycle/states';
import type { EventRow, LedgerRow, LineEventRow, EventRowOf } from './trade-rows';

/** Returns the number of the last ledger entry. The next entry must have the number after it. */
export function lastEntryNumber(ledger: readonly LedgerRow[]): number {
  return ledger.at(-1)?.entry ?? 0;
}

/** Returns the number that the next event of a line must have. The first event of a line has 1. */
export function nextLineSeq(lineEvents: readonly LineEventRow[], part: LineEventRow['part'], line: number): number {
  const ofLine = lineEvents.filter((event) => event.part === part && event.line === line);
  return Math.max(0, ...ofLine.map(({ seq }) => seq)) + 1;
}

/** Returns number and state of the last event of a part. The next event must follow it. */
export function lastEventOf<Part extends TradePart>(
  events: readonly EventRow[],
  part: Part,
): { readonly seq: number; readonly state: StatesOfParts[Part] | '' } {
  const isOfPart = (event: EventRow): event is Extract<EventRow, EventRowOf<Part>> => event.part === part;
  const last = events.filter(isOfPart).toSorted((a, b) => b.seq - a.seq)[0];
  return { seq: last?.seq ?? 0, state: last?.to_state ?? '' };
}
