import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { offerLineSchema, type OfferLine } from '../../../domain/feeds/feed-schemas';
import { bookPageSchema } from '../../../domain/catalogue/schemas';
import { shopEnv } from '../../../tests/worker-browser';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { openServices, shopContext } from '../../services';
import { browser, type Answer } from '../../testing/people';
import { addEditions, testIsbn, type TestEdition } from '../../testing/shelf';
import { offersPageSize } from './read-offers-feed';
import { productsPageSize } from './read-products-feed';

const feeds = ['offers.csv', 'offers.jsonl', 'offers.onix', 'products.xml?language=en'];
const newVisitor = (shop: Env = env) => browser((request) => api.fetch(request, shop, executionContext()));
const token = { Authorization: 'Bearer test-feed-token' };
const path = (feed: string, market = 'IE') => `/api/feeds/${feed}${feed.includes('?') ? '&' : '?'}market=${market}`;
const read = (feed: string, headers: Record<string, string> = {}) =>
  newVisitor().call('GET', feed.startsWith('/') ? feed : path(feed), undefined, { ...token, ...headers });
const nextOf = ({ headers }: Answer) =>
  /^<https:\/\/dogear\.example(\S+)>; rel="next"$/.exec(headers.get('Link') ?? '')?.[1];

/** Reads a feed from its first page to its last. */
async function readAll(feed: string, market?: string): Promise<Answer[]> {
  const pages: Answer[] = [];
  for (let next: string | undefined = path(feed, market); next !== undefined;) {
    const page: Answer = await read(next);
    pages.push(page);
    next = nextOf(page);
  }
  return pages;
}
const linesOf = (pages: readonly Answer[]): OfferLine[] =>
  pages.flatMap(({ text }) =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => offerLineSchema.parse(JSON.parse(line))),
  );

const [emma, recalled, soldOut, priceless, full] = [
  testIsbn(1),
  testIsbn(2),
  testIsbn(3),
  testIsbn(4),
  testIsbn(5),
] as const;
const odd: readonly TestEdition[] = [
  {
    isbn: emma,
    title: 'Emma',
    stock: { new: { onHand: 2, price: 1200 }, good: { onHand: 3, price: 550, reserved: 1 } },
  },
  { isbn: recalled, title: 'Recalled', stock: { good: { onHand: 3, price: 550 } } },
  { isbn: soldOut, title: 'Sold out', stock: { good: { onHand: 1, price: 550, reserved: 1 } } },
  { isbn: priceless, title: 'Priceless', reference: null, stock: { good: { onHand: 1, price: 550 } } },
  // Enough copies to buy no more, none of them free.
  { isbn: full, title: 'Full', stock: { good: { onHand: 40, price: 550, reserved: 40 } } },
];
/** Editions in stock behind the odd ones, so that each feed has two pages. */
const many = Array.from({ length: offersPageSize }, (_, index) => testIsbn(index + 10));

beforeAll(async () => {
  await addEditions(env.DB, odd);
  await addEditions(
    env.DB,
    many.map((isbn, index) => ({ isbn, reference: 900 + index, stock: { good: { onHand: 2, price: 400 + index } } })),
  );
  await env.DB.prepare(`UPDATE editions SET recalled_at = '2026-11-01T00:00:00.000Z' WHERE isbn = ?1`)
    .bind(recalled)
    .run();
});

