import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { contentHash } from './file-names.mjs';

/**
 * Screens whose styles no first page of the shop needs, by the sheet that they have for themselves: the files of their
 * routes. What is reached from any other screen too is in the shop's own sheet.
 */
const sheets: Readonly<Record<string, RegExp>> = {
  desk: /^desk(?:\.|$)/,
  trade: /^(?:trades\.|find-trade)/,
  room: /^(?:account-details|delete-account)/,
  scanning: /^bulk-scanning/,
  talk: /^chat-bot/,
};

const fileOf = (sheet: string) => `${sheet === '' ? 'shop' : sheet}.css`;
const routeOf = (id: string) => /\/client\/routes\/\$lng\/([^?]+)\.tsx/.exec(id)?.[1] ?? null;

/**
 * The sheet of its own that a route's screen has; null for the shop's. `route` is its file below `$lng`, without
 * `.tsx`.
 */
export const sheetOfRoute = (route: string): string | null =>
  Object.keys(sheets).find((name) => sheets[name]?.test(route)) ?? null;

/** The sheets of a build by name (`''` is the shop's), by what the bundler wrote. */
export type Sheets = ReadonlyMap<string, string>;

/**
 * Chunks that `roots` reach, by `import()` only where one is `followed`; what a chunk imports comes before it, as its
 * styles must.
 */
function reach(
  roots: readonly string[],
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  followed: (from: string, to: string) => boolean,
): Set<string> {
  const [begun, reached, later] = [new Set<string>(), new Set<string>(), new Set(roots)];
  const visit = (file: string) => {
    const chunk = chunks.get(file);
    if (chunk === undefined || begun.has(file)) return;
    begun.add(file);
    for (const next of chunk.imports) visit(next);
    reached.add(file);
    for (const next of chunk.dynamicImports) if (followed(file, next)) later.add(next);
  };
  // The set grows while it is walked through.
  for (const file of later) visit(file);
  return reached;
}

/**
 * Joins the styles of the build's chunks into few sheets: the shop's, which every page has, and one for each group of
 * `sheets`. A page brings its route's sheet in its head; where one comes without a load, its script waits for the sheet
 * (client/lib/with-sheet.ts). `written` learns the sheets' files.
 */
export function styleSheets(written: Map<string, string>): Plugin {
  return {
    name: 'dogear-style-sheets',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      order: 'post',
      handler(code, id) {
        const sheet = id.includes('?') ? null : sheetOfRoute(routeOf(id) ?? '');
        if (sheet === null) return null;
        const waiting = code.replaceAll(
          /\(\) => (import\((["'])[^"']+\?tsr-split=[^"']+\2\))/g,
          `() => withSheet(import.meta.resolve("~${sheet}.css"), $1)`,
        );
        if (waiting === code) this.error(`${id}: the way to its screen was not found`);
        return { code: `import { withSheet } from '/client/lib/with-sheet';\n${waiting}`, map: null };
      },
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = new Map(
          Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])),
        );
        const sheetOf = (file: string) => {
          const routes = (chunks.get(file)?.moduleIds ?? []).flatMap((id) =>
            id.includes('?tsr-split') ? [routeOf(id) ?? ''] : [],
          );
          return routes.map(sheetOfRoute).find((each) => each !== null) ?? null;
        };
        const entries = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
        const shop = reach(entries, chunks, (_from, to) => sheetOf(to) === null);
        const groups = new Map(
          Object.keys(sheets).map((name) => [
            name,
            reach(
              [...chunks.keys()].filter((file) => sheetOf(file) === name),
              chunks,
              (from) => !shop.has(from),
            ),
          ]),
        );
        const styles = new Map(['', ...Object.keys(sheets)].map((name) => [name, '']));
        for (const file of new Set([...shop, ...[...groups.values()].flatMap((group) => [...group])])) {
          const owners = shop.has(file) ? [] : [...groups].flatMap(([name, group]) => (group.has(file) ? [name] : []));
          const sheet = owners.length === 1 ? (owners[0] ?? '') : '';
          const own = chunks.get(file)?.viteMetadata?.importedCss ?? new Set();
          for (const name of own) {
            const asset = bundle[name];
            if (asset?.type === 'asset') styles.set(sheet, `${styles.get(sheet) ?? ''}${String(asset.source)}`);
            delete bundle[name];
          }
          own.clear();
        }
        for (const [name, source] of styles)
          this.emitFile({ type: 'asset', fileName: `assets/${fileOf(name)}`, source });
      },
    },
    // Vite still changes them after generateBundle.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = 'dist/client' }) {
        for (const name of ['', ...Object.keys(sheets)]) {
          const path = join(dir, 'assets', fileOf(name));
          const file = fileOf(name).replace('.css', `-${contentHash(readFileSync(path))}.css`);
          renameSync(path, join(dir, 'assets', file));
          written.set(name, file);
        }
      },
    },
  };
}
