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

/** Name of an asset's file: it has the hash of the bytes, as earlier-files.mjs checks. */
const assetName = ({ names, source }: { readonly names: readonly string[]; readonly source: string | Uint8Array }) =>
  `assets/${parse(names[0] ?? 'asset').name}-${contentHash(source)}[extname]`;

export default defineConfig(({ command }) => ({
  plugins: [
    // The build compiles messages in a process of its own beforehand (scripts/build.mjs).
    command === 'serve' ? paraglideVitePlugin(messageOptions) : null,
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Loaders travel with their screens, so that a page downloads no other page's.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent'], ['errorComponent'], ['notFoundComponent']],
        // The frame stands around every page: it is in the first file, which compresses better whole.
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
  // The client first: the Worker takes the list of its chunks with it.
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'dogear']) {
        const environment = builder.environments[name];
        if (!environment) throw new Error(`no build environment ${name}`);
        await builder.build(environment);
      }
    },
  },
  // The decoder of barcodes is a build of its own.
  worker: { rolldownOptions: { output: { assetFileNames: assetName } } },
  environments: {
    client: {
      build: {
        // One chunk per language is minified by languageChunks, after the language is put in.
        minify: false,
        cssMinify: true,
        modulePreload: false,
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { main: 'client/main.tsx' },
          // React and the router read no properties for their side effects.
          treeshake: { propertyReadSideEffects: false },
          output: {
            // Scripts get a hash in their names when languageChunks writes them.
            chunkFileNames: 'assets/[name].js',
            entryFileNames: 'assets/[name].js',
            assetFileNames: assetName,
            // linkChunks gives short names that do not depend on each other.
            minifyInternalExports: false,
            codeSplitting: { groups: chunkGroups(import.meta.dirname) },
          },
        },
      },
    },
  },
  server: { port: Number(process.env['PORT'] ?? 5173) },
}));
