import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { grades } from '../../../domain/grade';
import { isPriceBound } from '../../../domain/law/book-prices';
import { marketCodes } from '../../../domain/market/market-codes';
import { rulesOf } from '../../../domain/market/market';
import { openingRate } from '../../../domain/rates';
import { shownPrice } from '../../../domain/pricing/price';
import { isPriceInSql, priceValues, shownPriceSql } from './price-sql';

const sqlPrice = (cents: number, micro: number, values: readonly number[]) =>
  env.DB.prepare(
    `SELECT ${shownPriceSql('?3', '?4')} AS price FROM (SELECT ?1 AS price) s, (SELECT ?2 AS micro) r`,
  ).bind(cents, micro, ...values);

const copy = fc.record({
  market: fc.constantFrom(...marketCodes),
  grade: fc.constantFrom(...grades),
  language: fc.constantFrom('en', 'de', 'fr', 'es', 'ja', 'nl'),
  baseCents: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 1_000_000 })),
  moved: fc.integer({ min: 800, max: 1200 }),
});

it('the price in SQL is the price that the market shows', async () => {
  const copies = fc.sample(copy, 600).filter(({ market, grade }) => isPriceInSql(market, grade));
  const priced = copies.map(({ market, grade, language, baseCents, moved }) => {
    const opening = openingRate(rulesOf(market).currency);
    const rate = { ...opening, micro: Math.round((opening.micro * moved) / 1000) };
    const bound = isPriceBound({ market, grade, language, published: null }, '2026-11-27');
    const { price } = shownPrice({ baseCents, referenceCents: baseCents, grade, bound, market, rate });
    return { price: price.minor, statement: sqlPrice(baseCents, rate.micro, priceValues(market)) };
  });

  const found = await env.DB.batch<{ price: number }>(priced.map(({ statement }) => statement));

  expect(found.map(({ results }) => results[0]?.price)).toEqual(priced.map(({ price }) => price));
  expect(priced.length).toBeGreaterThan(300);
});

it('is not in SQL for a new book whose price a law may bind in euro', () => {
  expect([isPriceInSql('DE', 'new'), isPriceInSql('DE', 'good'), isPriceInSql('IE', 'new')]).toEqual([
    false,
    true,
    true,
  ]);
});
