import { keepFormatter } from '../format';
import type { Language } from '../language';

const listTypes = { and: 'conjunction', or: 'disjunction', unit: 'unit' } as const;

/** Returns `a, b and c`; `or` for a choice, `unit` for an enumeration without a conjunction. */
export function formatList(items: readonly string[], language: Language, type: 'and' | 'or' | 'unit' = 'and'): string {
  const [first, second] = items;
  if (first === undefined || second === undefined) return first ?? '';
  const options: Intl.ListFormatOptions = { type: listTypes[type] };
  return keepFormatter('list', language, options, (locale) => new Intl.ListFormat(locale, options)).format(items);
}

/** Returns the order of words in a language; digits count as numbers, case and accents only break ties. */
export function collator(language: Language): Intl.Collator {
  const options: Intl.CollatorOptions = { numeric: true, sensitivity: 'variant' };
  return keepFormatter('collator', language, options, (locale) => new Intl.Collator(locale, options));
}
