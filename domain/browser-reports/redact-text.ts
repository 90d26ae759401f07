import { reportPolicy } from '../policy/reports';

/** Matches a file of the shop's own build in a URL. */
const assetFile = /\/assets\/[\w-]+(?:[/.][\w-]+)*\.(?:js|css|wasm)/;
const assetFiles = new RegExp(`(?:https?://[^\\s/@]+)?(${assetFile.source}(?::\\d{1,7}){0,2}(?![\\w./?#&=@%:-]))`, 'i');
const position = new RegExp(`^(?:https?://[^\\s/@]+)?(${assetFile.source}(?::\\d{1,7}){0,2})$`, 'i');

/** Patterns of personal data and secrets with their replacements, applied in this order. */
const personal: readonly (readonly [RegExp, string])[] = [
  // Chromium's message quotes the answer that it could not parse.
  [/".*"(?:\.\.\.)? is not valid JSON/g, '"[text]" is not valid JSON'],
  [/[a-z][a-z\d+.-]*:\/\/\S*/gi, '[address]'],
  [/\b(?:data|blob|mailto|tel|javascript|about):\S+/gi, '[address]'],
  [/\S*(?:@|%40)\S*/gi, '[mail]'],
  [/[?#]\S*=\S*/g, '[query]'],
  [/\b[\w-]+(?:\.[\w-]+)+\/\S*/g, '[address]'],
  [/(^|[\s"'(=:,])\/[^\s"'(),:]+/g, '$1[address]'],
  [/\b(?:[\da-f]{1,4}:){2,}[\da-f:]*/gi, '[number]'],
  // Keys, tokens and ids are long and contain a digit; names in code of this length contain none.
  [/(?=[\w-]*\d)[\w-]{20,}/g, '[secret]'],
  [/\p{Nd}(?:[\s()./_-]{0,2}\p{Nd}){5,}/gu, '[number]'],
];

/**
 * Returns a text of a browser's report in one line of at most `maxUnits` UTF-16 units. Mail addresses, URLs, queries,
 * long numbers and secrets are removed. Names of the shop's own files stay, because they show where the error is.
 */
export function redactText(text: string, maxUnits: number): string {
  // Normalising can lengthen a text eighteenfold, and the patterns take quadratic time.
  const whole = text.normalize('NFKC').slice(0, 2 * maxUnits);
  const line = whole.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Z}\s]+/gu, ' ').trim();
  // `split` puts the captured file names at odd places.
  const parts = line.split(assetFiles).map((part, index) => (index % 2 === 1 ? part : cleanPart(part)));
  return parts.join('').slice(0, maxUnits).toWellFormed().trimEnd();
}

const cleanPart = (part: string): string =>
  personal.reduce((cleaned, [pattern, place]) => cleaned.replaceAll(pattern, place), part);

/** Returns `file:line:column` of a file of the shop's build, or an empty text for any other position. */
export function redactPosition(at: string): string {
  return at.length > reportPolicy.position ? '' : (position.exec(at)?.[1] ?? '');
}
