import { formsOf } from './read-texts.mjs';
import { charactersOf, closedSentencesOf } from './sentences.mjs';

/** Characters and sentences at most. @see docs/words/README.md, rule 10 */
export const shortest = {
  hint: { en: 80, other: 100, ja: 45, ar: 90, sentences: 1 },
  error: { en: 140, other: 170, ja: 80, ar: 160, sentences: 2 },
};
/** Mails have no fields. */
const ofMails = /^mail_/;
const hintKey = /_hint(_|$)/;
const errorKey = /^(problem|error)_|_(wrong|failed|problem|invalid|missing|too)(_|$)/;
/** Texts that are no hint of a field, although their key says so. */
const noHints = new Set([
  // Follows the mail that was sent, as a paragraph of its own: the form has gone.
  'accounts_sent_hint',
]);

/** Returns the code in braces or after a colon, from a position up to its end. */
function expressionAt(source, from) {
  let depth = 0;
  let at = from;
  for (; at < source.length; at += 1) {
    if ('{(['.includes(source[at])) depth += 1;
    if ('])}'.includes(source[at])) depth -= 1;
    if (depth < 0 || (depth === 0 && source[at] === ',')) break;
  }
  return source.slice(from, at);
}

/** Returns the keys of the messages that fields and choices show as their hint. */
export function hintsIn(sources) {
  const codes = sources.flatMap((source) =>
    [...source.matchAll(/\bhint(?:=\{|: )/g)].map(({ index, 0: head }) => expressionAt(source, index + head.length)),
  );
  return new Set(codes.flatMap((code) => [...code.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key)));
}

function kindOf(key, hints) {
  if (ofMails.test(key) || noHints.has(key)) return null;
  if (hints.has(key) || hintKey.test(key)) return 'hint';
  return errorKey.test(key) ? 'error' : null;
}

/** Returns the hints and errors of a language that have too many characters or sentences. */
export function shortTextFaults(messages, hints, language) {
  return Object.entries(messages).flatMap(([key, message]) => {
    const kind = kindOf(key, hints);
    if (kind === null) return [];
    const { other, sentences, ...own } = shortest[kind];
    const limit = own[language] ?? other;
    return formsOf(message)
      .map((form) => form.replace(/^\[\w+\] /, ''))
      .flatMap((text) => {
        const length = charactersOf(text, language);
        const count = closedSentencesOf(text);
        return [
          ...(length > limit ? [`messages: ${key}: “${text}” has ${length} characters, ${kind} ${limit}`] : []),
          ...(count > sentences ? [`messages: ${key}: “${text}” has ${count} sentences, ${kind} ${sentences}`] : []),
        ];
      });
  });
}
