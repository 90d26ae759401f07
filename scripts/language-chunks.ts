import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'rolldown/utils';
import type { Plugin } from 'vite';
import type { Shell } from 'virtual:shell';
import { languages } from '../domain/language';
import { joinRuntime, withoutRuntime } from './join-runtime';
import { ownExportNames } from './own-export-names';
import { sheetOfRoute, withAddresses, type Sheets } from './style-sheets';

/** Name that stands for the language in a chunk until the chunk is written once per language. */
const marker = '__LANGUAGE__';
/** What a compiled message ends with: it asks for the language at each call and hands its inputs on. */
const lookUp =
  /(export const \w+ = )(?:\/\*\*.*?\*\/\s*)?\(\(inputs(?: = \{\})?, options = \{\}\) => \{\s*const locale = experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\);?\n([^}]*)\}\);?\s*$/;

/** The message itself instead, chosen once: `export const x = "de" === "de" ? de_x : en_x`, of which minifying leaves one. */
function chosenOnce(start: string, choices: string): string {
  return start + choices
    .replaceAll(/\tif \(locale === ("\w+")\) return (\w+)\(inputs\);?\n/g, `${marker} === $1 ? $2 : `)
    .replace(/\treturn (\w+)\(inputs\);?\n/, '$1;');
}

/** All that is left of the message compiler's runtime (3 kB) where the language is fixed: client/lib/language.ts asks for these. */
const runtimeOfOneLanguage = `
export const experimentalStaticLocale = undefined;
export const getLocale = () => ${marker};
export const overwriteGetLocale = () => undefined;
`;

/** Styles come by scripts/style-sheets.ts, and the page's own chunks are in its head: nothing is left for Vite's preloading (2 kB) to do. */
const plainImport = 'export const __vitePreload = (load) => load();';

/** A chunk with plain `import()`s, without Vite's wrapper around each. */
function withoutPreload(code: string): string {
  const loaded = String.raw`(import\([^()]*\)(?:\.then\(\(\w+\) => \w+\.[\w$]+\))?)`;
  const end = String.raw`, (?:\[\]|void 0)\)`;
  const plain = code
    .replaceAll(new RegExp(String.raw`__vitePreload\(\(\) => ${loaded}${end}`, 'g'), '$1')
    .replaceAll(new RegExp(String.raw`__vitePreload\(async \(\) => \{\s*const \{[^}]*\} = await ${loaded};\s*return \{[^}]*\};\s*\}${end}`, 'g'), '$1')
    .replaceAll(/\b[\w$]+ as __vitePreload\b,?|\b__vitePreload(?: as [\w$]+)?,(?= |\n)|, __vitePreload(?: as [\w$]+)?(?= \})/g, '');
  if (plain.includes('__vitePreload(')) throw new Error('Vite wraps an import() in another form');
  return plain;
}

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

/**
 * Gives each visitor one language: builds once, then writes every script chunk once per language into
 * `assets/{language}-{version}/`, so that only that language's messages are left in it after minifying.
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
      if (replaced === code || /\breturn \w+\(inputs\)/.test(replaced)) this.error(`${id}: the language look-up was not found`);
      return { code: replaced, map: null };
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(options, bundle) {
        const out = options.dir ?? join(root, 'dist/client');
        const assets = join(out, 'assets');
        // A web worker's script is an asset to the bundler, says nothing, and stays one for all languages.
        const isAsset = (name: string) => bundle[`assets/${name}`]?.type === 'asset';
        const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
        await Promise.all(scripts.filter(isAsset).map(async (name) => writeFileSync(join(assets, name), await smallScript(name, readFileSync(join(assets, name), 'utf8')))));
        const list = join(out, '.vite/manifest.json');
        const manifest = withoutRuntime<ManifestChunk>(JSON.parse(readFileSync(list, 'utf8')));
        writeFileSync(list, JSON.stringify(manifest, null, 1));
        const names = scripts.filter((name) => !isAsset(name));
        const sources = new Map(names.map((name) => [name, withAddresses(withoutPreload(readFileSync(join(assets, name), 'utf8')), sheets)]));
        const { file: entry } = Object.values(manifest).find(({ isEntry }) => isEntry) ?? this.error('the client build has no entry');
        joinRuntime(sources, bare(entry));
        const hash = createHash('sha256');
        for (const name of sources.keys()) hash.update(name).update(sources.get(name) ?? '');
        for (const name of readdirSync(assets).filter((each) => each.endsWith('.css'))) hash.update(name);
        const version = hash.digest('hex').slice(0, 10);
        await Promise.all(languages.map((language) => writeLanguage(assets, language, version, sources)));
        for (const name of names) rmSync(join(assets, name));
        writeFileSync(join(root, 'dist/shell.json'), JSON.stringify(shellOf(manifest, version, sheets, readdirSync(assets)), null, 1));
      },
    },
  };
}

const bare = (file: string) => file.replace(/^assets\//, '');

async function writeLanguage(assets: string, language: string, version: string, sources: ReadonlyMap<string, string>) {
  const folder = `${language}-${version}`;
  mkdirSync(join(assets, folder), { recursive: true });
  const small = new Map<string, string>();
  for (const [name, source] of sources) small.set(name, await smallScript(name, source.replaceAll(marker, JSON.stringify(language))));
  for (const [name, code] of ownExportNames(small)) writeFileSync(join(assets, folder, name), code);
}

async function smallScript(file: string, code: string): Promise<string> {
  const small = await minify(file, code, { module: true, compress: { target: 'es2022' }, mangle: { toplevel: true } });
  if (small.errors.length > 0) throw new Error(`${file}: ${small.errors[0]?.message ?? 'not minified'}`);
  return small.code;
}

/** Route id of a route file: `$lng/books.$isbn` is `/$lng/books/$isbn`, `$lng/index` is `/$lng/`. */
function routeId(file: string): string {
  return `/${file.replaceAll('.', '/')}`.replace(/\/route$/, '').replace(/\/index$/, '/');
}

function shellOf(manifest: Readonly<Record<string, ManifestChunk>>, version: string, sheets: Sheets, files: readonly string[]): Shell {
  const withImports = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || seen.has(bare(chunk.file))) return seen;
    seen.add(bare(chunk.file));
    for (const next of chunk.imports ?? []) withImports(next, seen);
    return seen;
  };
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  const entry = manifest[entryKey];
  if (!entry) throw new Error('the client build has no entry');
  const first = withImports(entryKey);
  const routes: Record<string, string[]> = {};
  const shop = sheets.get('') ?? '';
  const own: Record<string, string> = {};
  for (const key of Object.keys(manifest)) {
    const route = /client\/routes\/(.+)\.tsx\?tsr-split=.*component/.exec(key)?.[1];
    if (route === undefined) continue;
    routes[routeId(route)] = [...withImports(key)].filter((file) => !first.has(file));
    const sheet = sheets.get(sheetOfRoute(route.replace('$lng/', '')) ?? '');
    if (sheet !== undefined && sheet !== shop) own[routeId(route)] = sheet;
  }
  return {
    version,
    entry: bare(entry.file),
    styles: [shop],
    sheets: own,
    fonts: files.filter((file) => file.endsWith('.woff2')),
    entryImports: [...first].filter((file) => file !== bare(entry.file)),
    routes,
  };
}
