import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OfferAnswer } from '../../../domain/pricing/schemas';
import type { Market } from '../../../domain/market/market';
import { ctxOf } from '../../testing/people';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';
import { valueBooks } from '../offers/value-books';
import { putBasketLine } from './put-basket-line';
import { readBasketSums } from './basket-sums';
import { readBasket } from './read-basket';
import { removeBasketLine } from './remove-basket-line';
import { renewHolds } from './renew-holds';

const start = new Date('2026-11-20T10:00:00.000Z');
const hoursLater = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
const day = 24;
let next = 1;

/** Returns a new edition and the actions of one person with it. */
async function newEdition(owner: string, market: Market = 'IE') {
  const isbn = testIsbn(next);
  next += 1;
  await addEditions(env.DB, [{ isbn }]);
  const ctx = (hours: number, where = market) => ctxOf(env, owner, hoursLater(hours), where);
  return {
    isbn,
    put: (hours: number, where?: Market) =>
      putBasketLine(ctx(hours, where), { isbn, grade: 'good', quantity: 1, exLibrary: false }),
    remove: (hours: number) => removeBasketLine(ctx(hours), { isbn, grade: 'good' }),
    read: async (hours: number, where?: Market) =>
      (await readBasket(ctx(hours, where))).lines.find((line) => line.book.isbn === isbn),
    sums: (hours: number) => readBasketSums(ctx(hours), owner),
    renew: (hours: number) => renewHolds(ctx(hours)),
    ask: async (hours: number) =>
      [...(await valueBooks(ctx(hours), { books: [{ isbn, grade: 'good', exLibrary: false }] }))][0],
    /** Changes the publisher's price, and so the current offer. */
    reference: (cents: number | null) =>
      env.DB.prepare('UPDATE editions SET reference_price = ?2 WHERE isbn = ?1').bind(isbn, cents).run(),
  };
}

type Offered = Pick<OfferAnswer, 'offer'> | null | undefined;
function amount(line: Offered): number {
  if (line?.offer.kind !== 'offer') throw new Error('no offer');
  return line.offer.amount.minor;
}
const heldUntil = (line: Offered) => (line?.offer.kind === 'offer' ? line.offer.heldUntil : undefined);

beforeAll(async () => {
  await openAccount(env.DB, 'anna');
});

