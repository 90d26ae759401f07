import { bonusOn } from '../../../../../domain/checkout/sums';
import type { DisputeState } from '../../../../../domain/trades/money/disputes';
import type { Trade } from '../../../../../domain/trades/schemas';
import { groupLineEvents, type LineEventGroup } from './line-event-groups';

export type Side = 'give' | 'take';

/** One entry of a rail: an event at `at`, or a future step, perhaps with its due instant. */
export interface TimelineEntry {
  readonly part: Trade['events'][number]['part'];
  readonly from: string | null;
  readonly to: string;
  /** Set if it happened to several lines, not to the leg as a whole. */
  readonly lines?: LineEventGroup;
  /** Set if the person's bank acted on the payment. */
  readonly dispute?: DisputeState;
  /** Set if the value of sold books was added to the store credit: the added amount in minor units, with its bonus. */
  readonly credited?: number;
  /** Set if a payout or refund failed. */
  readonly failed?: Trade['payouts'][number];
  readonly actor?: Trade['events'][number]['actor'] | 'provider';
}

/** Entries of both rails at one time. `at` is null for future steps. */
export interface TimelineRow {
  readonly key: string;
  readonly at: string | null;
  readonly due: string | null;
  /** The due date of the row has been missed. */
  readonly isLate: boolean;
  readonly give: TimelineEntry | null;
  readonly take: TimelineEntry | null;
}

export interface Timeline {
  readonly past: readonly TimelineRow[];
  readonly future: readonly TimelineRow[];
}

type Legs = Pick<Trade, 'inbound' | 'outbound'>;

/** The entry for the value of sold books that became store credit. It is no state: the settlement has none for it. */
const creditedState = 'credited';

/** Returns the rail of an event. Money is on the rail of the books that it pays for. */
function sideOf({ part, from, to }: TimelineEntry, { inbound, outbound }: Legs): Side {
  if (part === 'inbound' || outbound === null) return 'give';
  if (part === 'outbound' || inbound === null) return 'take';
  const isForSale = to === creditedState || to.startsWith('payout-') || (from?.startsWith('payout-') ?? false);
  return isForSale ? 'give' : 'take';
}

const rowOf = (
  key: string,
  side: Side,
  entry: TimelineEntry,
  when: Pick<TimelineRow, 'at' | 'due' | 'isLate'>,
): TimelineRow => ({
  key,
  ...when,
  give: side === 'give' ? entry : null,
  take: side === 'take' ? entry : null,
});

interface DatedEntry {
  readonly key: string;
  readonly at: string;
  readonly entry: TimelineEntry;
}

/** Returns whether an event leads to another one at once by itself. The timeline shows only the later event. */
function isAutomatic(event: Trade['events'][number], all: Trade['events']): boolean {
  const key = `${event.part} ${event.to}`;
  if (key === 'settlement agreed') return true;
  const isPassingState =
    key === 'settlement awaiting-payment' ||
    key === 'inbound accepted' ||
    key === 'settlement balanced' ||
    key === 'settlement refund-due';
  return (
    isPassingState &&
    all.some(
      (later) => later.part === event.part && later.from === event.to && later.at === event.at && later.seq > event.seq,
    )
  );
}

/** Returns whether nothing was left to refund, because a bank had taken the payment back. */
function isEmptyRefund({ part, from, to }: Trade['events'][number], { ledger }: Trade): boolean {
  return (
    part === 'settlement' &&
    from === 'refund-due' &&
    to === 'balanced' &&
    ledger.some(({ kind }) => kind === 'disputed') &&
    !ledger.some(({ kind }) => kind === 'refund' || kind === 'credit-given-back')
  );
}

