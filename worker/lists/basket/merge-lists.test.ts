import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { ctxOf } from '../../testing/people';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';
import { putCartLine } from '../cart/put-cart-line';
import { readCart } from '../cart/read-cart';
import { putWish } from '../wishes/put-wish';
import { readWishIsbns } from '../wishes/read-wishes';
import { mergeLists } from './merge-lists';
import { putBasketLine } from './put-basket-line';
import { readBasket } from './read-basket';

const start = new Date('2026-11-20T10:00:00.000Z');
const later = new Date('2026-11-20T20:00:00.000Z');
const [emma = '', dune = '', solaris = ''] = [1, 2, 3].map(testIsbn);

const addToBasket = (owner: string, isbn: string, grade: 'good' | 'like-new', quantity: number, at = start) =>
  putBasketLine(ctxOf(env, owner, at), { isbn, grade, quantity, exLibrary: false });
const addToCart = (owner: string, isbn: string, quantity: number) =>
  putCartLine(ctxOf(env, owner, start), { isbn, grade: 'good', quantity });
const merge = (guest: string, account: string, at = later) => mergeLists(ctxOf(env, account, at), guest, account);
const basket = async (owner: string, at = later) =>
  (await readBasket(ctxOf(env, owner, at))).lines
    .map((line) => `${line.book.isbn} ${line.grade} ${line.quantity}`)
    .toSorted((a, b) => a.localeCompare(b));
const keptAside = async (owner: string) =>
  (
    await env.DB.prepare('SELECT list, isbn, grade, quantity FROM kept_aside WHERE owner = ?1 ORDER BY 1, 2, 3')
      .bind(owner)
      .all()
  ).results;

beforeAll(async () => {
  await addEditions(env.DB, [
    { isbn: emma, stock: { good: { onHand: 3, price: 550 } } },
    { isbn: dune, stock: { good: { onHand: 9, price: 550 } } },
    { isbn: solaris },
  ]);
});

describe("a guest's lists", () => {
  it('move into an account without lists, with the dates of their holds', async () => {
    const account = await openAccount(env.DB, 'one');
    await addToBasket('v:one', emma, 'good', 2);
    await addToCart('v:one', dune, 4);
    await putWish(ctxOf(env, 'v:one', start), solaris);
    expect(await merge('v:one', account)).toEqual({ basket: 2, cart: 4, wishes: 1, keptAside: 0 });
    expect(await basket(account)).toEqual([`${emma} good 2`]);
    const [line] = (await readBasket(ctxOf(env, account, later))).lines;
    expect(line?.offer).toMatchObject({ kind: 'offer', heldUntil: '2026-12-18T23:59:59.000Z' });
    expect((await readCart(ctxOf(env, account, later))).lines.map((each) => [each.book.isbn, each.quantity])).toEqual([
      [dune, 4],
    ]);
    expect((await readWishIsbns(ctxOf(env, account, later))).items).toEqual([solaris]);
    expect(await basket('v:one')).toEqual([]);
    expect((await readCart(ctxOf(env, 'v:one', later))).lines).toEqual([]);
    expect((await readWishIsbns(ctxOf(env, 'v:one', later))).items).toEqual([]);
  });

  it('are merged by maximum up to three copies, and the rest is kept aside', async () => {
    const account = await openAccount(env.DB, 'two');
    await addToBasket(account, emma, 'good', 1);
    await addToBasket(account, dune, 'like-new', 2);
    await addToBasket('v:two', emma, 'good', 2);
    await addToBasket('v:two', dune, 'good', 3);
    expect(await merge('v:two', account)).toEqual({ basket: 2, cart: 0, wishes: 0, keptAside: 2 });
    expect(await basket(account)).toEqual([`${emma} good 2`, `${dune} good 1`, `${dune} like-new 2`]);
    expect(await keptAside(account)).toEqual([{ list: 'basket', isbn: dune, grade: 'good', quantity: 2 }]);
  });

  it('keep the higher of two holds', async () => {
    const account = await openAccount(env.DB, 'three');
    await addToBasket('v:three', solaris, 'good', 1);
    await env.DB.prepare('UPDATE editions SET reference_price = 800 WHERE isbn = ?1').bind(solaris).run();
    await addToBasket(account, solaris, 'good', 1);
    await merge('v:three', account);
    const [line] = (await readBasket(ctxOf(env, account, later))).lines;
    if (line?.offer.kind !== 'offer') throw new Error('no offer');
    expect(line.offer.reasons.some(({ code }) => code === 'hold')).toBe(true);
    await env.DB.prepare('UPDATE editions SET reference_price = 1200 WHERE isbn = ?1').bind(solaris).run();
  });

  it('keep the agreed price of the account and add no more copies than available', async () => {
    const account = await openAccount(env.DB, 'four');
    await addToCart(account, emma, 1);
    await env.DB.prepare('UPDATE stock SET price = 650 WHERE isbn = ?1').bind(emma).run();
    await addToCart('v:four', emma, 3);
    await env.DB.prepare('UPDATE stock SET reserved = 1 WHERE isbn = ?1').bind(emma).run();
    await merge('v:four', account);
    const [line] = (await readCart(ctxOf(env, account, later))).lines;
    expect(line).toMatchObject({ quantity: 2, price: { minor: 550 }, risenTo: { minor: 650 } });
    expect(await keptAside(account)).toEqual([{ list: 'cart', isbn: emma, grade: 'good', quantity: 1 }]);
    await env.DB.prepare('UPDATE stock SET price = 550, reserved = 0 WHERE isbn = ?1').bind(emma).run();
  });

  it('are merged once when the link is followed twice at the same moment', async () => {
    const account = await openAccount(env.DB, 'five');
    await addToBasket('v:five', emma, 'good', 3);
    await addToCart('v:five', dune, 2);
    const results = await Promise.all(Array.from({ length: 5 }, () => merge('v:five', account)));
    expect(results.map((merged) => `${merged.basket} ${merged.cart} ${merged.keptAside}`).toSorted()).toEqual([
      '0 0 0',
      '0 0 0',
      '0 0 0',
      '0 0 0',
      '3 2 0',
    ]);
    expect(await basket(account)).toEqual([`${emma} good 3`]);
    expect((await readCart(ctxOf(env, account, later))).books).toBe(2);
    const version = (await readBasket(ctxOf(env, account, later))).version;
    await merge('v:five', account);
    expect((await readBasket(ctxOf(env, account, later))).version).toBe(version);
  });

  it('include a book that another tab adds meanwhile', async () => {
    const account = await openAccount(env.DB, 'six');
    await addToBasket('v:six', emma, 'good', 1);
    await Promise.all([
      merge('v:six', account),
      addToBasket(account, dune, 'good', 1),
      addToBasket(account, solaris, 'good', 1),
    ]);
    expect(await basket(account)).toEqual([`${emma} good 1`, `${dune} good 1`, `${solaris} good 1`]);
  });
});
