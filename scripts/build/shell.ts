import type { Shell } from 'virtual:shell';
import { contentHash } from './file-names.mjs';
import { sheetOfRoute, typefacesSheet, type Sheets } from './styles/styles';
import { latinFiles } from './styles/typefaces';

/** Part of Vite's list of built files, by the path of their source. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly imports?: readonly string[];
      readonly dynamicImports?: readonly string[];
      readonly isEntry?: boolean;
    }
  >
>;

/** Returns the name of a chunk by its file: without folder and `.js`. */
export const chunkName = (file: string): string => file.replace(/^assets\//, '').replace(/\.js$/, '');

/** Returns the route id of a route file: `books.$isbn` is `/books/$isbn`, `index` is `/`. */
function routeId(file: string): string {
  return `/${file.replaceAll('.', '/')}`.replace(/\/route$/, '').replace(/\/index$/, '/');
}

/**
 * Returns what the Worker must know of a build (worker/virtual-shell.d.ts). `typefaces` is the text of their sheet,
 * `files` has the hash of each chunk's file by language.
 */
export function shellOf(manifest: Manifest, sheets: Sheets, typefaces: string, files: Shell['files']): Shell {
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
    typefaces: sheets.get(typefacesSheet) ?? '',
    latinFiles: latinFiles(typefaces),
    entryImports: [...first].filter((chunk) => chunk !== entry),
    routes,
    lateSheets: Object.fromEntries([...sheets].filter(([name]) => name !== '' && name !== typefacesSheet)),
    files,
  };
  // Each file name contains the hash of its bytes, so this hash covers everything that the browser loads.
  return { version: contentHash(JSON.stringify(content)), ...content };
}
