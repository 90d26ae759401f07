import type { Trade } from '../../../domain/trades/schemas';

export type Side = 'give' | 'take';

/** One thing on a rail: it happened `at`, or lies ahead, perhaps with the instant it is due. */
export interface Happening {
  readonly part: Trade['events'][number]['part'];
  readonly from: string | null;
  readonly to: string;
}

/** Both rails at one moment. `at` is null for what lies ahead. */
export interface TimelineRow {
  readonly key: string;
  readonly at: string | null;
  readonly due: string | null;
  readonly give: Happening | null;
  readonly take: Happening | null;
}

export interface Timeline {
  readonly past: readonly TimelineRow[];
  readonly ahead: readonly TimelineRow[];
}

type Legs = Pick<Trade, 'inbound' | 'outbound'>;

/** Money for books taken stands on their rail, money for books given on theirs. */
function sideOf({ part, from, to }: Happening, { inbound, outbound }: Legs): Side {
  if (part === 'inbound' || outbound === null) return 'give';
  if (part === 'outbound' || inbound === null) return 'take';
  const isPayout = to.startsWith('payout-') || (from?.startsWith('payout-') ?? false);
  return isPayout ? 'give' : 'take';
}

const rowOf = (key: string, side: Side, what: Happening, when: Pick<TimelineRow, 'at' | 'due'>): TimelineRow => ({
  key, ...when, give: side === 'give' ? what : null, take: side === 'take' ? what : null,
});

/** What happened, by time; what happened on both rails at once shares a row. Agreeing is the legs' own beginning. */
function pastRows(trade: Trade): TimelineRow[] {
  const events = trade.events
    .filter(({ part, to }) => part !== 'settlement' || to !== 'agreed')
    // Waiting for a payment that was there already is no news.
    .filter((event) => event.to !== 'awaiting-payment' || !trade.events.some((later) => later.from === event.to && later.at === event.at))
    .toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1));
  const rows: TimelineRow[] = [];
  for (const { part, from, to, at, seq } of events) {
    const side = sideOf({ part, from, to }, trade);
    const last = rows.at(-1);
    if (last?.at === at && last[side] === null) rows[rows.length - 1] = { ...last, [side]: { part, from, to } };
    else rows.push(rowOf(`${part} ${seq}`, side, { part, from, to }, { at, due: null }));
  }
  return rows;
}

/** Steps that a reader would not miss: bookkeeping between two that matter. */
const quiet: ReadonlySet<string> = new Set(['inbound accepted', 'settlement payout-due', 'settlement awaiting-payment']);

function aheadRows(trade: Trade): TimelineRow[] {
  const isPaidOut = trade.ahead.some(({ part, to }) => part === 'settlement' && to === 'payout-sent');
  let money: string = trade.settlementState;
  const steps = trade.ahead.flatMap(({ part, to, due }) => {
    const from = part === 'settlement' ? money : null;
    if (part === 'settlement') money = to;
    const isEcho = (isPaidOut && part === 'inbound' && to === 'settled') || (to === 'balanced' && from === 'payout-sent');
    return isEcho || quiet.has(`${part} ${to}`) ? [] : [{ what: { part, from, to }, due }];
  });
  const rows = steps.map(({ what, due }) => rowOf(`ahead ${what.part} ${what.to}`, sideOf(what, trade), what, { at: null, due }));
  if (trade.settlement === 'swap') return rows;
  // Each leg goes its own way: the next step of both stands side by side.
  const [given, taken] = [rows.filter((row) => row.give !== null), rows.filter((row) => row.take !== null)];
  const count = Math.max(given.length, taken.length);
  return Array.from({ length: count }, (_, at) => ({
    key: `ahead ${at}`, at: null, due: given[at]?.due ?? taken[at]?.due ?? null, give: given[at]?.give ?? null, take: taken[at]?.take ?? null,
  }));
}

/** The events of a trade as its two rails show them, and the steps ahead. */
export function timelineOf(trade: Trade): Timeline {
  return { past: pastRows(trade), ahead: aheadRows(trade) };
}
