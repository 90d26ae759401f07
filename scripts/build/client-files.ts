import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Shell } from 'virtual:shell';
import { linkChunks } from './chunk-links';
import { writeVersions } from './earlier-files.mjs';
import { contentHash, isNamedByContent } from './file-names.mjs';
import { smallScript, writeLanguages } from './language-files';
import { writeOfflineWorker } from './offline-worker';
import { chunkName, shellOf, type Manifest } from './shell';
import { styleRules } from './styles/style-rules';
import { typefacesSheet, type Sheets } from './styles/styles';

/** Replaces Vite's preload function (2 kB): `linkChunks` removes its calls, styles/styles.ts loads styles. */
const plainImport = 'export const __vitePreload = (load) => load();';
const shellModule = '\0virtual:shell';
const rulesModule = '\0virtual:style-rules';

/**
 * Writes the client's files after one build: every chunk once per language, named by the hash of its bytes, and the
 * offline worker. A file keeps its name until it changes, and languages share files without text. Chunks import each
 * other through the import map of the page. Facts of the build go to `dist/shell.json` and to the Worker as
 * `virtual:shell`, the rules of the styles as `virtual:style-rules`. Both are empty in `npm run dev` and in tests.
 * `sheets` has the names that `styles` wrote.
 */
export function clientFiles(sheets: Sheets): Plugin {
  let root = '';
  let isBuild = false;
  return {
    name: 'dogear-client-files',
    configResolved({ root: folder, command }) {
      root = folder;
      isBuild = command === 'build';
    },
    resolveId: (id) => (['virtual:shell', 'virtual:style-rules'].includes(id) ? `\0${id}` : null),
    load(id) {
      const written = (name: string) => readFileSync(join(root, 'dist', name), 'utf8');
      if (id === rulesModule)
        return `export const styleRules = ${JSON.stringify(isBuild ? written('style-rules.json') : '{}')};`;
      return id === shellModule ? `export const shell = ${isBuild ? written('shell.json') : 'null'};` : null;
    },
    transform(_code, id) {
      return isBuild && id === '\0vite/preload-helper.js' ? { code: plainImport, map: null } : null;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }, bundle) {
        if (this.environment.name !== 'client') return;
        const out = dir ?? join(root, 'dist/client');
        const wrong = await writeClientFiles({ root, out, bundle, sheets });
        if (wrong.length > 0) this.error(`the names are not those of the content: ${wrong.join(', ')}`);
      },
    },
  };
}

/** Takes the chunks out of the folder of the assets. Returns their linked code by name. */
async function takeChunks(assets: string, bundle: Rolldown.OutputBundle): Promise<Map<string, string>> {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  // The bundler treats a web worker's script as an asset. It has no messages, and import maps do not apply to it.
  const workers = scripts.filter((name) => bundle[`assets/${name}`]?.type === 'asset');
  const withNewNames = await renameWorkers(assets, workers);
  const chunks = scripts.filter((name) => !workers.includes(name));
  const sources = chunks.map((name) => {
    const code = withNewNames(readFileSync(join(assets, name), 'utf8'));
    rmSync(join(assets, name));
    return [chunkName(name), code] as const;
  });
  return linkChunks(new Map(sources));
}

/** Writes the facts of the build for the Worker, and the rules of its styles. */
function writeFacts(root: string, { assets, shell, sheets }: { assets: string; shell: Shell; sheets: Sheets }): void {
  writeFileSync(join(root, 'dist/shell.json'), JSON.stringify(shell, null, 1));
  const rules = [...sheets.values()].map((file) => [file, styleRules(readFileSync(join(assets, file), 'utf8'))]);
  writeFileSync(join(root, 'dist/style-rules.json'), JSON.stringify(Object.fromEntries(rules)));
}

/**
 * Writes all files of the client into the folder `out`. Returns the files whose names are not those of their content.
 */
async function writeClientFiles({
  root,
  out,
  bundle,
  sheets,
}: {
  readonly root: string;
  readonly out: string;
  readonly bundle: Rolldown.OutputBundle;
  readonly sheets: Sheets;
}): Promise<string[]> {
  const assets = join(out, 'assets');
  const manifest: Manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
  const files = await writeLanguages(assets, await takeChunks(assets, bundle));
  const typefaces = readFileSync(join(assets, sheets.get(typefacesSheet) ?? ''), 'utf8');
  const shell = shellOf(manifest, sheets, typefaces, files);
  writeFacts(root, { assets, shell, sheets });
  const written = readdirSync(assets).toSorted();
  const wrong = written.filter((name) => !isNamedByContent(name, readFileSync(join(assets, name))));
  if (wrong.length > 0) return wrong;
  writeVersions(assets, [{ version: shell.version, date: new Date().toISOString(), files: written }]);
  await writeOfflineWorker(root, out, manifest, shell);
  return [];
}

/** Minifies the scripts of web workers and names them by their bytes. Returns a function that inserts the new names. */
async function renameWorkers(assets: string, files: readonly string[]): Promise<(code: string) => string> {
  const renamed = new Map<string, string>();
  for (const file of files) {
    const code = await smallScript(file, readFileSync(join(assets, file), 'utf8'));
    rmSync(join(assets, file));
    const name = `${file.replace(/-[\w-]{8}\.js$/, '')}-${contentHash(code)}.js`;
    writeFileSync(join(assets, name), code);
    renamed.set(file, name);
  }
  return (code) => [...renamed].reduce((rest, [before, after]) => rest.replaceAll(before, after), code);
}
