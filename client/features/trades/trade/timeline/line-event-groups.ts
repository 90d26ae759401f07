import type { Trade } from '../../../../../domain/trades/schemas';

type LineEvent = Trade['lineEvents'][number];

/** Events of several lines shown as one: "11 books graded". */
export interface LineEventGroup {
  readonly part: LineEvent['part'];
  readonly to: 'graded' | 'returning' | 'recycled' | 'returned' | 'refunded' | 'return-requested';
  readonly at: string;
  /** Number of lines by their new state. */
  readonly lines: Readonly<Record<string, number>>;
  readonly count: number;
}

const gradings = new Set(['as-said', 'regraded', 'rejected', 'missing']);

/** Returns the kind of the group that an event of a line belongs to. Null for an event that the timeline omits. */
function groupKindOf({ part, to, actor }: LineEvent): LineEventGroup['to'] | null {
  if (part === 'inbound-line' && gradings.has(to)) return 'graded';
  switch (to) {
    case 'returned':
      // The actor `shop` (a scheduled job) receives no book. It refunds a return whose parcel is late.
      return part === 'outbound-line' && actor === 'shop' ? 'refunded' : 'returned';
    case 'returning':
    case 'recycled':
    case 'return-requested':
      return to;
    default:
      return null;
  }
}

/**
 * Returns the events of lines in groups: those of one kind on one day are one group, at the time of the last event.
 * Undone gradings do not count. `dayOf` returns the calendar day of an instant in the trade's market.
 */
export function groupLineEvents(events: readonly LineEvent[], dayOf: (instant: string) => string): LineEventGroup[] {
  /** Last event of each line and kind, without undone gradings. */
  const validEvents = new Map<string, LineEvent>();
  for (const event of events) {
    const kind = groupKindOf(event);
    const key = `${event.part} ${event.line} graded`;
    if (event.to === 'offered') validEvents.delete(key);
    else if (kind !== null) validEvents.set(kind === 'graded' ? key : `${event.part} ${event.line} ${kind}`, event);
  }
  const groups = new Map<string, LineEventGroup>();
  for (const event of validEvents.values()) {
    const to = groupKindOf(event);
    if (to === null) continue;
    const key = `${event.part} ${to} ${dayOf(event.at)}`;
    const before = groups.get(key);
    groups.set(key, {
      part: event.part,
      to,
      at: before !== undefined && before.at > event.at ? before.at : event.at,
      lines: { ...before?.lines, [event.to]: (before?.lines[event.to] ?? 0) + 1 },
      count: (before?.count ?? 0) + 1,
    });
  }
  return [...groups.values()];
}

/** Returns the numbers of graded copies by state. */
export function gradedCounts(
  lines: readonly { readonly state: string }[],
  events: readonly LineEvent[],
): Readonly<Record<string, number>> {
  const [all] = groupLineEvents(
    events.filter((event) => event.part === 'inbound-line' && (gradings.has(event.to) || event.to === 'offered')),
    () => '',
  );
  if (all !== undefined) return all.lines;
  const counts: Record<string, number> = {};
  for (const { state } of lines) if (gradings.has(state)) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}
