import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { sendOutbox } from '../../outbox-handlers';
import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import { openServices, shopContext } from '../../services';
import { browser, ctxOf } from '../../testing/people';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';
import { putBasketLine } from '../basket/put-basket-line';
import { putWatch } from './put-watch';
import { readWatches } from './read-watches';
import { removeWatch } from './remove-watch';
import { queueOfferMails } from './queue-offer-mails';

const [emma, dune] = [testIsbn(1), testIsbn(2)] as const;
const day = (n: number) => new Date(Date.UTC(2026, 10, n, 2));
const mails: Mail[] = [];

function shopAt(n: number): Ctx {
  return {
    ...shopContext(openServices(env), () => undefined, day(n)),
    mailer: { send: async (mail) => void mails.push(mail) },
  };
}
const watch = (who: string, isbn: string, n: number) => putWatch(ctxOf(env, who, day(n)), { isbn, grade: 'good' });
/** Runs the night of a day and returns the mails. */
async function night(n: number): Promise<string[]> {
  mails.length = 0;
  await queueOfferMails(shopAt(n));
  await sendOutbox(shopAt(n));
  return mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted();
}
/** Sells so many copies that the shop buys the edition again, or fills the shelf. */
const setCopies = (isbn: string, copies: number) =>
  env.DB.prepare('UPDATE stock SET on_hand = ?2 WHERE isbn = ?1').bind(isbn, copies).run();

beforeEach(async () => {
  await env.DB.batch(
    ['offer_watches', 'holds', 'basket_lines', 'owners', 'accounts', 'outbox', 'stock', 'editions'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  );
  await addEditions(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 20, price: 500 } } },
    { isbn: dune, title: 'Dune', stock: { good: { onHand: 20, price: 500 } } },
  ]);
  for (const id of ['ann', 'ben']) await openAccount(env.DB, id);
});

describe('queueOfferMails', () => {
  it('sends one mail an account when the shop makes an offer, and none before or after', async () => {
    for (const isbn of [emma, dune]) await watch('a:ann', isbn, 2);
    await watch('a:ben', dune, 2);
    expect(await night(3)).toEqual([]);

    for (const isbn of [emma, dune]) await setCopies(isbn, 2);

    expect(await night(4)).toEqual([
      'ann@reader.example: New offers for your books',
      'ben@reader.example: We now buy “Dune”',
    ]);
    expect(await night(5)).toEqual([]);
  });

  it('holds the offer from the mail on, also when the shop has enough again', async () => {
    await watch('a:ann', dune, 2);
    await setCopies(dune, 2);
    await night(3);
    await setCopies(dune, 18);

    const { items } = await readWatches(ctxOf(env, 'a:ann', day(10)));
    const line = await putBasketLine(ctxOf(env, 'a:ann', day(10)), {
      isbn: dune,
      grade: 'good',
      quantity: 1,
      exLibrary: false,
    });

    expect(items[0]).toMatchObject({ toldAt: day(3).toISOString(), offer: { kind: 'offer' } });
    expect(line.line?.offer).toEqual(items[0]?.offer);
    expect(mails[0]?.text).toContain('1\u00a0December\u00a02026');
  });

  it('sends no second mail in simultaneous runs, and none for a removed watch', async () => {
    await watch('a:ann', dune, 2);
    await watch('a:ben', dune, 2);
    await setCopies(dune, 2);
    await Promise.all(Array.from({ length: 3 }, () => queueOfferMails(shopAt(3))));
    await removeWatch(ctxOf(env, 'a:ben', day(3)), dune);

    mails.length = 0;
    await sendOutbox(shopAt(3));

    expect(mails.map(({ to }) => to)).toEqual(['ann@reader.example']);
  });

  it('waits for the next offer when the person asks again, and forgets old watches', async () => {
    await watch('a:ann', dune, 2);
    await setCopies(dune, 2);
    await night(3);
    await setCopies(dune, 20);
    await watch('a:ann', dune, 4);
    await setCopies(dune, 2);
    expect(await night(5)).toHaveLength(1);

    await queueOfferMails(shopAt(70));

    expect((await readWatches(ctxOf(env, 'a:ann', day(70)))).items).toEqual([]);
  });
});

describe('an offer watch', () => {
  it('needs an account', async () => {
    const guest = browser((request) => api.fetch(request, env, executionContext()));
    expect((await guest.call('PUT', `/api/offer-watches/${emma}`, { grade: 'good' })).status).toBe(401);
    expect((await guest.call('GET', '/api/offer-watches')).status).toBe(401);
    expect((await guest.call('DELETE', `/api/offer-watches/${emma}`)).status).toBe(401);
  });

  it('is listed with the reason why the shop declines the book, and removed', async () => {
    const ann = ctxOf(env, 'a:ann', day(2));
    await putWatch(ann, { isbn: emma, grade: 'good' });

    const { items } = await readWatches(ann);

    expect(items).toMatchObject([
      { book: { isbn: emma }, toldAt: null, offer: { kind: 'declined', reason: 'enough-stock' } },
    ]);
    await removeWatch(ann, emma);
    expect(await readWatches(ann)).toEqual({ items: [] });
  });

  it('is refused for a book that the catalogue does not hold', async () => {
    await expect(watch('a:ann', '9780306406157', 2)).rejects.toMatchObject({ code: 'book-not-found' });
  });
});
