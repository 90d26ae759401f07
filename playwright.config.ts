import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { defineConfig } from '@playwright/test';

// Two runs on one machine keep out of each other's way; the workers inherit it.
process.env['PLAYWRIGHT_TEMPLATE'] ??= String(process.pid);

// Each process takes the words from one file, as vitest.config.ts has it: read one by one they cost it ten seconds.
registerHooks({
  resolve: (name, context, next) =>
    next(name.replace(/\/messages\/compiled\/messages\.js$/, '/messages/compiled/in-one.js'), context),
});

// The shell is Chromium without a window's parts: the same pages for less of a small machine.
const own = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => existsSync(path));

/**
 * Their shops have settings of their own: each needs a process of its own, which is begun first, so that none is left
 * alone at the end.
 */
const ownShops = ['sign-on', 'payment', 'desk-disputes'].map((name) => `**/${name}.spec.ts`);

/** Journeys on the production build, in the machine's Chromium where there is one, else in Playwright's own. */
export default defineConfig({
  testDir: 'tests/journeys',
  build: { external: ['**/messages/compiled/**'] },
  globalSetup: './tests/journeys/support/global-setup.ts',
  // One more than a small machine's cores: journeys wait for mails and schedules too, not only for the processor.
  workers: 3,
  fullyParallel: true,
  projects: [
    { name: 'own shops', testMatch: ownShops, fullyParallel: false },
    { name: 'the shop', testIgnore: ownShops },
  ],
  // A busy build machine may stall one browser; what passes only the second time is listed as flaky.
  retries: Number(process.env['JOURNEY_RETRIES'] ?? 0),
  // A hang is meant, never a speed: what is waited for either comes or never does.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // Pictures of every step are taken only of what has failed once.
    trace: 'on-first-retry',
    launchOptions: {
      ...(own === undefined ? {} : { executablePath: own }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
