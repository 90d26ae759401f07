import { language } from '../language';
import { pageVersion } from '../parts/missing-file';
import type { ErrorKind } from './report-error';

/** Largest number of reports of one page: an error in a loop gives no more facts. */
const maxReports = 5;
/** Longest texts that the shop takes, in characters (domain/browser-reports). */
const maxLengths = { message: 300, at: 200, version: 40 } as const;

const reportedMessages = new Set<string>();

/** Removes what may identify a person: addresses except those of our scripts, mail addresses, long numbers. */
const withoutPersons = (text: string) =>
  text.replaceAll(/https?:\/\/[^\s/]+(\/assets\/[\w./-]+)?[^\s:)]*/g, '$1').replaceAll(/\S+@\S+|\d{6,}/g, '…');

/** Returns the first place in the stack, with script, line and column. */
const placeOf = (error: Error) => /\/assets\/\S+?:\d+:\d+/.exec(error.stack ?? '')?.[0] ?? '';

/** Returns an error's cause, or the error itself. What a component threw is the cause of React's own error. */
const causeOf = (error: Error): Error => (error.cause instanceof Error ? error.cause : error);

/** Sends an error to the shop's log, each message once. `route` is the pattern of the present route. */
export function sendReport(kind: ErrorKind, error: Error, route: string): void {
  const cause = causeOf(error);
  const wrapperText = cause === error ? '' : ` (cause of ${error.message})`;
  const message = withoutPersons(`${cause.name}: ${cause.message}${wrapperText}`).slice(0, maxLengths.message);
  if (reportedMessages.size >= maxReports || reportedMessages.has(message)) return;
  reportedMessages.add(message);
  const body = {
    kind,
    message,
    at: placeOf(cause).slice(0, maxLengths.at),
    route,
    version: pageVersion().slice(0, maxLengths.version),
    language: language(),
  };
  navigator.sendBeacon?.('/api/browser-errors', new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
