import { surname } from '../../../domain/catalogue/names/surname';
import { scriptOf, type Script } from './script';

const separators: Readonly<Record<Script, string>> = {
  latin: ' & ',
  arabic: ' · ',
  hebrew: ' · ',
  'east-asian': '・',
  other: ' · ',
};

/** Returns the names for a cover: the first two, and "…" for the others. */
export function joinNames(names: readonly string[]): string {
  const [first = '', ...others] = names.filter((name) => name !== '');
  if (others.length === 0) return first;
  return others.length === 1
    ? first + separators[scriptOf(first)] + (others[0] ?? '')
    : `${first}, ${others[0] ?? ''} …`;
}

/** Returns a line of `joinNames` with the surnames only. */
export function shortenNames(line: string): string {
  return line
    .split(/( & | · |・|, | …)/u)
    .map((part, index) => (index % 2 === 0 ? surname(part) : part))
    .join('');
}
