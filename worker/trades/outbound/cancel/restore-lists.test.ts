import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { executionContext } from '../../../../tests/worker-execution';
import { api } from '../../../api';
import { buyersOf } from '../../../testing/buyers';
import { clerkCtx } from '../../../testing/desk';
import { browser, type Browser } from '../../../testing/people';
import { sellersOf } from '../../../testing/sellers';
import { addEditions, testIsbn } from '../../../testing/shelf';
import { emma, openStockedShop } from '../../../testing/stocked-shop';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const desk = () => clerkCtx(env, new Date());
const { orderUnpaid } = buyersOf(env.DB, newVisitor, desk);
const { placeSale } = sellersOf(env.DB, newVisitor, desk);
const [first, second, scarce] = [testIsbn(901), testIsbn(902), testIsbn(903)] as const;

beforeAll(async () => {
  await openStockedShop(env.DB);
  await addEditions(env.DB, [
    { isbn: first, reference: 3000, pages: 300 },
    { isbn: second, reference: 3000, pages: 300 },
    { isbn: scarce, stock: { good: { onHand: 2, price: 550 } } },
  ]);
});

interface Line {
  readonly book: { readonly isbn: string };
  readonly grade: string;
  readonly quantity: number;
}
async function linesIn(person: Browser, list: 'basket' | 'cart'): Promise<string[]> {
  const lines: Line[] = (await person.call('GET', `/api/${list}`)).json.lines;
  return lines.map(({ book, grade, quantity }) => `${book.isbn} ${grade} ${quantity}`).toSorted();
}
const restore = (person: Browser, id: string) => person.call('POST', `/api/trades/${id}/restore-lists`);

describe('restoreLists', () => {
  it('adds the sold and the bought books of a cancelled swap once', async () => {
    const seller = await placeSale({
      account: 'swaps-back',
      settlement: 'swap',
      give: [first, second],
      take: [[emma, 'good', 2]],
    });
    const early = await restore(seller.person, seller.id);
    await seller.person.call('POST', `/api/trades/${seller.id}/cancel`);

    const answers = [await restore(seller.person, seller.id), await restore(seller.person, seller.id)];

    expect([early.status, early.json.code]).toEqual([409, 'state-moved']);
    const restored = { basket: { books: 2, refused: [] }, cart: { books: 2, refused: [] } };
    expect(answers.map(({ status, json }) => [status, json])).toEqual([
      [200, restored],
      [200, restored],
    ]);
    expect(await linesIn(seller.person, 'basket')).toEqual(
      [`${first} very-good 1`, `${second} very-good 1`].toSorted(),
    );
    expect(await linesIn(seller.person, 'cart')).toEqual([`${emma} good 2`]);
  });

  it('keeps the flag ex-library of a sold book', async () => {
    const seller = await placeSale({ account: 'library', give: [first, second] });
    await env.DB.prepare('UPDATE inbound_lines SET ex_library = 1 WHERE trade_id = ?1 AND isbn = ?2')
      .bind(seller.id, first)
      .run();
    await seller.person.call('POST', `/api/trades/${seller.id}/cancel`);

    await restore(seller.person, seller.id);

    const lines: (Line & { exLibrary: boolean })[] = (await seller.person.call('GET', '/api/basket')).json.lines;
    expect(Object.fromEntries(lines.map(({ book, exLibrary }) => [book.isbn, exLibrary]))).toEqual({
      [first]: true,
      [second]: false,
    });
  });

  it('names the books that the shop does not buy or has not enough copies of', async () => {
    const seller = await placeSale({
      account: 'late',
      settlement: 'swap',
      give: [first, second],
      take: [[scarce, 'good', 2]],
    });
    await seller.person.call('POST', `/api/trades/${seller.id}/cancel`);
    await env.DB.prepare(`UPDATE stock SET on_hand = 1 WHERE isbn = ?1`).bind(scarce).run();
    await env.DB.prepare(`UPDATE editions SET reference_price = NULL WHERE isbn = ?1`).bind(second).run();
    await env.DB.prepare('DELETE FROM holds WHERE isbn = ?1').bind(second).run();

    const { json } = await restore(seller.person, seller.id);

    expect(json).toEqual({
      basket: {
        books: 1,
        refused: [{ isbn: second, grade: 'very-good', quantity: 1, reason: 'no-reference-price' }],
      },
      cart: {
        books: 1,
        refused: [{ isbn: scarce, grade: 'good', quantity: 1, available: 1, reason: 'not-enough-stock' }],
      },
    });
    expect(await linesIn(seller.person, 'cart')).toEqual([`${scarce} good 1`]);
  });

  it('refuses a stranger', async () => {
    const buyer = await orderUnpaid([[emma, 'good', 1]]);
    await buyer.send('cancel');
    const stranger = newVisitor();

    const answer = await restore(stranger, buyer.id);

    expect([answer.status, answer.json.code]).toEqual([404, 'trade-not-found']);
    expect(await linesIn(stranger, 'cart')).toEqual([]);
    expect((await restore(buyer.person, buyer.id)).json.cart).toEqual({ books: 1, refused: [] });
  });
});
