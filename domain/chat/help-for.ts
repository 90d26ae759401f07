import type { Language } from '../language';
import type { Market } from '../market/market-codes';
import type { Concern } from './concerns';
import { helpLines } from './help-lines';
import { otherEmergency, type EmergencyNumber, type HelpLine } from './help-lines/help-line';

/** Country in which a person needs help: a market, or any other country. */
export type HelpPlace = Market | 'other';

export interface Help {
  /** The number to call first comes first. */
  readonly emergency: readonly [EmergencyNumber, ...EmergencyNumber[]];
  readonly lines: readonly HelpLine[];
}

/** Returns the lines on which the reader's language is spoken, or all lines where there is none. */
function inLanguage(lines: readonly HelpLine[], language: Language): readonly HelpLine[] {
  const spoken = lines.filter(({ languages }) => languages.includes(language));
  return spoken.length === 0 ? lines : spoken;
}

/** Returns the emergency numbers and help lines of a country for a concern, the most important first. */
export function helpFor(place: HelpPlace, concern: Concern, language: Language): Help {
  if (place === 'other') return { emergency: otherEmergency, lines: [] };
  const { emergency, crisis, violence } = helpLines[place];
  const [first, ...rest] = emergency;
  const police = rest.find((line) => line.for === 'police');
  const ordered: Help['emergency'] =
    concern === 'violence' && police !== undefined
      ? [police, first, ...rest.filter((line) => line !== police)]
      : emergency;
  const listeners = inLanguage(crisis, language);
  const lines = concern === 'violence' ? [...inLanguage(violence, language), ...listeners.slice(0, 1)] : listeners;
  return { emergency: ordered, lines };
}

/** Returns a telephone number with digits and plus sign only, for a `tel:` link. */
export const dialableNumber = (number: string): string => number.replaceAll(/[^\d+]/g, '');
