import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { EditionFacts } from '../../../domain/catalogue/import/edition-facts';
import type { PublisherContact } from '../../../domain/catalogue/import/publisher-contact';
import { bookPageSchema } from '../../../domain/catalogue/schemas';
import type { RecallStart } from '../../../domain/catalogue/recalls/recall-schemas';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { loadEditions } from '../../catalogue/import/load-editions';
import { buyersOf, outcomeOf } from '../../testing/buyers';
import { fillLists, placeOrder } from '../../testing/deals';
import { ctxOvertakenBy, clerkCtx } from '../../testing/desk';
import { browser } from '../../testing/people';
import { sendWaitingMails, visibleText } from '../../testing/post';
import { books } from '../../testing/catalogue/search-books';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';
import { cancelTradeAtDesk } from '../../trades/outbound/cancel/cancel-trade-at-desk';
import { packOrder } from '../../trades/outbound/pack-order';
import { readStock } from '../read-stock';
import { endRecall } from './end-recall';
import { startRecall } from './start-recall';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const desk = () => clerkCtx(env, new Date());
const { orderUnpaid, orderDispatched, payByTransfer } = buyersOf(env.DB, newVisitor, desk);
const [emma, persuasion] = [testIsbn(1), testIsbn(2)] as const;
/** Sends the waiting mails an hour later. */
const post = () => sendWaitingMails(env, new Date(Date.now() + 3_600_000));
const recall: RecallStart = {
  isbn: emma,
  danger: 'choking',
  details: 'The wheels on the cover come off.',
  notice: 'https://safety.example/A12/01234/26',
};
const bookPage = async () => bookPageSchema.parse((await newVisitor().call('GET', `/api/books/${emma}`)).json);

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await addEditions(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 9, price: 550 } } },
    { isbn: persuasion, title: 'Persuasion', stock: { good: { onHand: 60, price: 450 } } },
  ]);
});
beforeEach(async () => {
  await post();
  await outcomeOf(endRecall(desk(), emma));
});

it('mails each sent order with the book once, in the language of its buyer', async () => {
  const guest = await orderDispatched([
    [emma, 'good', 1],
    [persuasion, 'good', 1],
  ]);
  const german = await orderDispatched([[emma, 'good', 2]]);
  await env.DB.prepare(`UPDATE trades SET language = 'de' WHERE id = ?1`).bind(german.id).run();
  await orderDispatched([[persuasion, 'good', 1]]);
  await post();

  await startRecall(desk(), recall);
  const mails = await post();

  const { number, email } = await guest.readTrade();
  const toGerman = (await german.readTrade()).email;
  expect(mails.map(({ to }) => to.toLowerCase()).toSorted()).toEqual([email, toGerman].toSorted());
  const inGerman = mails.find(({ to }) => to.toLowerCase() === toGerman);
  expect(inGerman?.subject).toBe('Produktsicherheitsrückruf: Emma');
  const english = mails.find(({ to }) => to.toLowerCase() === email);
  expect(english?.subject).toBe('Product safety recall: Emma');
  const text = visibleText(english?.text ?? '');
  for (const words of [
    `You bought this book from us in order ${number}.`,
    emma,
    'Small parts can come off. A child can choke on them. The wheels on the cover come off.',
    'Stop using the book immediately, and keep it away from children.',
    'a refund of the price and the postage',
    recall.notice ?? '',
    'Did you pass the book on?',
  ])
    expect(text).toContain(words);
  expect(await post()).toEqual([]);
});