describe.each(feeds)('GET /api/feeds/%s', (feed) => {
  it.each([
    ['no token', {}],
    ['a wrong token', { Authorization: 'Bearer wrong' }],
    ['the import token', { Authorization: 'Bearer test-import-token' }],
    ['the token in another scheme', { Authorization: 'Basic test-feed-token' }],
  ])('refuses %s', async (_title, headers) => {
    const refused = await newVisitor().call('GET', path(feed), undefined, headers);

    expect([refused.status, refused.json.code]).toEqual([403, 'feed-token-wrong']);
  });

  it('refuses every token where the shop has no FEED_TOKEN', async () => {
    const shop = { ...shopEnv };
    Reflect.deleteProperty(shop, 'FEED_TOKEN');
    for (const closed of [shop, { ...shopEnv, FEED_TOKEN: '' }]) {
      for (const given of ['test-feed-token', '', 'undefined', 'null']) {
        const refused = await newVisitor(closed).call('GET', path(feed), undefined, {
          Authorization: `Bearer ${given}`,
        });
        expect([refused.status, refused.json.code]).toEqual([403, 'feed-token-wrong']);
      }
    }
  });

  it.each(['XX', 'ie', ''])('refuses the market %j', async (market) => {
    const refused = await read(path(feed, market));

    expect([refused.status, refused.json.code]).toEqual([400, 'invalid-input']);
  });

  it.each(['nonsense', '0', '9780000000001', '978-1-2345-0001-6', ''])('refuses the cursor %j', async (cursor) => {
    const refused = await read(`${path(feed)}&cursor=${cursor}`);

    expect([refused.status, refused.json.code]).toEqual([400, 'invalid-cursor']);
  });

  it('answers 304 while a page is unchanged, and the page once it has changed', async () => {
    const first = await read(feed);
    const tag = { 'If-None-Match': String(first.headers.get('ETag')) };

    const again = await read(feed, tag);
    await env.DB.prepare(`UPDATE stock SET on_hand = 7, price = price + 100 WHERE isbn = ?1 AND grade = 'good'`)
      .bind(emma)
      .run();
    const changed = await read(feed, tag);
    await env.DB.prepare(`UPDATE stock SET on_hand = 3, price = 550 WHERE isbn = ?1 AND grade = 'good'`)
      .bind(emma)
      .run();

    expect([again.status, again.text, again.headers.get('Link')]).toEqual([304, '', first.headers.get('Link')]);
    expect([changed.status, changed.text === first.text]).toEqual([200, false]);
  });

  it('names the books that are traded, not those that are recalled or have no price', async () => {
    const all = (await readAll(feed)).map(({ text }) => text).join('');

    expect([emma, recalled, priceless, full].map((isbn) => all.includes(isbn))).toEqual([true, false, false, false]);
    expect(many.every((isbn) => all.includes(isbn))).toBe(true);
  });

  it('sets no cookie and is stored by no shared cache', async () => {
    const { headers } = await read(feed);

    expect([headers.getSetCookie(), headers.get('Cache-Control'), headers.get('Vary')]).toEqual([
      [],
      'private, no-cache',
      'Authorization',
    ]);
  });
});

describe('the pages of a feed', () => {
  it('make the whole together, in ISBN order and each edition once', async () => {
    const pages = await readAll('offers.jsonl');

    const isbns = linesOf(pages).map(({ isbn }) => isbn);
    expect(pages).toHaveLength(2);
    expect(isbns).toEqual([emma, soldOut, ...many].toSorted());
  });

  it('have at most the fixed number of editions, and no next one behind the last', async () => {
    const offers = await readAll('offers.csv');
    const products = await readAll('products.xml?language=en');

    const rows = offers.map(
      ({ text }) =>
        new Set(
          text
            .trim()
            .split('\r\n')
            .slice(1)
            .map((row) => row.slice(0, 13)),
        ).size,
    );
    // The edition with enough copies is looked at and left out.
    expect(rows).toEqual([offersPageSize - 1, 3]);
    expect(products.map(({ text }) => new Set(text.match(/<g:gtin>\d+/g)).size)).toEqual([
      productsPageSize,
      productsPageSize,
      many.length + 1 - 2 * productsPageSize,
    ]);
  });

  it('have a cursor that is valid in every market and format', async () => {
    const next = nextOf(await read('offers.csv')) ?? '';

    const other = await read(next.replace('offers.csv', 'offers.jsonl').replace('market=IE', 'market=JP'));

    expect(linesOf([other]).map(({ market }) => market)).toEqual(['JP', 'JP', 'JP']);
  });
});

