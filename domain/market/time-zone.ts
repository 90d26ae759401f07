import type { Market } from './market';

/** The clock by which people of a market read a time (IANA names; of several zones, the one most people live in). */
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

/** IANA time zone of a market, for `formatInstant`. */
export function timeZoneOf(market: Market): string {
  return zones[market];
}
