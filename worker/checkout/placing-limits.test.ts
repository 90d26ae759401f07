import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deadlineAfterWorkingDays } from '../../domain/calendar/working-days';
import { tradeSchema } from '../../domain/trades/schemas';
import { executionContext } from '../../tests/worker-execution';
import { shop as shopWithCards } from '../../tests/worker-stripe';
import { api } from '../api';
import { checkoutBody, fillLists, newIdempotencyKey, placeOrder, sendCheckout, askForQuote } from '../testing/deals';
import { visitorsFrom } from '../testing/networks';
import type { Answer, Browser } from '../testing/people';
import { openAccount, addEditions, testIsbn } from '../testing/shelf';
import { signIn } from '../testing/sign-in';

const from = visitorsFrom((request) => api.fetch(request, env, executionContext()));
const book = testIsbn(1);
const network = '203.0.113.';

const numberOf = (query: string) => env.DB.prepare(query).first<number>('n');
const reserved = () => numberOf('SELECT sum(reserved) AS n FROM stock');
const tally = (answers: readonly Answer[]) => {
  const counts: Record<string, number> = {};
  for (const { status, json } of answers) {
    const word = status === 201 ? 'placed' : String(json.code);
    counts[word] = (counts[word] ?? 0) + 1;
  }
  return counts;
};

/** Fills the cart of a new guest. Returns the guest and the body of their order. */
async function guestWith(copies: number, email: string, address = `${network}7`) {
  const guest = from(address);
  await fillLists(guest, { take: [[book, 'good', copies]] });
  return { guest, body: checkoutBody((await askForQuote(guest, 'pay-now')).json.quote, 'pay-now', { email }) };
}

async function buyOne(email: string, address?: string): Promise<{ guest: Browser; answer: Answer }> {
  const { guest, body } = await guestWith(1, email, address);
  return { guest, answer: await sendCheckout(guest, body) };
}

const cancel = (guest: Browser, { json }: Answer) => guest.call('POST', `/api/trades/${json.trade.id}/cancel`);

beforeAll(async () => {
  await addEditions(env.DB, [{ isbn: book, title: 'Emma', stock: { good: { onHand: 900, price: 550 } } }]);
});

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const texts = [
    'UPDATE stock SET reserved = 0',
    ...['guest_reservations', 'attempts', 'outbox'].map((table) => `DELETE FROM ${table}`),
  ];
  await env.DB.batch(texts.map((text) => env.DB.prepare(text)));
});

describe('fifty visitors of one network who pay by transfer', () => {
  it('reserve thirty copies together, for three working days, however parallel their orders are', async () => {
    const all = Array.from({ length: 50 }, (_, index) =>
      guestWith(3, `hoard${index}@reader.example`, `${network}${index}`),
    );
    const guests = await Promise.all(all);

    const answers = await Promise.all(guests.map(({ guest, body }) => sendCheckout(guest, body)));

    expect(tally(answers)).toEqual({ placed: 10, 'guest-copies-full': 40 });
    expect(await reserved()).toBe(30);
    const [first] = guests.filter((_, index) => answers[index]?.status === 201);
    const { trade } = answers.find(({ status }) => status === 201)?.json ?? {};
    const seen = tradeSchema.parse((await first?.guest.call('GET', `/api/trades/${trade.id}`))?.json);
    expect(seen.transfer?.payBy).toBe(deadlineAfterWorkingDays(seen.placedAt, 3, 'IE'));
  }, 120_000);

  it('leave other networks alone', async () => {
    for (let index = 0; index < 3; index += 1) {
      const { guest, body } = await guestWith(10, `full${index}@reader.example`);
      expect((await sendCheckout(guest, body)).status).toBe(201);
    }

    const [near, far] = [await buyOne('near@reader.example'), await buyOne('far@reader.example', '198.51.100.7')];

    expect([near.answer.status, near.answer.json.code, near.answer.json.facts]).toEqual([
      409,
      'guest-copies-full',
      { card: false },
    ]);
    expect(far.answer.status).toBe(201);
    expect((await near.guest.call('GET', '/api/cart')).json.books).toBe(1);
  });
});

