import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { EditionFacts } from '../../domain/catalogue/import/edition-facts';
import { openServices, shopContext } from '../services';
import { loadEditions } from '../catalogue/import/load-editions';
import { repriceStock } from './reprice-stock';

const ctx = shopContext(openServices(env), () => undefined, new Date('2026-11-20T02:20:00Z'));
const book: EditionFacts = {
  isbn: '9780141439587',
  title: 'Emma',
  subtitle: null,
  authors: ['Jane Austen'],
  language: 'en',
  publisher: null,
  publisherContact: null,
  published: null,
  format: 'paperback',
  pages: null,
  grams: null,
  subjects: [],
  series: null,
  price: 1000,
  demand: 0,
  description: null,
  work: null,
  workYear: null,
  otherTitles: [],
  otherNames: [],
  stock: { good: 3, acceptable: 1 },
};
const price = (grade: string) => env.DB.prepare('SELECT price FROM stock WHERE grade = ?').bind(grade).first('price');

describe('the nightly prices', () => {
  it('follow demand, are written down, and change only once', async () => {
    await loadEditions(ctx, {
      editions: [book],
      options: { defaultPrice: null, language: null, format: null, starter: false },
    });
    expect(await repriceStock(ctx)).toBe(0);
    const before = Number(await price('good'));
    await env.DB.prepare('UPDATE editions SET demand = 15').run();
    const tomorrow = { ...ctx, now: new Date('2026-11-21T02:20:00Z') };
    expect(await repriceStock(tomorrow)).toBe(2);
    expect(Number(await price('good'))).toBeGreaterThan(before);
    expect(await repriceStock(tomorrow)).toBe(0);
    const { results } = await env.DB.prepare(
      `SELECT day, price FROM price_history WHERE grade = 'good' ORDER BY day`,
    ).all();
    expect(results).toEqual([
      { day: '2026-11-20', price: before },
      { day: '2026-11-21', price: await price('good') },
    ]);
    expect(await env.DB.prepare('SELECT min_price FROM editions').first('min_price')).toBe(await price('acceptable'));
  });
});
