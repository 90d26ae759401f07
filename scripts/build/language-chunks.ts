import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'rolldown/utils';
import type { Plugin } from 'vite';
import type { Shell } from 'virtual:shell';
import { languages } from '../../domain/language';
import { linkChunks } from './chunk-links';
import { writeVersions } from './earlier-files.mjs';
import { contentHash, isNamedByContent } from './file-names.mjs';
import { joinRuntime, withoutRuntime } from './join-runtime';
import { sheetOfRoute, type Sheets } from './style-sheets';

/** Name that stands for the language in a chunk until the chunk is written once per language. */
const marker = '__LANGUAGE__';
/** End of a compiled message: it reads the language at each call and passes its inputs on. */
const lookUp = new RegExp(
  String.raw`(export const \w+ = )(?:\/\*\*.*?\*\/\s*)?\(\(inputs(?: = \{\})?, options = \{\}\) => \{\s*` +
    String.raw`const locale = experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\);?\n([^}]*)\}\);?\s*$`,
);

/**
 * Replaces that end by the message of one language: `export const x = "de" === "de" ? de_x : en_x`.
 * The minifier keeps only that message.
 */
function chosenOnce(start: string, choices: string): string {
  return (
    start +
    choices
      .replaceAll(/\tif \(locale === ("\w+")\) return (\w+)\(inputs\);?\n/g, `${marker} === $1 ? $2 : `)
      .replace(/\treturn (\w+)\(inputs\);?\n/, '$1;')
  );
}

/**
 * Replaces the message compiler's runtime (3 kB): a fixed language needs only the functions that
 * client/lib/language.ts imports.
 */
const runtimeOfOneLanguage = `
export const experimentalStaticLocale = undefined;
export const getLocale = () => ${marker};
export const overwriteGetLocale = () => undefined;
`;

/**
 * Replaces Vite's preload function (2 kB): `linkChunks` removes its calls, scripts/build/style-sheets.ts loads styles.
 */
const plainImport = 'export const __vitePreload = (load) => load();';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

/**
 * Writes every script chunk once per language after one build. The minifier leaves only that language's messages in it.
 * A file's name is the hash of its bytes: it keeps its name until it changes, and languages share files without text.
 * Chunks import each other through the import map of the page.
 */
export function languageChunks(sheets: Sheets): Plugin {
  let root = '';
  return {
    name: 'dogear-language-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      root = config.root;
    },
    transform(code, id) {
      if (id === '\0vite/preload-helper.js') return { code: plainImport, map: null };
      if (id.endsWith('/messages/compiled/runtime.js')) return { code: runtimeOfOneLanguage, map: null };
      if (!/\/messages\/compiled\/messages\/(?!_index)[^/]+\.js$/.test(id)) return null;
      const replaced = code.replace(lookUp, (_all, start: string, choices: string) => chosenOnce(start, choices));
      if (replaced === code || /\breturn \w+\(inputs\)/.test(replaced))
        this.error(`${id}: the language look-up was not found`);
      return { code: replaced, map: null };
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(options, bundle) {
        const out = options.dir ?? join(root, 'dist/client');
        const assets = join(out, 'assets');
        const list = join(out, '.vite/manifest.json');
        const manifest = withoutRuntime<ManifestChunk>(JSON.parse(readFileSync(list, 'utf8')));
        writeFileSync(list, JSON.stringify(manifest, null, 1));
        const { file: entry } =
          Object.values(manifest).find(({ isEntry }) => isEntry) ?? this.error('the client build has no entry');
        const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
        // The bundler treats a web worker's script as an asset. It has no messages, and import maps do not apply to it.
        const workers = scripts.filter((name) => bundle[`assets/${name}`]?.type === 'asset');
        const addresses = await renameWorkers(assets, workers);
        const chunks = scripts.filter((name) => !workers.includes(name));
        const sources = new Map(chunks.map((name) => [name, addresses(readFileSync(join(assets, name), 'utf8'))]));
        joinRuntime(sources, bare(entry));
        for (const name of chunks) rmSync(join(assets, name));
        const linked = linkChunks(new Map([...sources].map(([name, code]) => [chunkName(name), code])));
        const files = await writeLanguages(assets, linked);
        const shell = shellOf(manifest, sheets, readdirSync(assets), files);
        writeFileSync(join(root, 'dist/shell.json'), JSON.stringify(shell, null, 1));
        const written = readdirSync(assets).toSorted();
        const other = written.filter((name) => !isNamedByContent(name, readFileSync(join(assets, name))));
        if (other.length > 0) this.error(`the names are not those of the content: ${other.join(', ')}`);
        writeVersions(assets, [{ version: shell.version, date: new Date().toISOString(), files: written }]);
      },
    },
  };
}

