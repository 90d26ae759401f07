import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Room } from './rooms';

/** One file imports another; both paths begin at the repository's root. */
export interface ImportEdge {
  readonly from: string;
  readonly to: string;
}

/** Imports of values and types: `import … from`, `export … from`, `import('…')`, `typeof import('…')`. */
const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const endings = ['', '.ts', '.tsx', '.json'];

/** Returns the imports between production files of the Worker. Tests and test support are left out. */
export function importsOfWorker(): ImportEdge[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'worker'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|^worker\/testing\//.test(file))
    .filter((file) => existsSync(file));
  const known = new Set(files);
  return files.flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(importPattern)].flatMap(([, specifier = '']) => {
      const path = normalize(join(dirname(from), specifier)).replaceAll('\\', '/');
      const to = endings.map((ending) => path + ending).find((file) => known.has(file));
      return to === undefined ? [] : [{ from, to }];
    }),
  );
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
export function faultsOfImports(edges: readonly ImportEdge[], rooms: readonly Room[]): string[] {
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
