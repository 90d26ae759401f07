import { expect, test } from 'vitest';
import { clientBatches } from './client-graph';

interface Module {
  readonly imports?: readonly string[];
  readonly later?: readonly string[];
  readonly code?: string;
}

/** Returns a graph of modules by id. */
const graphOf = (modules: Readonly<Record<string, Module>>) => ({
  getModuleInfo(id: string) {
    const module = modules[id];
    return module
      ? {
          importedIds: module.imports ?? [],
          dynamicallyImportedIds: module.later ?? [],
          code: module.code ?? '',
        }
      : null;
  },
});

test('a module belongs to each entry that imports it, and import() begins an entry', () => {
  const batches = clientBatches(
    '/main.ts',
    '/messages',
    graphOf({
      '/main.ts': { imports: ['/a.ts'], later: ['/page.ts', '/other.ts'] },
      '/a.ts': { imports: ['/b.ts'] },
      '/page.ts': { imports: ['/b.ts', '/c.ts'] },
      '/other.ts': { imports: ['/c.ts', '/d.ts'] },
    }),
  );

  expect(Object.fromEntries([...batches].map(([id, { entries }]) => [id, entries]))).toEqual({
    '/main.ts': ['/main.ts'],
    '/a.ts': ['/main.ts'],
    '/b.ts': ['/main.ts', '/page.ts'],
    '/page.ts': ['/page.ts'],
    '/c.ts': ['/page.ts', '/other.ts'],
    '/other.ts': ['/other.ts'],
    '/d.ts': ['/other.ts'],
  });
});

test('modules of the same entries have the name of the first and the size of all', () => {
  const batches = clientBatches(
    '/main.ts',
    '/messages',
    graphOf({
      '/main.ts': { later: ['/page.ts', '/other.ts'] },
      '/page.ts': { imports: ['/z.ts', '/y.ts'] },
      '/other.ts': { imports: ['/y.ts', '/z.ts'] },
      '/y.ts': { code: '12345' },
      '/z.ts': { code: '123' },
    }),
  );

  expect(batches.get('/z.ts')).toEqual({ entries: ['/page.ts', '/other.ts'], name: 'y', size: 8 });
  expect(batches.get('/y.ts')).toEqual(batches.get('/z.ts'));
});

test('an entry has the messages that its modules use, each with the size of one text', () => {
  const batches = clientBatches(
    '/main.ts',
    '/messages',
    graphOf({
      '/main.ts': { imports: ['/messages.js'], later: ['/page.ts'], code: 'm.hello()' },
      '/page.ts': { imports: ['/messages.js'], code: 'm.bye() + m.hello()' },
      '/messages.js': { imports: ['/messages/hello.js', '/messages/bye.js'] },
      '/messages/hello.js': { code: 'ten texts'.repeat(100) },
    }),
  );

  expect(batches.get('/messages/hello.js')).toEqual({ entries: ['/main.ts', '/page.ts'], name: 'hello', size: 100 });
  expect(batches.get('/messages/bye.js')?.entries).toEqual(['/page.ts']);
  expect(batches.has('/messages.js')).toBe(false);
});

test('modules that import each other are visited once', () => {
  const batches = clientBatches(
    '/main.ts',
    '/messages',
    graphOf({ '/main.ts': { imports: ['/a.ts'] }, '/a.ts': { imports: ['/main.ts'], later: ['/main.ts'] } }),
  );

  expect([...batches.keys()]).toEqual(['/main.ts', '/a.ts']);
});