const bare = (file: string) => file.replace(/^assets\//, '');
const chunkName = (file: string) => bare(file).replace(/\.js$/, '');

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

/**
 * Writes chunks once per language. `chunks` has the linked code by name.
 * Returns the hash of each file by language and chunk.
 */
export async function writeLanguages(
  assets: string,
  chunks: ReadonlyMap<string, string>,
): Promise<Record<string, Record<string, string>>> {
  const files: Record<string, Record<string, string>> = Object.fromEntries(languages.map((language) => [language, {}]));
  for (const [chunk, source] of chunks) {
    const shared = source.includes(marker) ? null : await smallScript(chunk, source);
    for (const language of languages) {
      const code = shared ?? (await smallScript(chunk, source.replaceAll(marker, JSON.stringify(language))));
      const hash = contentHash(code);
      writeFileSync(join(assets, `${chunk}-${hash}.js`), code);
      Object.assign(files[language] ?? {}, { [chunk]: hash });
    }
  }
  return files;
}

async function smallScript(name: string, code: string): Promise<string> {
  const small = await minify(`${name}.js`, code, {
    module: true,
    compress: { target: 'es2022' },
    mangle: { toplevel: true },
  });
  if (small.errors.length > 0) throw new Error(`${name}: ${small.errors[0]?.message ?? 'not minified'}`);
  return small.code;
}

/** Returns the route id of a route file: `books.$isbn` is `/books/$isbn`, `index` is `/`. */
function routeId(file: string): string {
  return `/${file.replaceAll('.', '/')}`.replace(/\/route$/, '').replace(/\/index$/, '/');
}

function shellOf(
  manifest: Readonly<Record<string, ManifestChunk>>,
  sheets: Sheets,
  assets: readonly string[],
  files: Shell['files'],
): Shell {
  const withImports = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunkName(chunk.file))) return seen;
    seen.add(chunkName(chunk.file));
    for (const next of chunk.imports ?? []) withImports(next, seen);
    return seen;
  };
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  const entry = chunkName(manifest[entryKey]?.file ?? '');
  const first = withImports(entryKey);
  const routes: Record<string, string[]> = {};
  const shop = sheets.get('') ?? '';
  const own: Record<string, string> = {};
  for (const key of Object.keys(manifest)) {
    const route = /client\/routes\/(.+)\.tsx\?tsr-split=.*component/.exec(key)?.[1];
    if (route === undefined) continue;
    routes[routeId(route)] = [...withImports(key)].filter((chunk) => !first.has(chunk));
    const sheet = sheets.get(sheetOfRoute(route) ?? '');
    if (sheet !== undefined && sheet !== shop) own[routeId(route)] = sheet;
  }
  const content = {
    entry,
    styles: [shop],
    sheets: own,
    fonts: assets.filter((file) => file.endsWith('.woff2')),
    entryImports: [...first].filter((chunk) => chunk !== entry),
    routes,
    lateSheets: Object.fromEntries([...sheets].filter(([name]) => name !== '')),
    files,
  };
  // Each file name contains the hash of its bytes, so this hash covers everything that the browser loads.
  return { version: contentHash(JSON.stringify(content)), ...content };
}
