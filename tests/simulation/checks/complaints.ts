import type { Complaint } from '../world/world';

/** What a fault of the weather makes the shop write into its log: the errors of the shims, by their words. */
const weatherWords = [
  'Network connection lost',
  'disk is full',
  'KV operation failed',
  'fetch failed',
  'mailbox answered 503',
  'StripeConnectionError',
];
/** Lines that tell of the world and not of a defect. */
const tidings = new Set([
  'outbox-given-up',
  'rates-down',
  'rates-old',
  'rates-refused',
  'payments-down',
  'dispute-unknown',
  'warning-unknown',
  'refund-by-hand',
  'refund-failed',
]);

/** A job that says this has written one line for each row that failed, with the reason. */
const rowsFailed = 'rows failed';

/** Returns whether a line of the log is what weather and world lead to; anything else at level error is a defect. */
export function isExplained({ level, event, line }: Complaint): boolean {
  if (level !== 'error' || tidings.has(event)) return true;
  if (event === 'job-failed' && line.includes(rowsFailed)) return true;
  return weatherWords.some((words) => line.includes(words));
}
