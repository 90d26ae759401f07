import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Room } from './room';

/** One file imports another; both paths begin at the repository's root. */
export interface ImportEdge {
  readonly from: string;
  readonly to: string;
  /** Only types are imported, so the import is gone in the running code. */
  readonly isTypeOnly: boolean;
}

/** Imports of values and types: `import … from`, `export … from`, `import '…'`, `import('…')`, `typeof import('…')`. */
const importPattern =
  /(?:\b(?:import|export)\s+(type\s)?\s*([\w$*{}\s,]*?)\s*\bfrom\s*|(\btypeof\s+)?\bimport\s*\(?\s*)['"]([^'"]+)['"]/g;
const endings = ['', '.ts', '.tsx', '.json'];

/** Returns the files of folders that Git tracks or would add. */
export const filesOf = (...folders: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));

const namesTypesOnly = (names: string) =>
  /^\{.*\}$/s.test(names) &&
  names
    .slice(1, -1)
    .split(',')
    .filter((name) => name.trim() !== '')
    .every((name) => /^\s*type\s/.test(name));

/**
 * Returns the imports that the code of a file makes. A relative import leads to its resolved path: a file of `known`,
 * or the path as it is written where no such file exists. An import of a package leads to its name.
 */
export function importsIn(from: string, code: string, known: ReadonlySet<string>): ImportEdge[] {
  return [...code.matchAll(importPattern)].map(([, type, names = '', typeOf, specifier = '']) => {
    const isTypeOnly = type !== undefined || typeOf !== undefined || namesTypesOnly(names);
    if (!specifier.startsWith('.')) return { from, to: specifier, isTypeOnly };
    const path = normalize(join(dirname(from), specifier)).replaceAll('\\', '/');
    return { from, to: endings.map((ending) => path + ending).find((file) => known.has(file)) ?? path, isTypeOnly };
  });
}

/** Returns the imports of all TypeScript files of a folder. */
export function importsOf(folder: string): ImportEdge[] {
  const known = new Set(filesOf());
  return filesOf(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$|\.gen\.ts$/.test(file))
    .flatMap((file) => importsIn(file, readFileSync(file, 'utf8'), known));
}

/** Returns the imports between production files of the Worker. Tests and test support are left out. */
export function importsOfWorker(): ImportEdge[] {
  const isSource = (file: string) =>
    file.startsWith('worker/') && /\.tsx?$/.test(file) && !/\.test\.tsx?$|^worker\/testing\//.test(file);
  return importsOf('worker').filter(({ from, to }) => isSource(from) && isSource(to));
}

/** Returns the room that a file of the Worker is in, or null when no room of the list holds it. */
export function roomOf(file: string, rooms: readonly Room[]): Room | null {
  const path = file.replace(/^worker\//, '');
  return rooms.find(({ room }) => path === room || path.startsWith(`${room}/`)) ?? null;
}

/**
 * Returns one sentence for each import that the rooms do not allow: of a higher room, or of a file that its room keeps
 * to itself. Since a room imports only rooms above it in the list, rooms can't form a circle.
 */
export function faultsOfImports(edges: readonly Pick<ImportEdge, 'from' | 'to'>[], rooms: readonly Room[]): string[] {
  return edges.flatMap(({ from, to }) => {
    const [own, other] = [roomOf(from, rooms), roomOf(to, rooms)];
    if (own === null || other === null) return [`${own === null ? from : to} is in no room`];
    if (own === other) return [];
    if (rooms.indexOf(other) > rooms.indexOf(own)) return [`${from} imports the higher room ${other.room}: ${to}`];
    return isPublic(to, other) ? [] : [`${from} imports a file that ${other.room} keeps to itself: ${to}`];
  });
}

function isPublic(file: string, { room, public: files }: Room): boolean {
  if (files === 'all') return true;
  return files.includes(file.slice(`worker/${room}/`.length).replace(/\.tsx?$/, ''));
}