describe('prices and offers of a feed', () => {
  it.each(['IE', 'GB', 'JP', 'DE'])('are those of the book page in %s', async (market) => {
    const lines = linesOf(await readAll('offers.jsonl', market));

    for (const isbn of [emma, soldOut, many[0], many.at(-1)]) {
      const page = bookPageSchema.parse(
        (await newVisitor().call('GET', `/api/books/${isbn}`, undefined, { 'Dogear-Market': market })).json,
      );
      const line = lines.find((each) => each.isbn === isbn);
      expect(line?.copies).toEqual(
        page.copies.map(({ grade, used, price, available }) => ({ grade, used, price, available })),
      );
      expect(line?.offers).toEqual(
        page.offers.flatMap(({ grade, offer }) => (offer.kind === 'offer' ? [{ grade, amount: offer.amount }] : [])),
      );
    }
  });

  it('are the same in all formats', async () => {
    const [csv, onix, rss] = await Promise.all(
      ['offers.csv', 'offers.onix', 'products.xml?language=en'].map((feed) => read(feed)),
    );

    expect(csv?.text.split('\r\n').filter((row) => row.startsWith(emma))).toEqual([
      `${emma},Emma,Ann Author,en,new,new,EUR,12.00,2,`,
      expect.stringMatching(/,like-new,used,EUR,,0,\d\.\d0$/),
      expect.stringMatching(/,very-good,used,EUR,,0,\d\.\d0$/),
      expect.stringMatching(/,good,used,EUR,5\.50,2,\d\.\d0$/),
      expect.stringMatching(/,acceptable,used,EUR,,0,\d\.\d0$/),
    ]);
    expect(onix?.text.match(/<(OnHand|PriceAmount)>[\d.]+/g)?.slice(0, 4)).toEqual([
      '<OnHand>2',
      '<PriceAmount>12.00',
      '<OnHand>2',
      '<PriceAmount>5.50',
    ]);
    expect(rss?.text.match(/<g:price>[^<]+/g)?.slice(0, 2)).toEqual(['<g:price>12.00 EUR', '<g:price>5.50 EUR']);
  });

  it('do not depend on who reads it', async () => {
    const person = newVisitor();
    await person.call('PUT', `/api/basket/lines/${emma}/good`, { quantity: 1 });

    const own = await person.call('GET', path('offers.jsonl'), undefined, token);

    expect(own.text).toBe((await read('offers.jsonl')).text);
  });

  it('leave out what the shop buys where it may not buy', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const licence = { dealerLicence: '', dealerAuthority: '' };
    const shop = { ...env, SHOP: { ...shopContext(openServices(env), () => undefined).settings.shop, ...licence } };

    const answer = await newVisitor(shop).call('GET', path('offers.jsonl', 'JP'), undefined, token);

    const lines = linesOf([answer]);
    expect(lines.flatMap(({ offers }) => offers)).toEqual([]);
    expect(lines.map(({ isbn }) => isbn)).not.toContain(soldOut);
  });
});

describe('the product feed', () => {
  it('words links and conditions in the language that is asked for', async () => {
    const { text } = await read('products.xml?language=de');

    expect(text).toContain(`<link>https://dogear.example/de/books/${emma}/emma</link>`);
    expect(text).toContain('<description>Neu\n');
  });

  it('shows a book’s own picture where its host is allowed', async () => {
    await env.DB.prepare(`UPDATE editions SET cover_url = 'https://covers.example/emma.jpg' WHERE isbn = ?1`)
      .bind(emma)
      .run();
    const shop = { ...env, COVER_HOSTS: ['covers.example'] };

    const allowed = await newVisitor(shop).call('GET', path('products.xml?language=en'), undefined, token);

    expect(allowed.text).toContain('<g:image_link>https://covers.example/emma.jpg</g:image_link>');
    expect((await read('products.xml?language=en')).text).toContain(
      `<g:image_link>https://dogear.example/covers/${emma}.svg`,
    );
  });

  it('shortens a long description', async () => {
    await env.DB.prepare('UPDATE editions SET description = ?2 WHERE isbn = ?1').bind(emma, '本'.repeat(50_000)).run();

    const { text } = await read('products.xml?language=en');

    expect(text.match(/本+…?/)?.[0]).toBe(`${'本'.repeat(999)}…`);
  });

  it.each(['', '&language=xx'])('refuses a call with the language %j', async (language) => {
    expect((await read(`/api/feeds/products.xml?market=IE${language}`)).json.code).toBe('invalid-input');
  });
});
