import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coverPolicy } from '../../../../domain/policy/catalogue-names';
import { executionContext } from '../../../../tests/worker-execution';
import { api } from '../../../api';
import { serveCover } from '../../../html/files/serve-cover';
import { outcomeOf } from '../../../testing/buyers';
import { emptyCatalogue, loadBooks } from '../../../testing/catalogue/named-books';
import { clerkCtx, ctxOvertakenBy } from '../../../testing/desk';
import { browser } from '../../../testing/people';
import { jpegOf, pngOf, webpOf } from '../../../testing/pictures';
import { openAccount, testIsbn } from '../../../testing/shelf';
import { signIn } from '../../../testing/sign-in';
import { removeCover, storeCover } from './change-cover';
import { readDeskCover } from './read-desk-cover';

const isbn = testIsbn(1);
const desk = () => clerkCtx(env, new Date());
const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const open = (path: string) => serveCover(new Request(`https://dogear.example${path}`), env, executionContext());
const card = async () => (await newVisitor().call('GET', `/api/books/${isbn}`)).json.cover as string;
const store = (bytes: Uint8Array, seen = 'none') => storeCover(desk(), { isbn, seen, bytes });

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await openAccount(env.DB, 'customer');
});
beforeEach(async () => {
  await emptyCatalogue(env.DB);
  await loadBooks(desk(), [{ n: 1, title: 'Emma', authors: ['Jane Austen'] }]);
});

describe('an uploaded cover', () => {
  it.each([
    ['image/jpeg', jpegOf(400, 600), 'jpg'],
    ['image/png', pngOf(400, 600), 'png'],
    ['image/webp', webpOf(400, 600), 'webp'],
  ])('of type %s is shown at an address of its own', async (type, bytes, ending) => {
    const drawn = await card();

    await store(bytes);

    const path = await card();
    expect(drawn).toBe(`/covers/${isbn}.svg?2`);
    expect(path).toMatch(new RegExp(`^/covers/${isbn}-[0-9a-f]{16}\\.${ending}$`));
    const answer = await open(path);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
  });

  it('gets another address when it is replaced, to which the former ones lead', async () => {
    await store(jpegOf(400, 600));
    const first = await readDeskCover(desk(), isbn);

    await store(webpOf(300, 450), first.picture?.hash);

    const second = await card();
    expect(second).not.toBe(first.cover);
    for (const former of [first.cover, `/covers/${isbn}.svg`]) {
      const { status, headers } = await open(former);
      expect([status, headers.get('Location'), headers.get('Cache-Control')]).toEqual([
        302,
        second,
        'public, max-age=60',
      ]);
    }
  });

  it('is replaced by the drawn cover when it is removed', async () => {
    await store(jpegOf(400, 600));
    const { cover, picture } = await readDeskCover(desk(), isbn);

    await removeCover(desk(), { isbn, seen: picture?.hash ?? '' });

    expect(await card()).toBe(`/covers/${isbn}.svg?2`);
    expect((await open(`/covers/${isbn}.svg`)).headers.get('Content-Type')).toContain('svg');
    expect((await open(cover)).headers.get('Location')).toBe(`/covers/${isbn}.svg?2`);
    expect(await env.DB.prepare('SELECT count(*) FROM covers').first('count(*)')).toBe(0);
  });

  it('is recorded by the hash of its picture', async () => {
    await store(jpegOf(400, 600));
    const { picture } = await readDeskCover(desk(), isbn);

    const change = await env.DB.prepare(
      `SELECT field, before, after, account FROM catalogue_changes WHERE key = ?1 ORDER BY id DESC LIMIT 1`,
    )
      .bind(isbn)
      .first();
    expect(change).toEqual({
      field: 'cover',
      before: null,
      after: `"${picture?.hash}.jpg"`,
      account: 'clerk',
    });
  });
});

describe('storeCover', () => {
  it.each([
    ['another file', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unsupported-media-type'],
    ['a picture without a size', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1]), 'unsupported-media-type'],
    ['too many pixels', pngOf(50_000, 50_000), 'body-too-large'],
    ['too many bytes', new Uint8Array(coverPolicy.maxBytes + 1).fill(0xff), 'body-too-large'],
  ])('refuses %s', async (_, bytes, code) => {
    expect(await outcomeOf(store(bytes))).toBe(code);
    expect(await env.DB.prepare('SELECT count(*) FROM covers').first('count(*)')).toBe(0);
  });

  it('refuses a picture for a book that the catalogue does not have', async () => {
    const other = storeCover(desk(), { isbn: testIsbn(2), seen: 'none', bytes: jpegOf(4, 6) });

    expect(await outcomeOf(other)).toBe('book-not-found');
  });

  it('reports a conflict to the slower of two clerks, whose picture replaces nothing', async () => {
    await store(jpegOf(400, 600));
    expect(await outcomeOf(store(webpOf(4, 6)))).toBe('state-moved');

    const { picture } = await readDeskCover(desk(), isbn);
    const seen = picture?.hash ?? '';
    const late = ctxOvertakenBy(desk(), () => storeCover(desk(), { isbn, seen, bytes: pngOf(4, 6) }), 1);
    expect(await outcomeOf(storeCover(late, { isbn, seen, bytes: webpOf(4, 6) }))).toBe('state-moved');
    expect(await card()).toMatch(/\.png$/);
  });
});

describe('the address of a cover', () => {
  it('is kept for a day, and for a minute where it names words that are not those of the cover any more', async () => {
    await env.DB.prepare(`UPDATE editions SET cover_url = 'drawn:23456789abcdef' WHERE isbn = ?1`).bind(isbn).run();
    const freshness = async (path: string) => (await open(path)).headers.get('Cache-Control');

    expect(await freshness(`/covers/${isbn}.svg?2-0123456789abcd`)).toBe('public, max-age=60');
    expect(await freshness(`/covers/${isbn}.svg?2-23456789abcdef`)).toContain('max-age=86400');
  });

  it.each([`/covers/${isbn}-0000.jpg`, `/covers/${isbn}-0123456789abcdef.svg`, `/covers/${testIsbn(3)}.svg`])(
    'is unknown as %s',
    async (path) => {
      expect((await open(path)).status).toBe(404);
    },
  );
});

it('a customer finds no covers at the desk', async () => {
  const customer = await signIn(env.DB, newVisitor(), 'customer');
  const picture = { 'Content-Type': 'image/png' };
  const answers = await Promise.all([
    customer.call('GET', `/api/desk/covers/${isbn}`),
    customer.call('PUT', `/api/desk/covers/${isbn}?seen=none`, 'x', picture),
    customer.call('DELETE', `/api/desk/covers/${isbn}?seen=none`),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});
