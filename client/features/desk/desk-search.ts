import type { Payout } from '../../../domain/desk/payout-schemas';
import { periodPattern } from '../../../domain/desk/reports/offered-periods';
import { reportIds } from '../../../domain/desk/reports/report-columns';
import type { ReportView } from '../../data/desk/reports';
import { queueParts, queueStates, type QueuePart } from '../../../domain/desk/queue';

type Search = Readonly<Record<string, unknown>>;
export type PayoutState = Payout['state'];
export type QueueState = (typeof queueStates)[QueuePart][number];

export const payoutTabs = ['due', 'sent', 'failed', 'done'] as const satisfies readonly PayoutState[];

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '');

export interface QueueSearch {
  readonly part: QueuePart;
  readonly state: QueueState | undefined;
}

/** Returns the queue of an address. */
export function readQueueSearch(search: Search): QueueSearch {
  const part = queueParts.find((each) => each === search['part']) ?? 'inbound';
  return { part, state: [...queueStates[part]].find((each) => each === search['state']) };
}

export interface PayoutView {
  readonly state: (typeof payoutTabs)[number] | 'files';
  /** Shows the payouts of this file in every state; then `state` is `files`. */
  readonly file: string | undefined;
}

/** Returns the list of payouts of an address. */
export function readPayoutView(search: Search): PayoutView {
  const file = textOf(search['file']).slice(0, 64);
  if (file !== '') return { state: 'files', file };
  return {
    state: search['state'] === 'files' ? 'files' : (payoutTabs.find((each) => each === search['state']) ?? 'due'),
    file: undefined,
  };
}
/** Returns the report of an address. The first one, and the current quarter, where it names none. */
export function readReportView(search: Search): ReportView {
  const period = textOf(search['period']);
  return {
    report: reportIds.find((each) => each === search['report']) ?? 'vat',
    period: periodPattern.test(period) ? period : undefined,
  };
}

/** Returns the words of a search in the stock. */
export const readSearchWords = (search: Search): string => textOf(search['q']).slice(0, 200);
/** Returns a parcel's code that was scanned on another page. */
export const readParcelCode = (search: Search): string => textOf(search['code']).slice(0, 64);
/** Returns a book that was scanned on another page. */
export const readScannedBook = (search: Search): string => textOf(search['book']).slice(0, 20);
