import { parse } from 'node:path';
import { cloudflare } from '@cloudflare/vite-plugin';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/build/chunk-groups';
import { classNames } from './scripts/build/class-names';
import { contentHash } from './scripts/build/file-names.mjs';
import { languageChunks } from './scripts/build/language-chunks';
import { messageOptions } from './scripts/build/message-options.mjs';
import { offlineWorker } from './scripts/build/offline-worker';
import { shellModule } from './scripts/build/shell-module';
import { smallRoutes } from './scripts/build/small-routes';
import { apartNames, reactNames, styleNames } from './scripts/build/static-names';
import { styleSheets } from './scripts/build/style-sheets';

const sheets = new Map<string, string>();

/** Returns the file name of an asset. It contains the hash of the bytes, which earlier-files.mjs checks. */
const assetName = ({ names, source }: { readonly names: readonly string[]; readonly source: string | Uint8Array }) =>
  `assets/${parse(names[0] ?? 'asset').name}-${contentHash(source)}[extname]`;

export default defineConfig(({ command }) => ({
  plugins: [
    // The build compiles messages in a separate process beforehand (scripts/build.mjs).
    command === 'serve' ? paraglideVitePlugin(messageOptions) : null,
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Loaders are in the chunks of their screens, so that a page downloads only its own loader.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent'], ['errorComponent'], ['notFoundComponent']],
        // Every page has the frame. It is in the first file, which compresses better as a whole.
        splitBehavior: ({ routeId }) => (routeId === '/$lng' ? [] : undefined),
      },
      routesDirectory: 'client/routes',
      generatedRouteTree: 'client/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    smallRoutes(),
    reactNames(),
    styleNames(),
    apartNames(),
    styleSheets(sheets),
    languageChunks(sheets),
    offlineWorker(),
    shellModule(),
    cloudflare({ remoteBindings: false }),
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
    client: {
      build: {
        // languageChunks minifies one chunk per language, after it has inserted the language.
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
            // languageChunks adds the hash to the names of scripts.
            chunkFileNames: 'assets/[name].js',
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
  server: { port: Number(process.env['PORT'] ?? 5173) },
}));
