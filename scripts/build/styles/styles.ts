import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { contentHash } from '../file-names.mjs';
import { splitTypefaces } from './typefaces';

/**
 * Route files of screens with a style sheet of their own, by the sheet's name. No first page needs their styles.
 * Styles that other screens use too are in the shop's sheet.
 */
const sheets: Readonly<Record<string, RegExp>> = {
  desk: /^desk\//,
  trade: /^(?:trades\/|find-trade|withdraw)/,
  room: /^(?:account-details|delete-account)/,
  scanning: /^bulk-scanning/,
  chat: /^chat-bot/,
};

const fileOf = (sheet: string) => `${sheet === '' ? 'shop' : sheet}.css`;
const routeOf = (id: string) => /\/client\/routes\/([^?]+)\.tsx/.exec(id)?.[1] ?? null;

/** Returns the name of a route's own sheet, or null for the shop's. `route` is its file without `.tsx`. */
export const sheetOfRoute = (route: string): string | null =>
  Object.keys(sheets).find((name) => sheets[name]?.test(route)) ?? null;

/** Name of the sheet of the typefaces, which each page has in its HTML. */
export const typefacesSheet = 'typefaces';

/** Sheets of a build by name (`''` is the shop's), from the bundler's output. */
export type Sheets = ReadonlyMap<string, string>;

/**
 * Returns the chunks that `roots` reach. Follows an `import()` only where `isFollowed` allows it.
 * Imported chunks come first, because the order of styles depends on it.
 */
function reachableChunks(
  roots: readonly string[],
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  isFollowed: (from: string, to: string) => boolean,
): Set<string> {
  const [begun, reached, later] = [new Set<string>(), new Set<string>(), new Set(roots)];
  const visit = (file: string) => {
    const chunk = chunks.get(file);
    if (chunk === undefined || begun.has(file)) return;
    begun.add(file);
    for (const next of chunk.imports) visit(next);
    reached.add(file);
    for (const next of chunk.dynamicImports) if (isFollowed(file, next)) later.add(next);
  };
  // The loop also visits chunks that are added during it.
  for (const file of later) visit(file);
  return reached;
}

const camelCase = (name: string) => name.replaceAll(/-+(\w)/g, (_all, letter: string) => letter.toUpperCase());

/**
 * Replaces `styles['give-filled']` by an import of that class, in files that look up only literal names.
 * The script then contains no table of classes. `css.modules.localsConvention` exports them in camel case.
 */
function withNamedClasses(code: string): string {
  let changed = code;
  for (const [statement, name, file] of code.matchAll(/import (\w+) from (["'][^"']+\.module\.css["'])/g)) {
    const uses = [...code.matchAll(new RegExp(String.raw`\b${name}\b`, 'g'))].length - 1;
    const lookUp = new RegExp(String.raw`\b${name}\[(["'])([\w-]+)\1\]`, 'g');
    if ([...code.matchAll(lookUp)].length !== uses) continue;
    changed = changed
      .replace(statement, `import * as ${name} from ${file}`)
      .replaceAll(lookUp, (_all, _quote, key: string) => `${name}.${camelCase(key)}`);
  }
  return changed;
}

