import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import type { Shell } from 'virtual:shell';
import { readVersions, versionsFile } from './earlier-files.mjs';
import { chunkName, type Manifest } from './shell';

const scanning = 'client/routes/bulk-scanning.tsx';

/** Returns the chunks that the scanning page can load, at once or later, and those of the frame of every page. */
function chunksOf(manifest: Manifest, shell: Shell): string[] {
  const seen = new Set<string>();
  const chunks = new Set([shell.entry, ...shell.entryImports]);
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    chunks.add(chunkName(chunk.file));
    const later = (chunk.dynamicImports ?? []).filter(
      (next) => !next.includes('/routes/') || next.startsWith(scanning),
    );
    for (const next of [...(chunk.imports ?? []), ...later]) visit(next);
  };
  for (const [key, chunk] of Object.entries(manifest)) {
    if (key.startsWith(scanning) || chunkName(chunk.file) === shell.entry) visit(key);
  }
  return [...chunks];
}

/**
 * Writes `service-worker.js` into `out`, which caches the scanning page for use without a network.
 * It contains the build's version, so each build has its own worker. The other files must be written before.
 * @throws an Error where the build has no scanning page, or no styles for it.
 */
export async function writeOfflineWorker(root: string, out: string, manifest: Manifest, shell: Shell): Promise<void> {
  if (!Object.keys(manifest).some((key) => key.startsWith(scanning)))
    throw new Error(`${scanning} is not in the build`);
  // Fonts, the script and the wasm of the decoder are the same for all languages.
  const [{ files: written } = { files: [] }] = readVersions(readFileSync(join(out, 'assets', versionsFile), 'utf8'));
  const shared = written.filter((file) => /\.(?:woff2|wasm)$/.test(file) || file.startsWith('decoder-worker-'));
  const sheet = shell.sheets['/bulk-scanning'];
  if (sheet === undefined) throw new Error('the scanning page has no styles');
  const offlineBuild = {
    version: shell.version,
    files: [...shell.styles, sheet, ...shared].map((name) => `/assets/${name}`).toSorted(),
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
}
