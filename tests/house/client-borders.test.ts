import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { callsApi, faultsOfClient, filesOfOneFeature, filesWithZod } from './client-borders';
import { filesOf, importsIn, importsOf } from './import-graph';

const domain = importsOf('domain');
const zodFiles = filesWithZod(domain);

/** One violation of each rule: file, code and the reason that the rule gives. */
const planted: readonly (readonly [file: string, code: string, reason: string])[] = [
  ['client/features/cart/cart-screen.tsx', "import { x } from '../basket/basket-screen';", 'only routes and shell'],
  ['client/features/scanning/store/a.ts', "import { x } from '../../basket/basket-screen';", 'only routes and shell'],
  ['client/features/trades/trade/money/a.tsx', "const A = import('../../../desk/a');", 'only routes and shell'],
  ['client/features/cart/a.test.tsx', "import { x } from '../basket/basket-screen';", 'only routes and shell'],
  ['client/features/cart/a.ts', "import type { X } from '../../shell/header/header';", 'features is below shell'],
  ['client/features/cart/a.ts', "import { Route } from '../../routes/cart';", 'features is below routes'],
  ['client/features/cart/a.ts', "import { createRouter } from '../../router';", 'features is below app'],
  ['client/features/cart/a.ts', "import { x } from '../../../worker/api';", 'only types come from the Worker'],
  [
    'client/features/cart/a.ts',
    "import { x } from '../../../scripts/build/chunk-groups';",
    'features is below scripts',
  ],
  ['client/features/cart/a.ts', "import { x } from '../../../tests/client/show-screen';", 'features is below tests'],
  ['client/shell/header/a.tsx', "import { Route } from '../../routes/cart';", 'shell is below routes'],
  ['client/forms/address/a.tsx', "import { x } from '../../features/checkout/draft';", 'forms is below features'],
  ['client/data/cart/a.ts', "import { Button } from '../../ui/buttons/button';", 'data is below ui'],
  ['client/data/cart/a.ts', "import { x } from '../../forms/wish-corner';", 'data is below forms'],
  ['client/lib/parts/a.tsx', "import { Button } from '../../ui/buttons/button';", 'lib is below ui'],
  ['client/lib/parts/a.tsx', "import { x } from '../../shell/page-frame';", 'lib is below shell'],
  ['client/lib/a.ts', "import { useMe } from '../data/session/use-me';", 'lib is below data'],
  ['client/lib/words/a.ts', "export { x } from '../../features/cart/cart-head';", 'lib is below features'],
  ['client/ui/books/a.tsx', "import { language } from '../../lib/language';", 'ui is below lib'],
  ['client/ui/books/a.tsx', "import type { Grade } from '../../../domain/grade';", 'ui is below domain'],
  ['client/ui/books/a.tsx', "import { m } from '../../../messages/compiled/messages.js';", 'ui is below messages'],
  ['client/routes/cart.tsx', "import { x } from '../../worker/api';", 'only types come from the Worker'],
  ['client/main.tsx', "import { x } from '../worker/api';", 'only types come from the Worker'],
  ['client/features/cart/a.ts', "import { z } from 'zod';", 'only types from zod schemas'],
  ['client/features/a/a.ts', "import { x } from '../../../domain/trades/find-schema';", 'only types from zod schemas'],
  ['client/features/a/a.ts', "import { x } from '../../../domain/desk/actions';", 'only types from zod schemas'],
];

/** Imports that must stay allowed. */
const allowed: readonly (readonly [file: string, code: string])[] = [
  ['client/features/scanning/decoder/a.ts', "import { x } from '../store/run-store';"],
  ['client/features/trades/trade/money/a.ts', "import { x } from '../timeline/timeline';"],
  [
    'client/features/cart/a.tsx',
    "import { x } from '../../forms/wish-corner';\nimport { y } from '../../data/use-market';",
  ],
  ['client/features/cart/a.ts', "import { type Cart } from '../../../domain/cart/schemas';"],
  ['client/features/cart/a.test.tsx', "import { showScreen } from '../../../tests/client/show-screen';"],
  ['client/shell/a.tsx', "import { x } from '../features/catalogue/loaders';"],
  ['client/routes/a.tsx', "import { x } from '../../shell/page-frame';\nimport { y } from '../../features/cart/a';"],
  [
    'client/lib/a.ts',
    "import type { Api } from '../../worker/api';\nimport { m } from '../../messages/compiled/messages.js';",
  ],
  ['client/ui/buttons/a.tsx', "import { classes } from '../classes';\nimport { useId } from 'react';"],
  ['client/router.tsx', "import { routeTree } from './routeTree.gen';\nimport { x } from './shell/page-frame';"],
];

const faultsIn = (file: string, code: string) =>
  faultsOfClient(importsIn(file, code, new Set(filesOf('client', 'domain', 'worker'))), zodFiles);

describe('the layers of the client', () => {
  it('import only the layers below them', () => {
    expect(faultsOfClient(importsOf('client'), zodFiles)).toEqual([]);
  });

  it.each(planted)('refuse in %s the import %s', (file, code, reason) => {
    expect(faultsIn(file, code)).toEqual([expect.stringContaining(reason)]);
  });

  it.each(allowed)('allow in %s the import %s', (file, code) => {
    expect(faultsIn(file, code)).toEqual([]);
  });

  it('keep files of one feature out of lib and forms', () => {
    expect(filesOfOneFeature([...importsOf('client'), ...importsOf('scripts')])).toEqual([]);
  });

  it('refuse a file of lib that one feature alone uses', () => {
    const to = 'client/lib/words/grade-words.ts';
    const used = (from: string) => ({ from, to, isTypeOnly: false });
    const one = [used('client/features/cart/cart-line.tsx'), used('client/features/cart/cart-screen.tsx')];

    expect(filesOfOneFeature(one)).toEqual([to]);
    expect(filesOfOneFeature([...one, used('client/features/basket/basket-line.tsx')])).toEqual([]);
  });

  it('are all known', () => {
    const folders = new Set(filesOf('client').flatMap((file) => file.split('/').slice(1, -1)[0] ?? []));

    expect([...folders].toSorted()).toEqual(
      ['data', 'features', 'forms', 'lib', 'routes', 'shell', 'styles', 'ui'].toSorted(),
    );
  });
});

describe('components', () => {
  const calling = filesOf('client').filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && callsApi(readFileSync(file, 'utf8')),
  );

  it('call hooks of client/data, not the API', () => {
    expect(calling).toEqual([]);
  });

  it.each([
    'api.cart.$get()',
    "read(api.trades[':id'].cancel.$post({ param }))",
    'const api = useApi();',
    "import { useApi } from '../../lib/use-api';",
  ])('call the API in %s', (code) => {
    expect(callsApi(code)).toBe(true);
  });

  it('do not call the API by calling a hook', () => {
    expect(callsApi('const { put } = useCart(cart);')).toBe(false);
  });
});