describe('guests of one network who choose to pay by card', () => {
  const toCard = visitorsFrom((request) => api.fetch(request, shopWithCards, executionContext()));
  const orderBy = async (payment: 'stripe' | 'bank-transfer', copies: number, email: string) => {
    const guest = toCard(`${network}7`);
    await fillLists(guest, { take: [[book, 'good', copies]] });
    return placeOrder(guest, 'pay-now', { email }, { payment });
  };

  it('are counted apart from transfers', async () => {
    for (let index = 0; index < 3; index += 1)
      expect((await orderBy('bank-transfer', 10, `t${index}@reader.example`)).status).toBe(201);

    const transfer = await orderBy('bank-transfer', 1, 'more@reader.example');
    const card = await orderBy('stripe', 20, 'card@reader.example');

    expect([transfer.json.code, transfer.json.facts]).toEqual(['guest-copies-full', { card: true }]);
    expect(card.status).toBe(201);
  });

  it('hold at most a hundred unpaid copies', async () => {
    const answers: Answer[] = [];
    for (let index = 0; index < 6; index += 1) answers.push(await orderBy('stripe', 20, `c${index}@reader.example`));

    expect(tally(answers)).toEqual({ placed: 5, 'guest-copies-full': 1 });
    expect(answers.at(-1)?.json.facts).toEqual({ card: false });
    expect(await reserved()).toBe(100);
  });
});

describe('a reservation of a guest', () => {
  it('frees its copies for the network when it is cancelled, and forgets the network', async () => {
    const { guest, answer } = await buyOne('forget@reader.example');
    const stored = await env.DB.prepare('SELECT * FROM guest_reservations').all();
    const counted = await env.DB.prepare('SELECT key FROM attempts').all();
    expect(stored.results).toMatchObject([{ trade_id: answer.json.trade.id, payment: 'bank-transfer', copies: 1 }]);
    expect(JSON.stringify([stored.results, counted.results])).not.toContain('203.0.113');

    await cancel(guest, answer);

    expect(await numberOf('SELECT count(*) AS n FROM guest_reservations')).toBe(0);
  });

  it('is not stored for an account', async () => {
    const account = await openAccount(env.DB, 'no-network');
    const person = await signIn(env.DB, from(`${network}7`), account.slice(2));
    await fillLists(person, { take: [[book, 'good', 1]] });

    expect((await placeOrder(person, 'pay-now')).status).toBe(201);

    expect(await numberOf('SELECT count(*) AS n FROM guest_reservations')).toBe(0);
  });
});

describe('orders to one mail address', () => {
  it('are five in fifteen minutes, although each is cancelled and comes from another network', async () => {
    const answers: Answer[] = [];
    for (let index = 0; index < 12; index += 1) {
      const { guest, answer } = await buyOne('victim@reader.example', `198.51.${index}.7`);
      if (answer.status === 201) await cancel(guest, answer);
      answers.push(answer);
    }

    expect(tally(answers)).toEqual({ placed: 5, 'too-many-orders': 7 });
    expect(await numberOf('SELECT count(*) AS n FROM outbox')).toBe(10);
    const refused = answers.at(-1);
    expect([refused?.status, Number(refused?.headers.get('Retry-After')) > 600]).toEqual([429, true]);
    expect(await reserved()).toBe(0);
  });

  it('are counted together where the addresses reach one mailbox', async () => {
    const answers: Answer[] = [];
    for (const name of ['v.ictim', 'victim+1', 'VICTIM+2', 'vic.tim+a', 'victim', 'victim+3']) {
      answers.push((await buyOne(`${name}@gmail.com`, `198.51.${answers.length}.9`)).answer);
    }

    expect(tally(answers)).toEqual({ placed: 5, 'too-many-orders': 1 });
  });

  it('are counted once and answered again when the same order is sent again', async () => {
    const { guest, body } = await guestWith(1, 'again@reader.example');
    const key = newIdempotencyKey();
    const sent = await Promise.all(Array.from({ length: 8 }, () => sendCheckout(guest, body, key)));
    expect(tally(sent)).toEqual({ placed: 8 });
    expect(await numberOf(`SELECT sum(count) AS n FROM attempts WHERE key GLOB 'place:mail:*'`)).toBe(1);
    await env.DB.prepare('UPDATE attempts SET count = 20').run();

    const replay = await sendCheckout(guest, body, key);

    expect([replay.status, replay.text]).toEqual([201, sent[0]?.text]);
  });

  it('that are refused for another reason are not counted', async () => {
    const { guest, body } = await guestWith(1, 'wrong@reader.example');

    expect((await sendCheckout(guest, { ...(body as object), terms: false })).json.code).toBe('terms-not-accepted');

    expect(await numberOf('SELECT count(*) AS n FROM attempts')).toBe(0);
  });
});

