import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import type { Plugin } from 'vite';
import type { Shell } from 'virtual:shell';
import { readVersions, versionsFile } from './earlier-files.mjs';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const nameOf = (file: string) => file.replace(/^assets\/(.*)\.js$/, '$1');
const scanning = 'client/routes/bulk-scanning.tsx';

/** Returns the chunks that the scanning page can load, at once or later, and those of the frame of every page. */
function chunksOf(manifest: Readonly<Record<string, ManifestChunk>>, shell: Shell): string[] {
  const seen = new Set<string>();
  const chunks = new Set([shell.entry, ...shell.entryImports]);
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    chunks.add(nameOf(chunk.file));
    const later = (chunk.dynamicImports ?? []).filter(
      (next) => !next.includes('/routes/') || next.startsWith(scanning),
    );
    for (const next of [...(chunk.imports ?? []), ...later]) visit(next);
  };
  for (const [key, chunk] of Object.entries(manifest)) {
    if (key.startsWith(scanning) || nameOf(chunk.file) === shell.entry) visit(key);
  }
  return [...chunks];
}

/**
 * Writes `service-worker.js`, which caches the scanning page for use without a network.
 * It contains the build's version, so each build has its own worker. Runs after languageChunks, which writes the files.
 */
export function offlineWorker(): Plugin {
  let root = '';
  return {
    name: 'dogear-offline-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      root = config.root;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(options) {
        const out = options.dir ?? join(root, 'dist/client');
        const manifest: Record<string, ManifestChunk> = JSON.parse(
          readFileSync(join(out, '.vite/manifest.json'), 'utf8'),
        );
        const shell: Shell = JSON.parse(readFileSync(join(root, 'dist/shell.json'), 'utf8'));
        if (!Object.keys(manifest).some((key) => key.startsWith(scanning)))
          this.error(`${scanning} is not in the build`);
        // Fonts, the script and the wasm of the decoder are the same for all languages.
        const [{ files: written } = { files: [] }] = readVersions(
          readFileSync(join(out, 'assets', versionsFile), 'utf8'),
        );
        const shared = written.filter((file) => /\.(?:woff2|wasm)$/.test(file) || file.startsWith('decoder-worker-'));
        const styles = [
          ...shell.styles,
          shell.sheets['/bulk-scanning'] ?? this.error('the scanning page has no styles'),
        ];
        const offlineBuild = {
          version: shell.version,
          files: [...styles, ...shared].map((name) => `/assets/${name}`).toSorted(),
          chunks: chunksOf(manifest, shell).toSorted(),
        };
        await build({
          input: join(root, 'client/features/scanning/offline/service-worker.ts'),
          output: {
            file: join(out, 'service-worker.js'),
            format: 'iife',
            minify: true,
            intro: `const offlineBuild = ${JSON.stringify(offlineBuild)};`,
          },
          logLevel: 'warn',
        });
      },
    },
  };
}
