import type { Complaint } from '../world/world';

/** Log messages that injected faults cause: the errors of the shims. */
const injectedErrors = [
  'Network connection lost',
  'disk is full',
  'KV operation failed',
  'fetch failed',
  'mailbox answered 503',
  'StripeConnectionError',
];
/** Log lines that report an event of the simulated world instead of a defect. */
const reportedEvents = new Set([
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

/** Summary of a job, which has already logged each failed row with its reason. */
const rowsFailed = 'rows failed';

/** Returns whether injected faults or the world explain a log line. Any other line at level error is a defect. */
export function isExplained({ level, event, line }: Complaint): boolean {
  if (level !== 'error' || reportedEvents.has(event)) return true;
  if (event === 'job-failed' && line.includes(rowsFailed)) return true;
  return injectedErrors.some((words) => line.includes(words));
}
