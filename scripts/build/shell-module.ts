import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Provides `virtual:shell`: facts of the client's build for the Worker; null in `npm run dev` and in tests. */
export function shellModule(): Plugin {
  let root = '';
  let building = false;
  return {
    name: 'dogear-shell',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
    },
    resolveId: (id) => (id === 'virtual:shell' ? '\0virtual:shell' : null),
    load(id) {
      if (id !== '\0virtual:shell') return null;
      return `export const shell = ${building ? readFileSync(join(root, 'dist/shell.json'), 'utf8') : 'null'};`;
    },
  };
}
