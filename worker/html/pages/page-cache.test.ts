import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookListSchema } from '../../../domain/catalogue/schemas';
import { splitLanguage } from '../../../domain/language';
import { shopEnv } from '../../../tests/worker-browser';
import { seedTexts } from '../../../tests/worker-texts';
import { api } from '../../api';
import { editEdition } from '../../catalogue/editing/books/edit-edition';
import { openSharedAnswers, sharedAnswers } from '../../platform/shared-answers/shared-answers';
import { clerkCtx } from '../../testing/desk';
import { importBooks } from '../../testing/catalogue/import-books';
import { testIsbn } from '../../testing/shelf';
import { servePage } from './serve-page';

const emma = testIsbn(1);
/** Of the second page of all books. */
let cursor = 'none';
let versions = 0;
/** Returns a build version that no test has used: its cache is empty. */
const freshVersion = () => `page-cache-${(versions += 1)}`;

interface Opened {
  readonly status: number;
  readonly redirect: string | null;
  readonly isFromCache: boolean;
  /** Without what differs in each render: the nonce, and when the router loaded its parts. */
  readonly html: string;
}

function comparable(html: string, { headers }: Response): string {
  const nonce = /'nonce-([^']+)'/.exec(headers.get('Content-Security-Policy') ?? '')?.[1] ?? 'none';
  return html.replaceAll(nonce, 'nonce').replaceAll(/\bu:\d{13}\b/g, 'u:0');
}

/** Opens an address without cookies. Waits until the page is stored. */
async function open(path: string, version: string): Promise<Opened> {
  const execution = createExecutionContext();
  const request = new Request(`https://dogear.example${path}`, { redirect: 'manual' });
  const { language } = splitLanguage(new URL(request.url).pathname, () => 'en');
  const answer = await servePage(request, env, execution, language, { version });
  const text = await answer.text();
  await waitOnExecutionContext(execution);
  return {
    status: answer.status,
    redirect: answer.headers.get('Location'),
    isFromCache: answer.headers.get('Server-Timing')?.startsWith('cache') ?? false,
    html: comparable(text, answer),
  };
}

beforeAll(async () => {
  await seedTexts(shopEnv, ['en']);
  await importBooks(env, [
    [emma, 'Emma', 'Ann Author', 'en', 'fiction', '10.00', '9'],
    [testIsbn(2), 'Persuasion', 'Ann Author', 'en', 'fiction', '14.00', '9'],
  ]);
  const request = new Request('https://dogear.example/api/books?limit=1');
  const answer = await api.fetch(request, env, createExecutionContext());
  cursor = bookListSchema.parse(await answer.json()).nextCursor ?? 'none';
});

describe('a visitor after somebody opened a tampered address', () => {
  // Tampered address, the address that shares its key, and words of the tampered one that no other page may contain.
  it.each([
    ['a doubled q', '/en/search?q=emma&q=SHOP+CLOSED', '/en/search?q=emma', 'SHOP CLOSED'],
    ['an empty q before a false one', '/en/search?q=&q=CLOSED', '/en/search?q=CLOSED', null],
    ['a doubled max', '/en/subjects/fiction?max=&max=1', '/en/subjects/fiction?max=1', null],
    ['a doubled author', '/en/search?author=Ann+Author&author=Nobody', '/en/search?author=Ann+Author', 'Nobody'],
    ['a click id and a token', '/en?fbclid=ALICE&token=s3cret', '/en', 's3cret'],
    ['a repeated filter', '/en/search?language=pl&language=en&language=', '/en/search?language=en%2Cpl', null],
    ['a doubled sort', '/en/search?sort=price&sort=newest', '/en/search?sort=price', 'sort=newest'],
    ['a doubled cursor', '/en/search?cursor=CURSOR&cursor=', '/en/search?cursor=CURSOR', null],
    ['__proto__', '/en/search?q=emma&__proto__=POISON&constructor=POISON', '/en/search?q=emma', 'POISON'],
    ['an encoded name', '/en/search?q=emma&%71=POISON&%75tm=POISON', '/en/search?q=emma', 'POISON'],
    ['an encoded fragment', '/en/search?q=emma&%23main=POISON&x=%23POISON', '/en/search?q=emma', 'POISON'],
    ['a name in capitals', '/en/search?q=emma&Q=POISON&SORT=POISON', '/en/search?q=emma', 'POISON'],
    ['a name with brackets', '/en/search?q=emma&q[]=POISON&q[0]=POISON', '/en/search?q=emma', 'POISON'],
    ['the name that stands for the origin', '/en?@=https://evil.example', '/en', 'evil.example'],
    ['words for a page without a search', `/en/books/${emma}/emma?q=POISON`, `/en/books/${emma}/emma`, 'POISON'],
    ['words for the home page', '/en?q=POISON&sort=price', '/en', 'POISON'],
    ['an author for an author', '/en/authors/Ann%20Author?author=POISON', '/en/authors/Ann%20Author', 'POISON'],
    ['a filter for the questions', '/en/faq?sort=price&q=refund&subject=POISON', '/en/faq?q=refund', 'POISON'],
    ['a parameter of a text page', '/en/about?cursor=POISON', '/en/about', 'POISON'],
    ['a slash at the end', '/en/search/?q=emma&utm_source=POISON', '/en/search?q=emma', 'POISON'],
  ])('gets the same page as without it: %s', async (_name, tampered, address, words) => {
    const version = freshVersion();
    const first = await open(tampered.replace('CURSOR', cursor), version);
    const next = await open(address.replace('CURSOR', cursor), version);
    const clean = await open(address.replace('CURSOR', cursor), freshVersion());

    expect([first.status, next.status, next.isFromCache, clean.isFromCache]).toEqual([200, 200, true, false]);
    expect(first.html).toBe(clean.html);
    expect(next.html).toBe(clean.html);
    if (words !== null) expect(first.html).not.toContain(words);
  });

  it('is redirected without the unknown parameters', async () => {
    expect((await open(`/en/books/${emma}?fbclid=ALICE`, freshVersion())).redirect).toBe(`/en/books/${emma}/emma`);
  });

  it('sees no page of another host', async () => {
    const version = freshVersion();
    const at = async (origin: string) => {
      const execution = createExecutionContext();
      const answer = await servePage(new Request(`${origin}/en`), env, execution, 'en', { version });
      const text = await answer.text();
      await waitOnExecutionContext(execution);
      return text;
    };
    expect(await at('https://evil.example')).toContain('evil.example');
    expect(await at('https://dogear.example')).not.toContain('evil.example');
  });

  it('sees no page made for the country of the other', async () => {
    const version = freshVersion();
    const at = async (country: string) => {
      const execution = createExecutionContext();
      const headers = { 'CF-IPCountry': country, Cookie: 'market=DE' };
      const request = new Request('https://dogear.example/en', { headers });
      const answer = await servePage(request, env, execution, 'en', { version });
      const text = await answer.text();
      await waitOnExecutionContext(execution);
      return comparable(text, answer);
    };
    expect(await at('JP')).toBe(await at('DE'));
  });
});

