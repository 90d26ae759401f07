import { subscribe } from 'node:diagnostics_channel';
import { ClientRequest } from 'node:http';
import { resolve } from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import react from '@vitejs/plugin-react';
import { unstable_readConfig as readConfig } from 'wrangler';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { clientFiles } from './scripts/build/client-files';

/** Resolves messages to the single file that scripts/compile-messages.mjs writes beside the build's modules. */
const wordsInOne = {
  alias: [{ find: /\/messages\/compiled\/messages\.js$/, replacement: '/messages/compiled/in-one.js' }],
};

/**
 * Tests of state that a page keeps while it is open, and of a script whose listeners stay. Each file needs a document
 * and modules of its own.
 */
const alone = [
  'client/features/scanning/store/store.test.ts',
  'client/features/scanning/store/store-offers.test.ts',
  'client/features/scanning/titles/title-list.test.tsx',
  'client/lib/early/early.test.ts',
];

/** Gives the shop's password hash small figures; `worker/testing/scrypt.ts` says how and why. */
const quickPasswords: Plugin = {
  name: 'dogear-quick-passwords',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/worker/accounts/passwords/passwords.ts')) return null;
    if (!code.includes("'node:crypto'")) throw new Error('passwords.ts no longer imports node:crypto');
    // Vitest resolves built-in modules itself, before plugins.
    return code.replace("'node:crypto'", JSON.stringify(resolve('worker/testing/scrypt.ts')));
  },
};

/**
 * Leaves out the source maps of packages, messages and data, which took 5 s of CPU. With its map the module of the
 * messages is so large that a runtime closes its socket when it gets the module ("Worker exited unexpectedly").
 */
const onlyOwnMaps: Plugin = {
  name: 'dogear-only-own-maps',
  // After the plugin that makes modules of data.
  enforce: 'post',
  transform: (code, id) =>
    /\/node_modules\/|\/messages\/compiled\/|\.json$/.test(id) ? { code, map: { mappings: '' } } : null,
};

// Vitest sends each module to the runtimes by a socket, which would compress it. Both ends are on this machine.
subscribe('http.client.request.created', (message) => {
  if (typeof message !== 'object' || message === null || !('request' in message)) return;
  if (message.request instanceof ClientRequest) message.request.removeHeader('Sec-WebSocket-Extensions');
});

/** Time limit in milliseconds. It detects a hang, not a slow test: a busy machine makes any test slow. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };
/** Messages are 4 MB that no test changes. Node loads them directly, which is faster than a transform by Vite. */
const wordsAsTheyAre = { deps: { external: [/\/messages\/compiled\//] } };

export default defineConfig(async () => {
  const migrations = await readD1Migrations('migrations');
  const { SHOP } = readConfig({ config: './wrangler.toml' }).vars;
  return {
    test: {
      // By default Vitest uses only one of two cores.
      maxWorkers: '100%',
      projects: [
        {
          test: {
            name: 'domain',
            isolate: false,
            ...patience,
            include: [
              'domain/**/*.test.ts',
              // They run in the browser and in the import command, and need no document.
              'client/lib/book-files/**/*.test.ts',
              'tests/simulation/*/**/*.test.ts',
              'worker/html/covers/**/*.test.ts',
              'tests/house/**/*.test.ts',
              'scripts/**/*.test.ts',
            ],
            environment: 'node',
          },
        },
        // Separate from the domain's tests, which run before the messages are compiled.
        { test: { name: 'simulation', ...patience, include: ['tests/simulation/*.test.ts'], environment: 'node' } },
        {
          resolve: wordsInOne,
          // A message file has 3,000 keys, and each would be an export of its own.
          json: { namedExports: false },
          // React as in production: its development build takes three times as long for a page.
          oxc: { jsx: { development: false } },
          plugins: [
            quickPasswords,
            onlyOwnMaps,
            clientFiles(new Map()),
            cloudflareTest({
              // Without it workerd logs each emptied store.
              verbose: false,
              wrangler: { configPath: './wrangler.toml' },
              remoteBindings: false,
              miniflare: {
                bindings: {
                  MIGRATIONS: migrations,
                  IMPORT_TOKEN: 'test-import-token',
                  FEED_TOKEN: 'test-feed-token',
                  // Tests buy in every market. Those of a shop without the licence leave it out.
                  SHOP: { ...(SHOP as object), dealerLicence: '000000000000', dealerAuthority: '東京都公安委員会' },
                  SHOP_ORIGIN: 'https://dogear.example',
                  DATA_KEY: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
                },
                // Tests share one address, so the coarse rate limit would count them together.
                ratelimits: {},
                // Tests have no build, so no static file is found.
                serviceBindings: { ASSETS: () => new Response(null, { status: 404 }) },
              },
            }),
          ],
          test: {
            name: 'worker',
            env: { NODE_ENV: 'production' },
            // Starting a runtime and loading the Worker takes longer than most files' tests, so files share one.
            // tests/worker-setup.ts empties its stores before each file.
            isolate: false,
            ...patience,
            include: ['worker/**/*.test.ts', 'worker/**/*.test.tsx'],
            exclude: ['worker/html/covers/**'],
            setupFiles: ['tests/worker-setup.ts'],
            // Starts a real mail server and test doubles of a model and of Stripe, for the adapters that call them.
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
            // Loading the screens' modules takes longer than most files' tests, so files share them.
            isolate: false,
            include: ['client/**/*.test.ts', 'client/**/*.test.tsx', 'tests/client/**/*.test.ts'],
            exclude: [...alone, 'client/lib/book-files/**'],
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