/** Orders instants by time. An empty text comes first. */
function compareInstants(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Returns whether the settlement ended because the order was cancelled before its payment. */
const isLapseOfCancelled = ({ part, to, at }: Trade['events'][number], all: Trade['events']): boolean =>
  part === 'settlement' && to === 'lapsed' && all.some((other) => other.to === 'cancelled' && other.at === at);

/** Returns whether the settlement ended without money: an even swap, refused books, or a payout as store credit. */
const isEndWithoutMoney = ({ part, from, to }: Trade['events'][number]): boolean =>
  part === 'settlement' && from === 'agreed' && to === 'balanced';

/** States that the settlement reaches by itself when a payout or refund fails. The entry of the failure says more. */
const statesOfFailure: ReadonlySet<string> = new Set(['payout-failed', 'payout-due', 'refund-due']);

/** Returns whether the settlement changed only because a payout or refund failed. */
const isPartOfFailure = ({ part, to, at }: Trade['events'][number], { payouts }: Trade): boolean =>
  part === 'settlement' &&
  statesOfFailure.has(to) &&
  payouts.some((payout) => payout.state === 'failed' && payout.at === at);

/** Returns the entries for payouts and refunds that failed and were not sent again. */
function failedEntries({ payouts }: Trade): DatedEntry[] {
  return payouts.flatMap((failed, index) => {
    const { kind, state, at } = failed;
    if (state !== 'failed') return [];
    return [
      { key: `failed ${index} ${at}`, at, entry: { part: 'settlement', from: null, to: `${kind}-failed`, failed } },
    ];
  });
}

const isShown = (event: Trade['events'][number], trade: Trade): boolean =>
  !isAutomatic(event, trade.events) &&
  !isEmptyRefund(event, trade) &&
  !isPartOfFailure(event, trade) &&
  !isLapseOfCancelled(event, trade.events) &&
  !isEndWithoutMoney(event);

/** Returns the entry for the store credit that a settled sale added, with its bonus. */
function creditedEntries({ events, ledger }: Trade): DatedEntry[] {
  return events
    .filter(({ part, to }) => part === 'inbound' && to === 'settled')
    .flatMap(({ at, actor }) => {
      const minor = ledger
        .filter((entry) => entry.kind === 'taken-as-credit' && entry.at === at)
        .reduce((sum, { amount }) => sum - amount.minor, 0);
      if (minor <= 0) return [];
      const credited = minor + bonusOn(minor);
      const entry = { part: 'settlement' as const, from: null, to: creditedState, credited, actor };
      return [{ key: `credited ${at}`, at, entry }];
    });
}

function datedEvents(trade: Trade, dayOf: (instant: string) => string): DatedEntry[] {
  const isGraded = trade.events.some(({ part, to }) => part === 'inbound' && to === 'graded');
  const events = trade.events
    .filter((event) => isShown(event, trade))
    .map(({ part, from, to, at, seq, actor }) => ({ key: `${part} ${seq}`, at, entry: { part, from, to, actor } }));
  const lines = groupLineEvents(trade.lineEvents, dayOf)
    // The step "graded" shows the same with its figures.
    .filter(({ to }) => to !== 'graded' || !isGraded)
    .map((group) => ({
      key: `${group.part} ${group.to} ${group.at}`,
      at: group.at,
      entry: {
        part: group.part === 'inbound-line' ? ('inbound' as const) : ('outbound' as const),
        from: null,
        to: group.to,
        lines: group,
      },
    }));
  const disputes = trade.disputes.flatMap(({ history }, disputeIndex) =>
    history.map(({ state, at, actor }) => ({
      key: `dispute ${disputeIndex} ${state} ${at}`,
      at,
      entry: { part: 'settlement' as const, from: null, to: state, dispute: state, actor },
    })),
  );
  return [...events, ...creditedEntries(trade), ...failedEntries(trade), ...lines, ...disputes].toSorted((one, other) =>
    compareInstants(one.at, other.at),
  );
}

/**
 * Returns the past events by time. Events of both rails at one time share a row. The agreement is the beginning of the
 * legs.
 */
function pastRows(trade: Trade, dayOf: (instant: string) => string): TimelineRow[] {
  const rows: TimelineRow[] = [];
  for (const { key, at, entry } of datedEvents(trade, dayOf)) {
    const side = sideOf(entry, trade);
    const last = rows.at(-1);
    if (last?.at === at && last[side] === null) rows[rows.length - 1] = { ...last, [side]: entry };
    else rows.push(rowOf(key, side, entry, { at, due: null, isLate: false }));
  }
  return rows;
}

/** Future steps that are left out: bookkeeping between two that matter. */
const skippedSteps = new Set(['inbound accepted', 'settlement payout-due', 'settlement awaiting-payment']);

/**
 * Returns whether every copy is graded, though the desk has not finished: then grading is not a future step any more.
 */
const isFullyGraded = ({ inbound }: Trade): boolean =>
  inbound !== null && inbound.lines.every(({ state }) => state !== 'offered');

/** Orders rows by their dates; one without a date is first. */
const compareDueDates = (one: TimelineRow, other: TimelineRow) => compareInstants(one.due ?? '', other.due ?? '');

/**
 * Returns the next steps of both legs as rows. Two steps without a date share one row. A step with a date has a row of
 * its own, so that the date is not read as that of the other leg. The earlier date is first.
 */
function mergeNextSteps(give: TimelineRow | undefined, take: TimelineRow | undefined): TimelineRow[] {
  const rows = [give, take].filter((row) => row !== undefined).toSorted(compareDueDates);
  const hasDate = rows.some(({ due }) => due !== null);
  if (hasDate || give === undefined || take === undefined) return rows;
  return [{ ...give, take: take.take }];
}

function futureRows(trade: Trade): TimelineRow[] {
  const isPaidOut = trade.ahead.some(({ part, to }) => part === 'settlement' && to === 'payout-sent');
  let money: string = trade.settlementState;
  const steps = trade.ahead.flatMap(({ part, to, due, late }) => {
    const from = part === 'settlement' ? money : null;
    if (part === 'settlement') money = to;
    const saysSameAsPayout =
      (isPaidOut && part === 'inbound' && to === 'settled') || (to === 'balanced' && from === 'payout-sent');
    const isDone = part === 'inbound' && to === 'graded' && isFullyGraded(trade);
    const isSkipped = saysSameAsPayout || isDone || skippedSteps.has(`${part} ${to}`);
    return isSkipped ? [] : [{ entry: { part, from, to }, due, isLate: late }];
  });
  const rows = steps.map(({ entry, due, isLate }) =>
    rowOf(`ahead ${entry.part} ${entry.to}`, sideOf(entry, trade), entry, { at: null, due, isLate }),
  );
  if (trade.settlement === 'swap') return rows;
  const [inbound, outbound] = [rows.filter((row) => row.give !== null), rows.filter((row) => row.take !== null)];
  const count = Math.max(inbound.length, outbound.length);
  return Array.from({ length: count }, (_, at) => mergeNextSteps(inbound[at], outbound[at])).flat();
}

/** Returns the events of a trade for its two rails, and the future steps. `dayOf`: the calendar day of an instant. */
export function timelineOf(trade: Trade, dayOf: (instant: string) => string): Timeline {
  return { past: pastRows(trade, dayOf), future: futureRows(trade) };
}
