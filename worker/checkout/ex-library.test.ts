import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { executionContext } from '../../tests/worker-execution';
import { api } from '../api';
import { askForQuote, checkoutBody, sendCheckout } from '../testing/deals';
import { browser } from '../testing/people';
import { addEditions, openAccount, testIsbn } from '../testing/shelf';
import { signIn } from '../testing/sign-in';

const books = Array.from({ length: 12 }, (_, at) => testIsbn(at + 1));

beforeAll(async () => {
  await addEditions(
    env.DB,
    books.map((isbn, at) => ({ isbn, reference: 1400 + at * 137 })),
  );
  await openAccount(env.DB, 'ann');
});

describe('ex-library copies', () => {
  // The offer is rounded once, and the held amount of such a copy twice: the offer may be a step higher.
  it('are placed at the offers that the quote shows', async () => {
    const ann = await signIn(
      env.DB,
      browser((request) => api.fetch(request, env, executionContext())),
      'ann',
    );
    for (const isbn of books)
      await ann.call('PUT', `/api/basket/lines/${isbn}/very-good`, { quantity: 1, exLibrary: true });
    const choice = { payout: 'store-credit' };
    const quote = (await askForQuote(ann, 'payout', choice)).json;

    const placed = await sendCheckout(ann, checkoutBody(quote.quote, 'payout', choice));

    expect([placed.status, placed.json.code]).toEqual([201, undefined]);
    const { results } = await env.DB.prepare(
      'SELECT isbn, amount FROM inbound_lines WHERE trade_id = ?1 AND ex_library = 1 ORDER BY isbn',
    )
      .bind(placed.json.trade.id)
      .all<{ isbn: string; amount: number }>();
    const shown: { book: { isbn: string }; offer: { amount: { minor: number } } }[] = quote.basket.lines;
    expect(results).toEqual(
      shown
        .map(({ book, offer }) => ({ isbn: book.isbn, amount: offer.amount.minor }))
        .toSorted((a, b) => a.isbn.localeCompare(b.isbn)),
    );
    expect(results).toHaveLength(books.length);
  });
});