describe('orders from one network', () => {
  it('are twenty in fifteen minutes, also when all are sent at once', async () => {
    const all = Array.from({ length: 24 }, (_, index) =>
      guestWith(1, `shared${index}@reader.example`, `2001:db8:7:${index}::1`),
    );
    const guests = await Promise.all(all);

    const answers = await Promise.all(guests.map(({ guest, body }) => sendCheckout(guest, body)));

    expect(tally(answers)).toEqual({ placed: 20, 'too-many-orders': 4 });
  }, 60_000);
});

describe('an account', () => {
  it('can pay by transfer although a stranger ordered with its address', async () => {
    await openAccount(env.DB, 'victim');
    const stranger = await buyOne('Victim@reader.example');
    expect(stranger.answer.status).toBe(201);
    const victim = await signIn(env.DB, from(`${network}9`), 'victim');
    await fillLists(victim, { take: [[book, 'good', 1]] });

    expect((await askForQuote(victim, 'pay-now')).json.problems).toEqual([]);
    const placed = await placeOrder(victim, 'pay-now');

    expect(placed.status).toBe(201);
    expect((await victim.call('GET', '/api/trades')).json.items).toMatchObject([{ id: placed.json.trade.id }]);
    expect((await victim.call('GET', `/api/trades/${stranger.answer.json.trade.id}`)).status).toBe(404);
  });

  it('does not keep a guest with its mail address from ordering', async () => {
    await openAccount(env.DB, 'both');
    const person = await signIn(env.DB, from(`${network}9`), 'both');
    await fillLists(person, { take: [[book, 'good', 1]] });
    expect((await placeOrder(person, 'pay-now')).status).toBe(201);

    expect((await buyOne('both@reader.example')).answer.status).toBe(201);
  });

  it('has one unpaid transfer, and the problem names the open trade', async () => {
    await openAccount(env.DB, 'twice');
    const person = await signIn(env.DB, from(`${network}9`), 'twice');
    await fillLists(person, { take: [[book, 'good', 1]] });
    const first = await placeOrder(person, 'pay-now');
    await fillLists(person, { take: [[book, 'good', 1]] });

    const second = await placeOrder(person, 'pay-now');

    expect(second.json).toMatchObject({ code: 'unpaid-transfer-open', facts: { trade: first.json.trade.id } });
  });

  it('places ten orders in fifteen minutes', async () => {
    await openAccount(env.DB, 'busy');
    const person = await signIn(env.DB, from(`${network}9`), 'busy');
    const answers: Answer[] = [];
    for (let index = 0; index < 11; index += 1) {
      await fillLists(person, { take: [[book, 'good', 1]] });
      const answer = await placeOrder(person, 'pay-now');
      if (answer.status === 201) await cancel(person, answer);
      answers.push(answer);
    }

    expect(tally(answers)).toEqual({ placed: 10, 'too-many-orders': 1 });
  });
});
