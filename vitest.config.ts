import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { shellModule } from './scripts/build/shell-module';

/** The words in one file, as scripts/compile-messages.mjs puts them beside the modules of the build. */
const wordsInOne = {
  alias: [{ find: /\/messages\/compiled\/messages\.js$/, replacement: '/messages/compiled/in-one.js' }],
};

/** Tests of what a page keeps for as long as it is open, which must find a page just opened. */
const alone = [
  'client/lib/wish-corner.test.tsx',
  'client/features/scanning/store/store.test.ts',
  'client/features/scanning/store/store-offers.test.ts',
];

/** A busy machine makes any test slow: a hang is meant, never a speed. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };
/**
 * The words are 4 MB that no test changes: Node reads them itself, quicker than they are taken apart and put together.
 */
const wordsAsTheyAre = { deps: { external: [/\/messages\/compiled\//] } };

export default defineConfig(async () => {
  const migrations = await readD1Migrations('migrations');
  return {
    test: {
      // Left to itself it keeps one core of two for itself.
      maxWorkers: '100%',
      projects: [
        {
          test: {
            name: 'domain',
            isolate: false,
            ...patience,
            include: [
              'domain/**/*.test.ts',
              'tests/simulation/*/**/*.test.ts',
              'worker/html/covers/**/*.test.ts',
              'tests/house/**/*.test.ts',
              'scripts/**/*.test.ts',
            ],
            environment: 'node',
          },
        },
        // Apart from the domain's tests, which run before the words are compiled.
        { test: { name: 'simulation', ...patience, include: ['tests/simulation/*.test.ts'], environment: 'node' } },
        {
          resolve: wordsInOne,
          plugins: [
            shellModule(),
            cloudflareTest({
              // Else workerd tells of each emptied store.
              verbose: false,
              wrangler: { configPath: './wrangler.toml' },
              remoteBindings: false,
              miniflare: {
                bindings: {
                  MIGRATIONS: migrations,
                  IMPORT_TOKEN: 'test-import-token',
                  SHOP_ORIGIN: 'https://dogear.example',
                  DATA_KEY: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
                },
                // Tests share one address; the rough fence would count them together.
                ratelimits: {},
                // There is no build behind the tests: no file is found.
                serviceBindings: { ASSETS: () => new Response(null, { status: 404 }) },
              },
            }),
          ],
          test: {
            name: 'worker',
            // Starting a runtime and loading the Worker costs more than most files' tests: files share one, and
            // tests/worker-setup.ts empties its stores before each.
            isolate: false,
            ...patience,
            include: ['worker/**/*.test.ts', 'worker/**/*.test.tsx'],
            exclude: ['worker/html/covers/**'],
            setupFiles: ['tests/worker-setup.ts'],
            // A real mail server and doubles of a model and of Stripe on this machine, for the adapters that speak to
            // them.
            globalSetup: ['tests/mail-server.ts', 'tests/model-server.ts', 'tests/stripe-server.ts'],
          },
        },
        {
          resolve: wordsInOne,
          plugins: [react()],
          test: {
            name: 'client',
            ...patience,
            server: wordsAsTheyAre,
            // Loading the screens' modules costs more than most files' tests: files share them.
            isolate: false,
            include: ['client/**/*.test.ts', 'client/**/*.test.tsx'],
            exclude: alone,
            environment: 'jsdom',
            setupFiles: ['tests/client/client-setup.ts'],
          },
        },
        {
          resolve: wordsInOne,
          plugins: [react()],
          test: {
            name: 'client-alone',
            ...patience,
            server: wordsAsTheyAre,
            include: alone,
            environment: 'jsdom',
            setupFiles: ['tests/client/client-setup.ts'],
          },
        },
      ],
    },
  };
});
