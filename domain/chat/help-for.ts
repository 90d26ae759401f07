import type { Language } from '../language';
import type { Market } from '../market/market-codes';
import type { Concern } from './concerns';
import { helpLines, otherEmergency, type EmergencyNumber, type HelpLine } from './help-lines';

/** Where a person looks for help: a market, or any other country. */
export type HelpPlace = Market | 'other';

export interface Help {
  /** The one to call first comes first. */
  readonly emergency: readonly [EmergencyNumber, ...EmergencyNumber[]];
  readonly lines: readonly HelpLine[];
}

/** Those of the lines where the reader's language is spoken; all where it is spoken at none. */
function inLanguage(lines: readonly HelpLine[], language: Language): readonly HelpLine[] {
  const spoken = lines.filter(({ languages }) => languages.includes(language));
  return spoken.length === 0 ? lines : spoken;
}

/** Returns the help of a place for a concern: whom to call in danger, then who listens. */
export function helpFor(place: HelpPlace, concern: Concern, language: Language): Help {
  if (place === 'other') return { emergency: otherEmergency, lines: [] };
  const { emergency, crisis, violence } = helpLines[place];
  const [first, ...rest] = emergency;
  const police = rest.find((each) => each.for === 'police');
  const ordered: Help['emergency'] =
    concern === 'violence' && police !== undefined
      ? [police, first, ...rest.filter((each) => each !== police)]
      : emergency;
  const listeners = inLanguage(crisis, language);
  const lines = concern === 'violence' ? [...inLanguage(violence, language), ...listeners.slice(0, 1)] : listeners;
  return { emergency: ordered, lines };
}

/** A number as a telephone dials it. */
export const dialled = (number: string): string => number.replaceAll(/[^\d+]/g, '');
