import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { fillLists, placeOrder } from '../../testing/deals';
import { browser, ctxOf } from '../../testing/people';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';
import { signIn } from '../../testing/sign-in';
import { offerFacts } from '../../catalogue/cards/book-cards';
import { addBasketLines } from './add-basket-lines';
import { mergeLists } from './merge-lists';
import { putBasketLine } from './put-basket-line';
import { readBasket } from './read-basket';
import { removeBasketLine } from './remove-basket-line';
import { renewHolds } from './renew-holds';

const start = new Date('2026-11-20T10:00:00.000Z');
const later = (days: number) => new Date(start.getTime() + days * 86_400_000);
let editions = 0;
let people = 0;

async function newEdition(): Promise<string> {
  editions += 1;
  const isbn = testIsbn(editions);
  await addEditions(env.DB, [{ isbn, reference: 4000 }]);
  return isbn;
}

async function newAccounts(count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, index) => `seller${people + index}`);
  people += count;
  return Promise.all(names.map((name) => openAccount(env.DB, name)));
}

const putLine = (owner: string, isbn: string, quantity = 3, at = start) =>
  putBasketLine(ctxOf(env, owner, at), { isbn, grade: 'very-good', quantity, exLibrary: false });

/** Returns the offer for one copy in minor units, or the reason of the decline. */
async function offered(owner: string, isbn: string, quantity = 3): Promise<unknown> {
  try {
    const { offer } = (await putLine(owner, isbn, quantity)).line ?? {};
    return offer?.kind === 'offer' ? offer.amount.minor : offer?.reason;
  } catch (error) {
    return error instanceof Error && 'facts' in error ? (error.facts as { reason?: string }).reason : error;
  }
}

/** Returns the copies that accounts hold, as an account without copies sees them. */
async function heldOf(isbn: string, at = start): Promise<number | undefined> {
  return (await offerFacts(ctxOf(env, 'a:nobody', at), [isbn])).books.get(isbn)?.facts.held;
}

describe('accounts that put three copies of one edition into their baskets', () => {
  it('get falling offers, and the eleventh account is declined', async () => {
    const isbn = await newEdition();
    const offers: unknown[] = [];

    for (const owner of await newAccounts(13)) offers.push(await offered(owner, isbn));

    const declined = Array.from({ length: 3 }, () => 'enough-stock');
    expect(offers).toEqual([1230, 1230, 1160, 1060, 960, 860, 760, 660, 560, 450, ...declined]);
    expect(await heldOf(isbn)).toBe(30);
  });

  it('hold at most thirty-two copies when they ask at the same moment', async () => {
    const isbn = await newEdition();
    const owners = await newAccounts(24);

    const offers = await Promise.all(owners.map((owner) => offered(owner, isbn)));

    const held = await heldOf(isbn);
    expect(held).toBeGreaterThanOrEqual(30);
    expect(held).toBeLessThanOrEqual(32);
    expect(offers.filter((offer) => offer === 'enough-stock')).toHaveLength(24 - Math.ceil((held ?? 0) / 3));
  }, 60_000);

  it('cannot raise one copy to three when others hold the rest', async () => {
    const isbn = await newEdition();
    const owners = await newAccounts(30);
    for (const owner of owners) await putLine(owner, isbn, 1);
    expect(await heldOf(isbn)).toBe(30);

    const raised = await Promise.all(owners.map((owner) => offered(owner, isbn, 3)));

    expect(await heldOf(isbn)).toBe(32);
    expect(raised.filter((offer) => offer === 'enough-stock')).toHaveLength(29);
    const [, second] = owners;
    const lines = [{ isbn, grade: 'good' as const, quantity: 2, exLibrary: false }];
    const many = await addBasketLines(ctxOf(env, second ?? '', start), { lines });
    expect(many.refused).toEqual([{ isbn, grade: 'good', quantity: 2, reason: 'enough-stock' }]);
  }, 60_000);

  it('cannot hold more copies by filling a basket as guest before signing in', async () => {
    const isbn = await newEdition();
    const owners = await newAccounts(14);
    const guests = owners.map((_, index) => `v:${isbn}guest${index}`);
    for (const guest of guests) await putLine(guest, isbn);
    expect(await heldOf(isbn)).toBe(0);

    await Promise.all(owners.map((owner, index) => mergeLists(ctxOf(env, owner, start), guests[index] ?? '', owner)));

    expect(await heldOf(isbn)).toBe(30);
    const lists = await Promise.all(owners.map((owner) => readBasket(ctxOf(env, owner, start))));
    expect(lists.reduce((sum, { books }) => sum + books, 0)).toBe(30);
    const aside = await env.DB.prepare('SELECT sum(quantity) AS n FROM kept_aside WHERE isbn = ?1')
      .bind(isbn)
      .first('n');
    expect(aside).toBe(12);
  }, 60_000);
});

describe('a held offer', () => {
  it('stays valid when the book is removed and added again after the edition is full', async () => {
    const isbn = await newEdition();
    const [first = '', ...others] = await newAccounts(11);
    expect(await offered(first, isbn, 1)).toBe(1230);
    for (const owner of others) await offered(owner, isbn);
    await removeBasketLine(ctxOf(env, first, start), { isbn, grade: 'very-good' });
    expect(await heldOf(isbn)).toBe(31);

    expect(await offered(first, isbn, 1)).toBe(1230);
    expect(await offered(first, isbn, 2)).toBe('enough-stock');
  });

  it('is renewed only when the holds of others have ended', async () => {
    const isbn = await newEdition();
    const [first = '', ...others] = await newAccounts(11);
    await putLine(first, isbn);
    for (const owner of others) await putLine(owner, isbn, 3, later(29));
    const renew = async (days: number) => (await renewHolds(ctxOf(env, first, later(days)))).lines[0];
    expect(await renew(30)).toMatchObject({ holdEnded: true, offer: { kind: 'declined', reason: 'enough-stock' } });

    expect(await renew(60)).toMatchObject({ holdEnded: false, offer: { kind: 'offer' } });
  });

  it('counts once while its copies are in transit', async () => {
    const isbn = await newEdition();
    await env.DB.prepare('UPDATE editions SET reference_price = 9000 WHERE isbn = ?1').bind(isbn).run();
    const [owner = ''] = await newAccounts(1);
    const person = await signIn(
      env.DB,
      browser((request) => api.fetch(request, env, executionContext())),
      owner.slice(2),
    );
    await fillLists(person, { give: [[isbn, 'very-good', 2]] });
    const now = new Date();
    expect(await heldOf(isbn, now)).toBe(2);
    const sold = await placeOrder(person, 'payout', { iban: 'IE29AIBK93115212345678' }, { payout: 'bank' });
    expect(sold.status).toBe(201);

    const facts = (await offerFacts(ctxOf(env, 'a:nobody', now), [isbn])).books.get(isbn)?.facts;
    expect([facts?.held, facts?.supply.onTheWay]).toEqual([0, 2]);
  });
});
