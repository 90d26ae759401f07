import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';
import { countryName } from '../../lib/words/place-names';

/** Names of makers, the same in every language. Codes as in `domain/accounts/device.ts`. */
const browsers: Readonly<Record<string, string>> = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  vivaldi: 'Vivaldi',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
};
const systems: Readonly<Record<string, string>> = {
  ios: 'iOS',
  android: 'Android',
  chromeos: 'ChromeOS',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
};

/** Returns the name of a device from what its browser reports. Null if that has no name. */
export function deviceName(browser: string | null | undefined, system: string | null | undefined): string | null {
  const [app, machine] = [browsers[browser ?? ''], systems[system ?? '']];
  if (app !== undefined && machine !== undefined) return m.account_device({ browser: app, system: machine });
  return app ?? machine ?? null;
}

/** Returns the name of a country by its code. Null if the edge does not know it. */
export function placeName(country: string | null | undefined): string | null {
  return country === null || country === undefined || !/^[A-Z]{2}$/.test(country)
    ? null
    : countryName(country, language());
}
