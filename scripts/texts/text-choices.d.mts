import type { Part } from '../../domain/pages/choices';
import type { Language } from '../../domain/language';

interface Domain {
  readonly parseChoices: (text: string) => readonly Part[];
  readonly countedFigures: readonly string[];
  readonly intlLocale: (language: Language) => string;
}
type Read = (
  text: string,
  language: Language,
  report: (reason: string) => void,
) => { readonly figures: Set<string>; readonly choices: Set<string> };

export function neededForms(locale: string): Set<string>;
export function textReader(domain: Domain, known: ReadonlySet<string>): Read;
