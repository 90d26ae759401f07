import { presentFields } from '../objects/present-fields';

/** Browser and operating system as plain codes, which the client translates. A missing field is unknown. */
export interface Device {
  readonly browser?: string;
  readonly system?: string;
}

/** Patterns in order of precedence: a later browser also contains the names of the earlier ones. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\bOPR\/|\bOpera\b/],
  ['samsung', /\bSamsungBrowser\//],
  ['vivaldi', /\bVivaldi\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /(?:Chrome|CriOS|Chromium)\//],
  ['safari', /\bSafari\//],
];
const systems: readonly (readonly [string, RegExp])[] = [
  ['ios', /\b(?:iPhone|iPad|iPod)\b/],
  ['android', /\bAndroid\b/],
  ['chromeos', /\bCrOS\b/],
  ['windows', /\bWindows\b/],
  ['macos', /\bMac OS X\b|\bMacintosh\b/],
  ['linux', /\bLinux\b|\bX11\b/],
];

/** Returns browser and operating system of a `User-Agent` header, as far as a person recognises a device by them. */
export function deviceOf(userAgent: string | null): Device {
  const name = (userAgent ?? '').slice(0, 500);
  const browser = browsers.find(([, pattern]) => pattern.test(name))?.[0];
  const system = systems.find(([, pattern]) => pattern.test(name))?.[0];
  return presentFields({ browser, system });
}

/** Proper names of the codes; the same in every language. */
export const deviceNames: Readonly<Record<string, string>> = {
  edge: 'Microsoft Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  vivaldi: 'Vivaldi',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
  ios: 'iOS',
  android: 'Android',
  chromeos: 'ChromeOS',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
};
