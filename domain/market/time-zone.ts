import type { Market } from './market';

/** IANA time zones of the markets; the zone of most people where a market has several. */
const zones: Readonly<Record<Market, string>> = {
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid',
  IT: 'Europe/Rome',
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  PT: 'Europe/Lisbon',
  IE: 'Europe/Dublin',
  GB: 'Europe/London',
  PL: 'Europe/Warsaw',
  US: 'America/New_York',
  JP: 'Asia/Tokyo',
  AE: 'Asia/Dubai',
};

/** Returns the IANA time zone of a market. */
export function timeZoneOf(market: Market): string {
  return zones[market];
}
