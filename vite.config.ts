import { cloudflare } from '@cloudflare/vite-plugin';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { languageChunks } from './scripts/language-chunks';
import { messageOptions } from './scripts/message-options.mjs';
import { shellModule } from './scripts/shell-module';

/** What home, search and book pages share; the words of problems and the rules of markets load with the screens that need them. */
const sharedByShelves =
  /client\/(ui|lib(?!\/problem-words)|features\/catalogue)|domain\/(?!market-data)|compiled\/(registry|runtime|messages\/(shell|subject|grade|copy|format|wish|home|search|book|error|author)_)/;

export default defineConfig(({ command }) => ({
  plugins: [
    // The build compiles messages in a process of its own beforehand (scripts/build.mjs).
    command === 'serve' ? paraglideVitePlugin(messageOptions) : null,
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Loaders travel with their screens, so that a page downloads no other page's.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'pendingComponent'], ['errorComponent'], ['notFoundComponent']] },
      routesDirectory: 'client/routes',
      generatedRouteTree: 'client/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    languageChunks(),
    shellModule(),
    cloudflare({ remoteBindings: false }),
  ],
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
  environments: {
    client: {
      build: {
        // One chunk per language is minified by languageChunks, after the language is put in.
        minify: false,
        cssMinify: true,
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { main: 'client/main.tsx' },
          // Few files compress better than many: what the selling screens share is one, beside the frame of every page.
          output: {
            codeSplitting: {
              groups: [
                { name: 'core', test: /node_modules/, minShareCount: 2 },
                { name: 'shop', test: sharedByShelves, minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
  },
  server: { port: Number(process.env['PORT'] ?? 5173) },
}));
