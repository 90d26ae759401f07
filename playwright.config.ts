import { registerHooks } from 'node:module';
import { defineConfig } from '@playwright/test';
import { installedChromium } from './tests/journeys/support/installed-chromium';

// Each run has its own folder, so that two runs on one machine do not conflict. Workers inherit the variable.
process.env['PLAYWRIGHT_TEMPLATE'] ??= String(process.pid);

// Each process loads all messages from one file, as in vitest.config.ts. One by one they take ten seconds.
registerHooks({
  resolve: (name, context, next) =>
    next(name.replace(/\/messages\/compiled\/messages\.js$/, '/messages/compiled/in-one.js'), context),
});

/** Journeys with doubles of card payment, identity provider and language model. They share one process and shop. */
const withPartners = ['chat-model', 'payment', 'desk-disputes', 'sign-on', 'sign-on-pages'].map(
  (name) => `**/${name}.spec.ts`,
);
const development = '**/dev.spec.ts';

/** Runs the journeys on the production build, in an installed Chromium or else in Playwright's own. */
export default defineConfig({
  testDir: 'tests/journeys',
  build: { external: ['**/messages/compiled/**'] },
  globalSetup: './tests/journeys/support/global-setup.ts',
  // Two more than the cores of a small machine, because journeys also wait for mails and answers.
  workers: 4,
  fullyParallel: true,
  projects: [
    // What runs in one process starts first, to balance the run.
    // Its server compiles modules while other tests keep all cores busy.
    { name: 'development', testMatch: development, expect: { timeout: 60_000 } },
    { name: 'with partners', testMatch: withPartners, fullyParallel: false, workers: 1 },
    { name: 'the shop', testIgnore: [development, ...withPartners] },
  ],
  // A busy build machine may stall a browser. A test that passes at the second attempt is listed as flaky.
  retries: Number(process.env['TEST_RETRIES'] ?? 0),
  // The time limit detects a hang, not a slow page.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // Not a language of the shop, so that no page offers another language. `finding.spec.ts` opens such a page.
    locale: 'sv-SE',
    // Traces are recorded only for a repeated attempt.
    trace: 'on-first-retry',
    launchOptions: {
      ...(installedChromium === undefined ? {} : { executablePath: installedChromium }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Drawing by the processor needs no process for the graphics card.
        '--disable-gpu',
      ],
    },
  },
});
