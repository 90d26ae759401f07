import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** One violation of each import rule: file, code and the rule that must report it. */
const planted: readonly (readonly [file: string, code: string, rule: string])[] = [
  ['domain/a.ts', "import { x } from '../worker/a';\nexport const y = x;", 'no-restricted-imports'],
  ['domain/b.ts', "import { Hono } from 'hono';\nexport const y = Hono;", 'no-restricted-imports'],
  ['domain/c.ts', 'export const y = Date.now();', 'no-restricted-properties'],
  ['domain/d.ts', 'export const y = Math.random();', 'no-restricted-properties'],
  ['domain/e.ts', "export const y = fetch('x');", 'no-restricted-globals'],
  ['domain/f.ts', 'export const y: any = 1;', 'no-explicit-any'],
  ['domain/g.ts', 'export const y = (x: string | null) => x!.length;', 'no-non-null-assertion'],
  ['domain/h.ts', 'export const y = (x: unknown) => x as string;', 'consistent-type-assertions'],
  ['domain/i.ts', "export * from './a';", 'no-barrel-file'],
  [
    'domain/j.ts',
    Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line};`).join('\n'),
    'max-lines',
  ],
  ['domain/k.ts', "import { l } from './l';\nexport const k = () => l;", 'no-cycle'],
  ['domain/l.ts', "import { k } from './k';\nexport const l = () => k;", 'no-cycle'],
  [
    'worker/lists/cart/read-cart.ts',
    "import { x } from '../../../client/lib/a';\nexport const y = x;",
    'no-restricted-imports',
  ],
  [
    'worker/lists/cart/put-line.ts',
    "import { x } from '../../html/pages/a';\nexport const y = x;",
    'no-restricted-imports',
  ],
  ['worker/api/shop/cart-routes.ts', "import { x } from 'drizzle-orm';\nexport const y = x;", 'no-restricted-imports'],
  [
    'worker/api/shop/basket-routes.ts',
    "import { x } from '../../platform/db/commit';\nexport const y = x;",
    'no-restricted-imports',
  ],
  ['worker/lists/basket/put-line.ts', "export const y = fetch('x');", 'no-restricted-globals'],
  [
    'client/features/cart/total.tsx',
    "import { x } from '../../../worker/api';\nexport const y = x;",
    'no-restricted-imports',
  ],
  ['client/features/cart/parse.tsx', "import { z } from 'zod';\nexport const y = z;", 'no-restricted-imports'],
  [
    'client/features/cart/shape.tsx',
    "import { x } from '../../../domain/cart/schemas';\nexport const y = x;",
    'no-restricted-imports',
  ],
  ['client/features/cart/load.tsx', "export const y = fetch('x');", 'no-restricted-globals'],
];

/** Imports that must stay allowed. */
const allowed: readonly (readonly [file: string, code: string])[] = [
  [
    'domain/m.ts',
    "import { z } from 'zod';\nimport type { n } from './catalogue/n';\nexport const y = (x: n) => " +
      'z.string().parse(x);',
  ],
  ['domain/catalogue/n.ts', 'export type n = string;'],
  ['client/lib/api.ts', "import type { Api } from '../../worker/api';\nexport const y = (x: Api) => x;"],
  ['client/lib/net.ts', "export const y = () => fetch('x');"],
  ['worker/platform/adapters/rates.ts', "export const y = () => fetch('x');"],
  ['worker/platform/context.ts', 'export const y = () => Date.now();'],
  [
    'worker/lists/cart/place.ts',
    "import { x } from '../basket/reads';\nimport { z } from '../../platform/db/commit';\nexport const y = [x, z];",
  ],
  ['worker/html/page.tsx', "import { x } from '../../client/router';\nexport const y = x;"],
];

let found: Map<string, Set<string>>;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dogear-borders-'));
  // The import rules need no types; the type-aware linter would look for tsconfig files.
  const { options: _typeAware, $schema: _schema, ...rules } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8'));
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(rules));
  for (const [file, code] of [...planted, ...allowed]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), '-f', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout);
  found = new Map();
  for (const { code, filename } of diagnostics) {
    const file = filename.replaceAll('\\', '/');
    found.set(file, (found.get(file) ?? new Set()).add(code));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('import rules', () => {
  it.each(planted)('refuse the import in %s', (file, _code, rule) => {
    expect([...(found.get(file) ?? [])].join(' ')).toContain(rule);
  });

  it.each(allowed)('allow the import in %s', (file) => {
    expect([...(found.get(file) ?? [])]).toEqual([]);
  });
});