describe('a page whose book a clerk edits', () => {
  const start = Date.parse('2026-11-20T10:00:00.000Z');
  beforeEach(() => void vi.setSystemTime(start));
  afterEach(() => {
    openSharedAnswers(null);
    vi.useRealTimers();
  });
  const address = `/en/books/${emma}/emma`;
  const edit = (seen: string | null, value: string) =>
    editEdition(clerkCtx(env, new Date(start)), emma, { fields: { subtitle: { seen, value } } });

  it('is shown anew at once by an isolate that knows of the edit, and after 5 seconds by any other', async () => {
    const version = freshVersion();
    openSharedAnswers(version);
    const first = await open(address, version);
    const again = await open(address, version);
    expect([first.isFromCache, again.isFromCache]).toEqual([false, true]);

    await edit(null, 'A Novel');
    sharedAnswers()?.noteWrite({ now: new Date(start) }, null);
    vi.setSystemTime(start + 100);
    const edited = await open(address, version);
    expect([edited.isFromCache, edited.html.includes('A Novel')]).toEqual([false, true]);
    expect((await open(address, version)).isFromCache).toBe(true);

    await edit('A Novel', 'In Three Volumes');
    vi.setSystemTime(start + 5300);
    expect((await open(address, version)).html).toContain('In Three Volumes');
  });

  it('stays in the cache while only the stock changes', async () => {
    const version = freshVersion();
    openSharedAnswers(version);
    await open(address, version);

    await env.DB.prepare(
      `INSERT INTO stock_movements (isbn, grade, on_hand_change, reason, at) VALUES (?1, 'good', 1, 'correction', ?2)`,
    )
      .bind(emma, new Date(start).toISOString())
      .run();
    vi.setSystemTime(start + 6000);

    expect((await open(address, version)).isFromCache).toBe(true);
  });
});

describe('two addresses with one key', () => {
  const lists = ['/en/search', '/en/subjects/fiction', '/en/authors/Ann%20Author'];
  const paths = ['/en', '/en/faq', '/en/about', `/en/books/${emma}/emma`, ...lists];
  const shown = fc.constantFrom(
    'q=emma',
    'q=',
    'sort=price',
    'sort=newest',
    'max=600',
    'max=',
    'in_stock=true',
    'language=en',
    'grade=good',
  );
  const noise = fc.constantFrom(
    'utm_source=mail',
    'token=s3cret',
    'Q=x',
    '%71=other',
    'q=emma2',
    'max=1',
    '__proto__=x',
    'a=%26q=1',
    '&',
    '=x',
  );
  const pair = fc.record({
    path: fc.constantFrom(...paths),
    slash: fc.boolean(),
    shown: fc.array(shown, { maxLength: 3 }),
    noise: fc.array(noise, { maxLength: 3 }),
  });

  it('give the same HTML', async () => {
    await fc.assert(
      fc.asyncProperty(pair, async ({ path, slash, shown: first, noise: last }) => {
        const version = freshVersion();
        const address = `${path}${slash ? '/' : ''}?${[...first, ...last].join('&')}`;
        const opened = await open(address, version);
        // The canonical address of the opened page, as its own language links give it.
        const link = /<a href="(\/en[^"]*)" lang="en"/.exec(opened.html)?.[1]?.replaceAll('&amp;', '&') ?? 'none';
        const byLink = await open(link, version);
        const clean = await open(link, freshVersion());

        expect([address, opened.status, byLink.isFromCache]).toEqual([address, 200, true]);
        expect(opened.html).toBe(clean.html);
        expect(byLink.html).toBe(clean.html);
      }),
      { numRuns: 25 },
    );
  });
});
