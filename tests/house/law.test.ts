import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bookPriceRules } from '../../domain/law/book-prices';
import { duties } from '../../domain/law/duties';
import { standingOf, type Cell } from '../../domain/law/duties/cell';
import { lawPage } from '../../domain/law/law-page';
import { minimumPostageRules } from '../../domain/law/postage';
import { marketCodes } from '../../domain/market/market-codes';

const everyCell = duties.flatMap(({ id, cells }) =>
  marketCodes.flatMap((market) => {
    const cell = cells[market];
    return cell === undefined ? [] : [{ place: `${id} ${market}`, market, id, cell }];
  }),
);
const wrong = (is: (cell: Cell) => boolean) => everyCell.filter(({ cell }) => is(cell)).map(({ place }) => place);
const metMarkets = (duty: string) =>
  everyCell.filter(({ id, cell }) => id === duty && cell.by === 'code').map(({ market }) => market);

describe('the table of duties', () => {
  it.each(duties.map((duty) => [duty.id, duty] as const))('has a cell of %s for every market', (_id, { cells }) => {
    expect(marketCodes.filter((market) => cells[market] === undefined)).toEqual([]);
  });

  it('has each duty once', () => {
    expect(new Set(duties.map(({ id }) => id)).size).toBe(duties.length);
  });

  it('names a rule and a source in each cell, and the address of the source of a law', () => {
    expect(wrong(({ rule, source }) => rule === '' || source === '')).toEqual([]);
    expect(wrong(({ url }) => url !== undefined && !/^https?:\/\/\S+$/.test(url))).toEqual([]);
    expect(wrong(({ since }) => since !== undefined && !/^\d{4}-\d\d-\d\d$/.test(since))).toEqual([]);
  });

  it('shows code and test of each duty that counts as met', () => {
    const isShown = ({ code, test }: Cell) =>
      code !== undefined && test !== undefined && existsSync(code) && existsSync(test);
    expect(wrong((cell) => ['met', 'part', 'setting'].includes(standingOf(cell)) && !isShown(cell))).toEqual([]);
  });

  it('names the missing part of each duty that is not met', () => {
    expect(wrong((cell) => standingOf(cell) === 'not-met' && (cell.missing ?? '') === '')).toEqual([]);
  });

  it('names settings that exist', () => {
    const settings = readFileSync('wrangler.toml', 'utf8');
    expect(wrong(({ by, setting }) => (by === 'setting') !== (setting !== undefined))).toEqual([]);
    expect(wrong(({ setting }) => setting !== undefined && !settings.includes(setting))).toEqual([]);
  });

  it('agrees with the rules on book prices, bonus credit and postage', () => {
    const bound = Object.keys(bookPriceRules).toSorted();
    expect(metMarkets('price.fixed').toSorted()).toEqual(bound);
    expect(metMarkets('price.credit').toSorted()).toEqual(bound);
    expect(metMarkets('price.postage')).toEqual(Object.keys(minimumPostageRules));
  });
});

describe('docs/law.md', () => {
  it('equals the output of `node scripts/make-law-page.mjs` for the table', () => {
    expect(readFileSync('docs/law.md', 'utf8')).toBe(lawPage());
  });
});