describe('a hold', () => {
  it('lasts 24 hours for guests and 28 days for accounts', async () => {
    const guest = await newEdition('v:guest1');
    expect(heldUntil((await guest.put(0)).line)).toBe(hoursLater(24).toISOString());
    const account = await newEdition('a:anna');
    expect(heldUntil((await account.put(0)).line)).toBe('2026-12-18T23:59:59.000Z');
  });

  it('keeps its amount when offers fall, with the difference as a reason', async () => {
    const it_ = await newEdition('v:guest2');
    const first = amount((await it_.put(0)).line);
    await it_.reference(800);
    const line = await it_.read(1);
    expect(amount(line)).toBe(first);
    if (line?.offer.kind !== 'offer') throw new Error('no offer');
    expect(line.offer.reasons.some(({ code }) => code === 'hold')).toBe(true);
    expect(line.offer.reasons.reduce((total, reason) => total + reason.amount.minor, 0)).toBe(first);
    expect(amount(await it_.ask(1))).toBe(first);
    expect((await it_.sums(1)).total.minor).toBe(first);
    await it_.reference(null);
    expect(amount(await it_.read(2))).toBe(first);
  });

  it('rises with the offers and never falls', async () => {
    const it_ = await newEdition('v:guest3');
    const first = amount((await it_.put(0)).line);
    await it_.reference(2400);
    const risen = amount(await it_.read(1));
    expect(risen).toBeGreaterThan(first);
    await it_.reference(800);
    expect(amount(await it_.read(2))).toBe(risen);
    expect((await it_.sums(2)).total.minor).toBe(risen);
  });

  it('is not renewed by removing and adding the book', async () => {
    const it_ = await newEdition('v:guest4');
    const first = await it_.put(0);
    await it_.remove(10);
    await it_.reference(800);
    const back = await it_.put(20);
    expect(heldUntil(back.line)).toBe(heldUntil(first.line));
    expect(amount(back.line)).toBe(amount(first.line));
  });

  it('shows the current offer after its end until the person renews it', async () => {
    const it_ = await newEdition('v:guest5');
    const first = amount((await it_.put(0)).line);
    await it_.reference(800);
    const ended = await it_.read(25);
    expect(ended?.holdEnded).toBe(true);
    expect(heldUntil(ended)).toBeNull();
    expect(amount(ended)).toBeLessThan(first);
    expect((await it_.sums(25)).total.minor).toBe(amount(ended));
    expect((await it_.read(26))?.holdEnded).toBe(true);
    const renewed = (await it_.renew(27)).lines[0];
    expect([renewed?.holdEnded, heldUntil(renewed), amount(renewed)]).toEqual([
      false,
      hoursLater(51).toISOString(),
      amount(ended),
    ]);
  });

  it('leaves a line at zero when it ends on a declined edition', async () => {
    const it_ = await newEdition('v:guest6');
    await it_.put(0);
    await it_.reference(null);
    const ended = await it_.read(25);
    expect(ended?.offer).toEqual({ kind: 'declined', reason: 'no-reference-price' });
    expect([ended?.total.minor, (await it_.sums(25)).books]).toEqual([0, 0]);
    expect((await it_.renew(26)).books).toBe(0);
  });

  it('belongs to its market and is restored with it', async () => {
    const it_ = await newEdition('v:guest7');
    const ireland = amount((await it_.put(0)).line);
    const japan = await it_.read(1, 'JP');
    expect(japan?.total.currency).toBe('JPY');
    expect(heldUntil(japan)).not.toBeNull();
    await it_.reference(800);
    expect(amount(await it_.read(2, 'JP'))).toBe(amount(japan));
    expect(amount(await it_.read(2))).toBe(ireland);
  });

  it('only rises when two tabs add the book at the same moment', async () => {
    const it_ = await newEdition('v:guest8');
    await Promise.all([it_.put(0), it_.put(0), it_.put(1)]);
    const { results } = await env.DB.prepare('SELECT ends_at FROM holds WHERE owner = ?1')
      .bind('v:guest8')
      .all<{ ends_at: string }>();
    expect(results).toHaveLength(1);
    expect((await it_.read(2))?.quantity).toBe(1);
  });
});

describe('copies that the account has already sold', () => {
  it('count for 90 days against new and held lines', async () => {
    const it_ = await newEdition('a:anna');
    await it_.put(0);
    await sellCopies(it_.isbn, 2, start);
    await expect(
      putBasketLine(ctxOf(env, 'a:anna', hoursLater(1)), {
        isbn: it_.isbn,
        grade: 'good',
        quantity: 2,
        exLibrary: false,
      }),
    ).rejects.toMatchObject({ code: 'copies-limit', facts: { left: 1 } });
    await sellCopies(it_.isbn, 1, start);
    const line = await it_.read(2);
    expect(line?.offer).toEqual({ kind: 'declined', reason: 'copies-limit' });
    const all = await readBasket(ctxOf(env, 'a:anna', hoursLater(2)));
    expect((await it_.sums(2)).total).toEqual(all.total);
    await it_.renew(28 * day + 1);
    expect((await it_.read(91 * day))?.offer.kind).toBe('offer');
  });
});

let trades = 0;
async function sellCopies(isbn: string, copies: number, at: Date): Promise<void> {
  trades += 1;
  const id = `t${trades}`;
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO trades (id, number, owner, account, idem_key, idem_body_hash, list_version, market, currency,
        language, settlement, name, email,
         address, terms_version, give_books, give_total, take_books, take_total, postage, difference, rows, rate_micro,
         inbound_state, placed_at)
       VALUES (?1, ?1, 'a:anna', 'anna', ?1, '', ?3, 'IE', 'EUR', 'en', 'payout', 'Ann', 'a@b.example', '{}', '1', 1,
       1, 0, 0, 0, 1, '[]', 1, 'awaiting-parcel', ?2)`,
    ).bind(id, at.toISOString(), trades + 1000),
    ...Array.from({ length: copies }, (_, line) =>
      env.DB.prepare(
        `INSERT INTO inbound_lines (trade_id, line, isbn, title, grade, amount, amounts, hold_checked)
          VALUES (?1, ?2, ?3, 'x', 'good', 100, '{}', 1)`,
      ).bind(id, line, isbn),
    ),
  ]);
}