/** Makes the import of a route's screen wait for the route's own sheet. */
const withWaiting = (code: string, sheet: string) =>
  code.replaceAll(
    /\(\) => (import\((["'])[^"']+\?tsr-split=[^"']+\2\))/g,
    `() => withSheet(import.meta.resolve("~${sheet}.css"), $1)`,
  );

/** Returns the sheet to which a chunk belongs by its route; null for the shop's. */
function sheetOfChunk(chunk: Rolldown.OutputChunk | undefined): string | null {
  const routes = (chunk?.moduleIds ?? []).flatMap((id) => (id.includes('?tsr-split') ? [routeOf(id) ?? ''] : []));
  return routes.map(sheetOfRoute).find((each) => each !== null) ?? null;
}

/** Returns the chunks that only pages with a sheet of their own reach, by sheet, and those of all other pages. */
function chunksOfSheets(chunks: ReadonlyMap<string, Rolldown.OutputChunk>) {
  const sheetOf = (file: string) => sheetOfChunk(chunks.get(file));
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const shop = reachableChunks(entries, chunks, (_from, to) => sheetOf(to) === null);
  const ofSheets = Object.keys(sheets).map((name) => {
    const roots = [...chunks.keys()].filter((file) => sheetOf(file) === name);
    return [name, reachableChunks(roots, chunks, (from) => !shop.has(from))] as const;
  });
  return { shop, ofSheets };
}

/** Removes the style sheets of chunks from a bundle. Returns their text by the sheet to which it belongs. */
function takeStyles(bundle: Rolldown.OutputBundle): Map<string, string> {
  const chunks = new Map(
    Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])),
  );
  const { shop, ofSheets } = chunksOfSheets(chunks);
  const texts = new Map(['', ...Object.keys(sheets)].map((name) => [name, '']));
  for (const file of new Set([...shop, ...ofSheets.flatMap(([, reached]) => [...reached])])) {
    // The styles of a chunk that several sheets need are in the shop's.
    const owners = shop.has(file) ? [] : ofSheets.flatMap(([name, reached]) => (reached.has(file) ? [name] : []));
    const sheet = owners.length === 1 ? (owners[0] ?? '') : '';
    const own = chunks.get(file)?.viteMetadata?.importedCss ?? new Set();
    for (const name of own) {
      const asset = bundle[name];
      if (asset?.type === 'asset') texts.set(sheet, `${texts.get(sheet) ?? ''}${String(asset.source)}`);
      delete bundle[name];
    }
    own.clear();
  }
  return texts;
}

/** Separates the typefaces from the shop's sheet, and names each sheet by its content. Returns the files by sheet. */
function nameSheets(assets: string): Map<string, string> {
  const textOf = (name: string) => {
    const path = join(assets, fileOf(name));
    const text = readFileSync(path, 'utf8');
    rmSync(path);
    return text;
  };
  // A sheet that has typefaces makes the browser lay out all text again.
  const { typefaces, rest } = splitTypefaces(textOf(''));
  const texts = new Map([
    ['', rest],
    [typefacesSheet, typefaces],
    ...Object.keys(sheets).map((name) => [name, textOf(name)] as const),
  ]);
  return new Map(
    [...texts].map(([name, text]) => {
      const file = fileOf(name).replace('.css', `-${contentHash(text)}.css`);
      writeFileSync(join(assets, file), text);
      return [name, file];
    }),
  );
}

/**
 * Joins the styles of the build's chunks: the shop's sheet, which every page has, and one for each group of `sheets`.
 * The typefaces are a sheet of their own. A page loads its route's sheet with its script. Client navigation
 * waits for the sheet (client/lib/parts/with-sheet.ts).
 * Scripts get their classes as names, without tables. A class that no sheet has fails the build.
 * Adds the sheets' files to `written`.
 */
export function styles(written: Map<string, string>): Plugin {
  return {
    name: 'dogear-styles',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      order: 'post',
      handler(code, id) {
        // Without side effects the bundler would drop a style sheet whose table is gone.
        if (id.endsWith('.module.css')) return { code, map: null, moduleSideEffects: 'no-treeshake' };
        if (!/\/client\/.*\.tsx?(?:\?|$)/.test(id)) return null;
        const named = withNamedClasses(code);
        const sheet = id.includes('?') ? null : sheetOfRoute(routeOf(id) ?? '');
        if (sheet === null) return named === code ? null : { code: named, map: null };
        const waiting = withWaiting(named, sheet);
        if (waiting === named) this.error(`${id}: the import of its screen was not found`);
        return { code: `import { withSheet } from '/client/lib/parts/with-sheet';\n${waiting}`, map: null };
      },
    },
    onLog(_level, log) {
      if (log.code === 'IMPORT_IS_UNDEFINED' && log.message.includes('.module.css'))
        this.error(`a class that its sheet does not have: ${log.message}`);
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const [name, source] of takeStyles(bundle))
          this.emitFile({ type: 'asset', fileName: `assets/${fileOf(name)}`, source });
      },
    },
    // Vite still changes the styles after generateBundle.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = 'dist/client' }) {
        for (const [name, file] of nameSheets(join(dir, 'assets'))) written.set(name, file);
      },
    },
  };
}
