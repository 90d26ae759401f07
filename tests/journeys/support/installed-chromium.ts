import { existsSync } from 'node:fs';

/**
 * Path of an installed Chromium. Undefined where Playwright's own is used. The headless shell is Chromium without its
 * window. It renders the same pages with fewer resources.
 */
export const installedChromium = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => existsSync(path));
