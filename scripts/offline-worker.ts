import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import type { Plugin } from 'vite';
import type { Shell } from 'virtual:shell';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const scanning = 'client/routes/$lng/bulk-scanning.tsx';

/**
 * Scripts that the scanning page can ask for: what it loads at once, what it loads by and by, and what the frame
 * around every page does; other pages' are none of them.
 */
function scriptsOf(manifest: Readonly<Record<string, ManifestChunk>>, shell: Shell): string[] {
  const seen = new Set<string>();
  const files = new Set([shell.entry, ...shell.entryImports]);
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    files.add(chunk.file.replace(/^assets\//, ''));
    const later = (chunk.dynamicImports ?? []).filter((next) => !next.includes('/routes/') || next.startsWith(scanning));
    for (const next of [...(chunk.imports ?? []), ...later]) visit(next);
  };
  for (const [key, chunk] of Object.entries(manifest)) {
    if (key.startsWith(scanning) || chunk.file === `assets/${shell.entry}`) visit(key);
  }
  return [...files];
}

/**
 * Writes `service-worker.js`, which keeps the scanning page for times without a network (client/lib/offline). It knows
 * the build's files, so that each build has its own worker; after languageChunks, whose files they are.
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
        const manifest: Record<string, ManifestChunk> = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
        const shell: Shell = JSON.parse(readFileSync(join(root, 'dist/shell.json'), 'utf8'));
        if (!Object.keys(manifest).some((key) => key.startsWith(scanning))) this.error(`${scanning} is not in the build`);
        // Styles, fonts, the reader's worker and its wasm are the same for all languages.
        const shared = readdirSync(join(out, 'assets'), { withFileTypes: true }).flatMap((file) => (file.isFile() && /\.(?:woff2|js|wasm)$/.test(file.name) ? [file.name] : []));
        const styles = [...shell.styles, shell.sheets['/$lng/bulk-scanning'] ?? this.error('the scanning page has no styles')];
        const files = [...scriptsOf(manifest, shell).map((file) => `/assets/{folder}/${file}`), ...[...styles, ...shared].map((name) => `/assets/${name}`)].toSorted();
        const version = createHash('sha256').update(shell.version).update(files.join()).digest('hex').slice(0, 10);
        const offlineBuild = { version, files, folder: shell.version, mark: `/assets/{folder}/${shell.entry}` };
        await build({
          input: join(root, 'client/lib/offline/service-worker.ts'),
          output: { file: join(out, 'service-worker.js'), format: 'iife', minify: true, intro: `const offlineBuild = ${JSON.stringify(offlineBuild)};` },
          logLevel: 'warn',
        });
      },
    },
  };
}
