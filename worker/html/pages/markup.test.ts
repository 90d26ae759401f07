import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import worker from '../../index';
import { fillLists, placeOrder } from '../../testing/deals';
import { browser } from '../../testing/people';
import { openAccount } from '../../testing/shelf';
import { signIn } from '../../testing/sign-in';

const newVisitor = () =>
  browser(async (request) => {
    const execution = createExecutionContext();
    const answer = await worker.fetch(request, env, execution);
    await waitOnExecutionContext(execution);
    return answer;
  });
const [isbn, second] = ['9780141439587', '9780375707971'] as const;
/** Ends whatever it may stand in: a script, a title, an attribute, a comment, a style. */
const evil = (mark: string) =>
  `${mark}</script></title></style></textarea>--><img src=x onerror=alert(1) ` +
  `data-${mark}="'\`><svg/onload=alert(1)>\u2028&lt;b&gt;{{7*7}}`;
const header = [
  'isbn',
  'title',
  'author',
  'publisher',
  'series',
  'description',
  'language',
  'subjects',
  'price',
  'good',
];
const slashed = 'AC/DC? 100% #1 & Söhne';

beforeAll(async () => {
  const shop = newVisitor();
  const bearer = { Authorization: 'Bearer test-import-token' };
  const rows = [
    [
      isbn,
      evil('title'),
      evil('author'),
      evil('publisher'),
      evil('series'),
      evil('description'),
      'en',
      'fiction',
      '10.00',
      '9',
    ],
    [second, 'Slashed', slashed, '', '', '', 'en', 'fiction', '10.00', '9'],
  ];
  const options = { defaultPrice: null, language: null, format: null, starter: false };
  const begun = await shop.call(
    'POST',
    '/api/catalogue/imports',
    { source: evil('source').slice(0, 200), header, sample: rows, options },
    bearer,
  );
  const { run } = begun.json;
  const loaded = await shop.call('PUT', `/api/catalogue/imports/${run}/rows/0`, { rows }, bearer);
  expect(loaded.json).toMatchObject({ added: 2, rejected: [] });
  expect((await shop.call('POST', `/api/catalogue/imports/${run}/finish`, {}, bearer)).status).toBe(200);
});

/** Tags of a page that came from what people or files wrote. */
function foreignTags(html: string): string[] {
  // Text inside of scripts is no markup, unless it ends the script: then the rest is found below.
  const outside = html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '');
  return [...outside.matchAll(/<[^<>]*(?:onerror|onload|alert\(1\))[^<>]*>/gi)]
    .map(([tag]) => tag.replaceAll(/"[^"]*"/g, '""'))
    .filter((tag) => /onerror|onload|alert/.test(tag));
}

describe('the title of an imported book', () => {
  const places = [
    '/en',
    `/en/books/${isbn}/x`,
    '/ar/search?q=title',
    '/en/search',
    '/en/subjects/fiction',
    `/en/search?q=${encodeURIComponent(evil('q'))}`,
    `/en/search?author=${encodeURIComponent(evil('author'))}`,
    `/en/${encodeURIComponent(evil('nothing'))}`,
    `/en/authors/${encodeURIComponent(evil('nobody'))}`,
    `/en/trades/x?key=${encodeURIComponent(evil('key'))}`,
    `/en/login?returnTo=${encodeURIComponent(`/en/${evil('back')}`)}`,
  ];
  it.each(places)('is escaped on %s', async (path) => {
    const visitor = newVisitor();
    let page = await visitor.call('GET', path);
    const to = page.headers.get('Location');
    if (to !== null) page = await visitor.call('GET', new URL(to, 'https://dogear.example').pathname);
    expect(page.status).toBeLessThan(500);
    expect(page.text).toContain('<html');
    expect(foreignTags(page.text)).toEqual([]);
    expect(page.text).not.toContain('<img src=x');
    expect(page.text).not.toContain('<svg/onload');
  });

  it('is escaped in the page’s structured data', async () => {
    const visitor = newVisitor();
    const { headers } = await visitor.call('GET', `/en/books/${isbn}`);
    const { text } = await visitor.call(
      'GET',
      new URL(headers.get('Location') ?? `/en/books/${isbn}`, 'https://dogear.example').pathname,
    );
    const data = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as unknown,
    );
    expect(JSON.stringify(data)).toContain('onerror=alert(1)');
    expect(text).toContain('title&lt;/script&gt;');
  });

  it('is escaped on its cover', async () => {
    const { text, headers } = await newVisitor().call('GET', `/covers/${isbn}.svg`);
    expect(headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(text).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
    expect(text).not.toMatch(/<script|<img|<foreignObject|<svg\/|<[^>]*\son\w+=/i);
    // Every `&` begins an entity, and every `<` a tag of the drawing.
    expect(text).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i);
    expect(
      [...text.matchAll(/<\/?([^\s/>]+)/g)]
        .map(([, tag]) => tag)
        .filter((tag) => tag !== undefined && !/^[a-zA-Z]+$/.test(tag)),
    ).toEqual([]);
  });

  it('appears in the sitemap only inside an address', async () => {
    const { text } = await newVisitor().call('GET', '/sitemap-books-1.xml');
    expect(text).toContain(isbn);
    expect(text).not.toMatch(/onerror=|<img|<script/);
  });
});

describe('an author with a name of special characters', () => {
  it('has a page', async () => {
    const page = await newVisitor().call('GET', `/en/authors/${encodeURIComponent(slashed)}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Slashed');
    expect(page.text).toContain(`/en/authors/${encodeURIComponent(slashed)}`);
  });
});

describe('the name of a person', () => {
  it('is escaped on the trade’s page and in answers', async () => {
    await openAccount(env.DB, 'evil');
    await env.DB.prepare(`UPDATE accounts SET name = ?1 WHERE id = 'evil'`).bind(evil('name')).run();
    const person = await signIn(env.DB, newVisitor(), 'evil');
    await fillLists(person, { take: [[isbn, 'good', 1]] });
    const address = {
      line1: '1 <img src=x onerror=alert(1)>',
      line2: '</script><svg/onload=alert(1)>',
      city: '"><bdo>',
      postcode: '',
      country: 'IE',
    };
    const placed = await placeOrder(person, 'pay-now', { name: evil('name').slice(0, 110), address });
    expect(placed.status).toBe(201);
    const page = await person.call('GET', `/en/trades/${placed.json.trade.id}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('name&lt;/script&gt;');
    expect(foreignTags(page.text)).toEqual([]);
    expect(page.text).not.toMatch(/<img src=x|<svg\/onload|<bdo>/);
    const me = await person.call('GET', '/api/me');
    expect([me.headers.get('Content-Type'), me.json.account.name]).toEqual(['application/json', evil('name')]);
  });
});
