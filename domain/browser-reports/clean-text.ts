import { reportPolicy } from '../policy';

/** A file of the shop's own build, as its name stands in an address. */
const assetFile = /\/assets\/[\w-]+(?:[/.][\w-]+)*\.(?:js|css|wasm)/;
const assetFiles = new RegExp(`(?:https?://[^\\s/@]+)?(${assetFile.source}(?::\\d{1,7}){0,2}(?![\\w./?#&=@%:-]))`, 'i');
const position = new RegExp(`^(?:https?://[^\\s/@]+)?(${assetFile.source}(?::\\d{1,7}){0,2})$`, 'i');

/** What may name a person or open something, and what stands in its place; in this order. */
const personal: readonly (readonly [RegExp, string])[] = [
  // What follows in Chromium's message is an excerpt of the answer that was no JSON.
  [/".*"(?:\.\.\.)? is not valid JSON/g, '"[text]" is not valid JSON'],
  [/[a-z][a-z\d+.-]*:\/\/\S*/gi, '[address]'],
  [/\b(?:data|blob|mailto|tel|javascript|about):\S+/gi, '[address]'],
  [/\S*(?:@|%40)\S*/gi, '[mail]'],
  [/[?#]\S*=\S*/g, '[query]'],
  [/\b[\w-]+(?:\.[\w-]+)+\/\S*/g, '[address]'],
  [/(^|[\s"'(=:,])\/[^\s"'(),:]+/g, '$1[address]'],
  [/\b(?:[\da-f]{1,4}:){2,}[\da-f:]*/gi, '[number]'],
  // Keys, tokens and ids: long and with a digit. Names in code of this length have none.
  [/(?=[\w-]*\d)[\w-]{20,}/g, '[secret]'],
  [/\p{Nd}(?:[\s()./_-]{0,2}\p{Nd}){5,}/gu, '[number]'],
];

/**
 * Returns a text that a browser sent, at most `longest` UTF-16 units and in one line, without mail addresses, URLs,
 * queries, long numbers and secrets. Names of the shop's own files stay, because they tell where an error is.
 */
export function cleanText(text: string, longest: number): string {
  // Normalising may lengthen a text eighteenfold, and the patterns take quadratic time.
  const whole = text.normalize('NFKC').slice(0, 2 * longest);
  const line = whole.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Z}\s]+/gu, ' ').trim();
  // The file names are the odd parts.
  const parts = line.split(assetFiles).map((part, at) => (at % 2 === 1 ? part : cleanPart(part)));
  return parts.join('').slice(0, longest).toWellFormed().trimEnd();
}

const cleanPart = (part: string): string =>
  personal.reduce((cleaned, [pattern, place]) => cleaned.replaceAll(pattern, place), part);

/** Returns `file:line:column` of a file of the shop's own build, or an empty text for any other position. */
export function cleanPosition(at: string): string {
  return at.length > reportPolicy.position ? '' : (position.exec(at)?.[1] ?? '');
}
