import { reportPolicy } from '../policy';
import { cleanPosition, cleanText } from './clean-text';
import type { BrowserError } from './schemas';

/** A pattern of the client's router: `/$lng/books/$isbn/{-$title}`, `/$lng/trades/$id_/print/$paper`. */
const routePattern = /^(?:__root__|\/|\/\$lng(?:\/(?:[a-z]+(?:-[a-z]+)*_?|\$[a-zA-Z]*_?|\{-\$[a-z]+\}|))*)$/;
/** `dev`, or the hash of a build (scripts/build/file-names.mjs). A text of digits alone might be a number of a person. */
const versionPattern = /^(?:dev|(?!\d+$)[\w-]{10})$/;

/**
 * Returns an error of a browser as the log may hold it: without addresses, queries and personal data, whatever was
 * sent. A position, route or version of another form becomes empty.
 */
export function cleanBrowserError({ kind, message, at, route, version, language }: BrowserError): BrowserError {
  return {
    kind,
    message: cleanText(message, reportPolicy.message),
    at: cleanPosition(at),
    route: routePattern.test(route) ? route : '',
    version: versionPattern.test(version) ? version : '',
    language,
  };
}
