import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOfImports, filesOf, importsOfWorker, roomOf } from './import-graph';
import { rooms } from './rooms';

/** A folder with more files needs rooms of its own. */
const maxFiles = 25;

describe('the rooms of the Worker', () => {
  it('import lower rooms only, through their public files', () => {
    expect(faultsOfImports(importsOfWorker(), rooms)).toEqual([]);
  });

  it('hold every file', () => {
    const outside = filesOf('worker').filter(
      (file) => /\.tsx?$/.test(file) && !/\.d\.ts$|\.test\.ts$|^worker\/testing\//.test(file) && !roomOf(file, rooms),
    );

    expect(outside).toEqual([]);
  });

  it('name public files that exist and that another room imports', () => {
    const imported = new Set(
      importsOfWorker()
        .filter(({ from, to }) => roomOf(from, rooms) !== roomOf(to, rooms))
        .map(({ to }) => to.replace(/\.tsx?$/, '')),
    );
    const unused = rooms.flatMap(({ room, public: files }) =>
      files === 'all' ? [] : files.map((file) => `worker/${room}/${file}`).filter((file) => !imported.has(file)),
    );

    expect(unused).toEqual([]);
  });

  it.each([
    [
      'a higher room',
      { from: 'worker/stock/sell-stock.ts', to: 'worker/trades/core/trade-rows.ts' },
      'imports the higher room trades/core',
    ],
    [
      'an internal file',
      { from: 'worker/trades/outbound/pack-order.ts', to: 'worker/outbox/retry-plan.ts' },
      'imports a file that outbox keeps to itself',
    ],
    ['a file in no room', { from: 'worker/else/a.ts', to: 'worker/outbox/kinds.ts' }, 'is in no room'],
  ])('refuse an import of %s', (_what, edge, fault) => {
    expect(faultsOfImports([edge], rooms)).toEqual([expect.stringContaining(fault)]);
  });
});

describe('the folders', () => {
  it(`hold at most ${maxFiles} files each`, () => {
    const counts = Map.groupBy(filesOf('worker', 'domain', 'client', 'scripts', 'tests'), (file) => dirname(file));
    const full = [...counts].filter(([, files]) => files.length > maxFiles);

    expect(full.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
  });
});
