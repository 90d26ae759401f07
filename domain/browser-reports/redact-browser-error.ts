import { reportPolicy } from '../policy/reports';
import { redactPosition, redactText } from './redact-text';
import type { BrowserError } from './schemas';

/**
 * Matches a route pattern of the client: `/books/$isbn/{-$title}`, `/trades/$id_/print/$paper`. Open pages of earlier
 * builds send it with `/$lng` before it. Addresses are refused, because they begin with a language.
 */
const routePattern =
  /^(?:__root__|(?:\/\$lng)?(?!\/[a-z]{2}(?:\/|$))(?:\/(?:[a-z]+(?:-[a-z]+)*_?|\$[a-zA-Z]*_?|\{-\$[a-z]+\}|))*)$/;
/**
 * Matches `dev` or a build's hash (scripts/build/file-names.mjs). Ten digits are refused: they may identify a person.
 */
const versionPattern = /^(?:dev|(?!\d+$)[\w-]{10})$/;

/**
 * Returns a browser's error report as the log may hold it: without addresses, queries and personal data. A position,
 * route or version of an unknown form becomes empty.
 */
export function redactBrowserError({ kind, message, at, route, version, language }: BrowserError): BrowserError {
  return {
    kind,
    message: redactText(message, reportPolicy.message),
    at: redactPosition(at),
    route: routePattern.test(route) ? route : '',
    version: versionPattern.test(version) ? version : '',
    language,
  };
}