it('a recalled book is neither sold nor bought, and its page says so, until the recall ends', async () => {
  const before = await bookPage();
  await startRecall(desk(), recall);

  const page = await bookPage();
  const put = await newVisitor().call('PUT', `/api/cart/lines/${emma}/good`, { quantity: 1 });
  const offered = await newVisitor().call('PUT', `/api/basket/lines/${emma}/good`, { quantity: 1 });
  const listed = await env.DB.prepare('SELECT min_price, grades FROM editions WHERE isbn = ?1').bind(emma).first();

  expect(page.recall).toEqual({ danger: 'choking', details: recall.details, notice: recall.notice });
  expect(page.copies.filter(({ available }) => available > 0)).toEqual([]);
  expect(page.offers.map(({ offer }) => (offer.kind === 'declined' ? offer.reason : offer.kind))).toEqual(
    page.offers.map(() => 'recalled'),
  );
  expect([put.status, put.json.code]).toEqual([409, 'not-for-sale']);
  expect([offered.status, offered.json.code, offered.json.facts.reason]).toEqual([409, 'offer-declined', 'recalled']);
  expect(listed).toEqual({ min_price: null, grades: 0 });

  await endRecall(desk(), emma);
  expect(await bookPage()).toEqual(before);
});

it('a book that is recalled while it lies in the cart or on the sell list is not traded', async () => {
  const person = newVisitor();
  await fillLists(person, { take: [[emma, 'good', 1]], give: [[emma, 'good', 1]] });
  await startRecall(desk(), recall);

  const cart = await person.call('GET', '/api/cart');
  const basket = await person.call('GET', '/api/basket');
  const placed = await placeOrder(person, 'pay-now', { email: 'recalled@reader.example' });

  expect(cart.json.lines[0].available).toBe(0);
  expect(basket.json.lines[0].offer).toEqual({ kind: 'declined', reason: 'recalled' });
  expect(placed.status).toBe(409);
});

it('an order that is not sent yet is named at the desk and can’t be packed', async () => {
  const waiting = await orderUnpaid([[emma, 'good', 1]]);
  await payByTransfer(await waiting.readTrade());
  await startRecall(desk(), recall);

  const { number } = await waiting.readTrade();
  const [book] = (await readStock(desk(), { q: '' })).items;

  expect(book?.recall?.unsent).toContainEqual({ trade: waiting.id, number });
  expect(await outcomeOf(packOrder(desk(), { trade: waiting.id }))).toBe('book-recalled');
  await cancelTradeAtDesk(desk(), { trade: waiting.id });
  expect((await readStock(desk(), { q: emma })).items[0]?.recall?.unsent.map(({ trade }) => trade)).not.toContain(
    waiting.id,
  );
});

it('of two clerks one starts a recall, and only staff can', async () => {
  const second = ctxOvertakenBy(desk(), () => startRecall(desk(), recall), 1);
  expect(await outcomeOf(startRecall(second, recall))).toBe('state-moved');
  await endRecall(desk(), emma);
  expect(await outcomeOf(endRecall(desk(), emma))).toBe('state-moved');
  expect((await newVisitor().call('POST', '/api/desk/recalls', recall)).status).toBe(401);
  expect(await outcomeOf(startRecall(desk(), { ...recall, isbn: testIsbn(99) }))).toBe('book-not-found');
});

it('the page of a book names its publisher with the imported addresses, and without them only by name', async () => {
  const [sample] = books;
  if (sample === undefined) throw new Error('no sample book');
  const edition = (isbn: string, publisher: string, contact: PublisherContact | null): EditionFacts => ({
    ...sample,
    isbn,
    publisher,
    publisherContact: contact,
  });
  const options = { defaultPrice: null, language: null, format: null, starter: false };
  await loadEditions(desk(), {
    options,
    editions: [
      edition(testIsbn(11), 'Far Press', {
        postal: '1 Example Street, London',
        electronic: 'safety@far.example',
        responsible: 'Rep Ltd, Dublin',
      }),
      edition(testIsbn(12), 'Near Press', null),
    ],
  });
  const contact = async (isbn: string) =>
    bookPageSchema.parse((await newVisitor().call('GET', `/api/books/${isbn}`)).json).publisherContact;

  expect(await contact(testIsbn(11))).toEqual([
    'Far Press',
    '1 Example Street, London',
    'safety@far.example',
    'EU: Rep Ltd, Dublin',
  ]);
  expect(await contact(testIsbn(12))).toBeNull();
});
