import { realpathSync } from 'node:fs';
import { join, parse } from 'node:path';
import { cloudflare } from '@cloudflare/vite-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, searchForWorkspaceRoot } from 'vite';
import { chunkGroups } from './scripts/build/chunk-groups';
import { classNames } from './scripts/build/styles/class-names';
import { chunkName, contentHash } from './scripts/build/file-names.mjs';
import { clientFiles } from './scripts/build/client-files';
import { messages } from './scripts/build/messages/messages';
import { styles } from './scripts/build/styles/styles';
import { localSecrets } from './scripts/shop/local-secrets.mjs';

const sheets = new Map<string, string>();

/** Returns the file name of an asset. It contains the hash of the bytes, which earlier-files.mjs checks. */
const assetName = ({ names, source }: { readonly names: readonly string[]; readonly source: string | Uint8Array }) =>
  `assets/${parse(names[0] ?? 'asset').name}-${contentHash(source)}[extname]`;

const port = Number(process.env['PORT'] ?? 5173);
const stateDir = process.env['STATE_DIR'] ?? '.wrangler/state';

/** Returns where `npm run dev` stores its state, and the settings that it adds to wrangler.toml. */
const localWorker = () => ({
  persistState: { path: stateDir },
  config: { vars: { ...localSecrets(stateDir), DEMO: 'on', SHOP_ORIGIN: `http://localhost:${port}` } },
});

export default defineConfig(({ command }) => ({
  plugins: [
    messages(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Loaders are in the chunks of their screens, so that a page downloads only its own loader.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent'], ['errorComponent'], ['notFoundComponent']],
      },
      routesDirectory: 'client/routes',
      generatedRouteTree: 'client/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    // Fast refresh would make main.tsx import itself, and an edit would then hydrate the document twice.
    react({ exclude: [/\/node_modules\//, /\/client\/main\.tsx$/] }),
    styles(sheets),
    clientFiles(sheets),
    cloudflare({ remoteBindings: false, ...(command === 'serve' ? localWorker() : {}) }),
  ],
  css: {
    modules:
      command === 'build' ? { generateScopedName: classNames(import.meta.dirname), localsConvention: 'camelCase' } : {},
  },
  // The shim is for React 17 (0.5 kB).
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  // The client is built first: the Worker includes the list of its chunks.
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'dogear']) {
        const environment = builder.environments[name];
        if (!environment) throw new Error(`no build environment ${name}`);
        await builder.build(environment);
      }
    },
  },
  // The barcode decoder is a separate build.
  worker: { rolldownOptions: { output: { assetFileNames: assetName } } },
  environments: {
    dogear: {
      // The Worker's runtime asks for one module at a time. Vite prepares its imports before it asks for them.
      dev: { preTransformRequests: true },
      build: {
        // Names stay, so that a stack trace in the log can be read.
        rolldownOptions: { output: { minify: { mangle: false, compress: true, codegen: true } } },
      },
    },
    client: {
      build: {
        // clientFiles minifies one chunk per language, after it has inserted the language.
        minify: false,
        cssMinify: true,
        modulePreload: false,
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { main: 'client/main.tsx' },
          // Reads of properties in React and the router have no side effects.
          treeshake: { propertyReadSideEffects: false },
          output: {
            // clientFiles adds the hash to the names of scripts.
            chunkFileNames: ({ name }) => `assets/${chunkName(name)}.js`,
            entryFileNames: 'assets/[name].js',
            assetFileNames: assetName,
            // linkChunks shortens export names so that they are independent of each other.
            minifyInternalExports: false,
            codeSplitting: { groups: chunkGroups(import.meta.dirname) },
          },
        },
      },
    },
  },
  // Two servers with states of their own do not overwrite each other's cache.
  ...(process.env['STATE_DIR'] === undefined ? {} : { cacheDir: join(stateDir, 'vite') }),
  server: {
    port,
    // node_modules may be a link to a folder outside.
    fs: { allow: [searchForWorkspaceRoot(import.meta.dirname), realpathSync('node_modules')] },
    watch: { ignored: ['**/messages/compiled/messages/**', '**/*.new', '**/.wrangler/**', '**/.tsc/**', '**/dist/**'] },
  },
}));
