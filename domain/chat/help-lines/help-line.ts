import type { Language } from '../../language';

/** How an entry was checked: on a page of the service, an authority or the press; in another list; not at all. */
export type Evidence = 'page' | 'list' | 'none';

export interface HelpLine {
  readonly name: string;
  readonly number: string;
  /** `always`, local times (`09:00`), or null: unknown. */
  readonly hours: 'always' | { readonly from: string; readonly to: string; readonly weekdays: boolean } | null;
  /** Spoken languages, the country's first (ISO 639-1), interpreters included. */
  readonly languages: readonly [Language, ...Language[]];
  readonly website: string;
  /** The service can also be reached by chat. */
  readonly hasChat: boolean;
  readonly source: string;
  readonly evidence: Evidence;
}

export interface EmergencyNumber {
  /** `all`: one number for police and ambulance. */
  readonly for: 'all' | 'police' | 'ambulance';
  readonly number: string;
}

export interface MarketHelp {
  readonly emergency: readonly [EmergencyNumber, ...EmergencyNumber[]];
  readonly emergencySource: string;
  /** For people who don't want to live, and for those who worry about them. */
  readonly crisis: readonly [HelpLine, ...HelpLine[]];
  /** For people who are hurt, threatened or exploited. */
  readonly violence: readonly [HelpLine, ...HelpLine[]];
}

/** Website with help lines of most countries. */
export const helplineDirectory = 'https://findahelpline.com';

/** Emergency number of the European Union and many other countries. */
export const otherEmergency = [{ for: 'all', number: '112' }] as const;

/** Emergency number of a market in the European Union. */
export const europeanEmergency = {
  emergency: otherEmergency,
  emergencySource: 'https://digital-strategy.ec.europa.eu/en/policies/112',
} as const;
/** Hours of a line that always answers. */
export const alwaysOpen = { hours: 'always' } as const;
