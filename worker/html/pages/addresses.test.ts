import { createExecutionContext } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import worker from '../../index';

const shop = 'https://dogear.test';
const newVisitor = (path: string, headers: Record<string, string> = {}) =>
  exports.default.fetch(new Request(shop + path, { headers, redirect: 'manual' }));

describe('an address without a language', () => {
  it.each([
    ['/', {}, '/en'],
    ['/', { 'Accept-Language': 'pl, en;q=0.5' }, '/pl'],
    ['/', { 'Accept-Language': 'xx', 'CF-IPCountry': 'JP' }, '/ja'],
    ['/', { 'Accept-Language': 'pl', Cookie: 'language=ar' }, '/ar'],
    ['/faq?x=1&y=a%20b', { 'Accept-Language': 'de-AT' }, '/de/faq?x=1&y=a%20b'],
    ['/xx/books/9780141439587', { 'Accept-Language': 'nl' }, '/nl/books/9780141439587'],
    ['/EN/search?q=x', {}, '/en/search?q=x'],
    ['/pt-BR', {}, '/pt'],
    ['//evil.example/x', {}, '/en//evil.example/x'],
    ['/', { 'Accept-Language': ';;;,q=, ,*;q=nan', Cookie: 'language=%E0%A4%A; =;;' }, '/en'],
  ])('%s with %o leads to %s', async (path, headers, to) => {
    const answer = await newVisitor(path, headers);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toBe(to);
    expect(answer.headers.get('Vary')).toBe('Accept-Language, Cookie');
  });

  it.each(['/api/nothing', '/assets/nothing.js', '/covers/nothing.svg', '/sitemap-nothing.xml'])(
    '%s never redirects',
    async (path) => {
      const answer = await newVisitor(path, { 'Accept-Language': 'de' });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Location')).toBeNull();
    },
  );
});

describe('a page', () => {
  it('carries language, direction, title, canonical and hreflang for all languages in its first bytes', async () => {
    const answer = await newVisitor('/ar');
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Language')).toBe('ar');
    expect(html).toMatch(/^<!DOCTYPE html><html lang="ar" dir="rtl"/);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toContain(`<link rel="canonical" href="${shop}/ar"`);
    for (const language of ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'ja', 'ar']) {
      expect(html).toMatch(
        new RegExp(
          `hreflang="${language}" href="${shop}/${language}"|href="${shop}/${language}" hreflang="${language}"`,
          'i',
        ),
      );
    }
    expect(html).toMatch(/hreflang="x-default"/i);
  });

  it('allows only scripts with its new nonce', async () => {
    const [first, second] = await Promise.all([newVisitor('/en'), newVisitor('/en')]);
    const nonce = (answer: Response) =>
      /'nonce-([^']+)'/.exec(answer.headers.get('Content-Security-Policy') ?? '')?.[1];
    expect(nonce(first)).not.toBe(nonce(second));
    const html = await first.text();
    expect(html).not.toContain('nonce-placeholder');
    expect(first.headers.get('Content-Security-Policy')).not.toMatch(/script-src[^;]*unsafe-inline/);
    for (const script of html.matchAll(/<script\b[^>]*>/g)) {
      if (!script[0].includes('application/ld+json')) expect(script[0]).toContain(`nonce="${nonce(first)}"`);
    }
  });

  it('allows the camera only where books are scanned', async () => {
    const policy = async (path: string) => (await newVisitor(path)).headers.get('Permissions-Policy') ?? '';
    for (const path of ['/en/bulk-scanning', '/ar/bulk-scanning'])
      expect(await policy(path)).toContain('camera=(self)');
    for (const path of ['/en', '/en/basket', '/en/nothing', '/en/nothing/bulk-scanning', '/en/search?q=bulk-scanning'])
      expect(await policy(path)).toContain('camera=()');
  });

  it.each(['/en/nothing', '/en/books/9780000000002', '/en/authors/nobody-of-that-name', '/en/subjects/nothing'])(
    'says in its title that %s was not found',
    async (path) => {
      const answer = await newVisitor(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('<title>Page not found · Dogear</title>');
    },
  );

  it.each([
    ['/en/books/9780000000002', '9780000000002'],
    ['/en/books/9780000000002/the-lost-atlas', 'the lost atlas'],
  ])('offers a search by the words of the unknown book %s', async (path, words) => {
    const html = await (await newVisitor(path)).text();

    expect(html).toMatch(new RegExp(`<input(?=[^>]*type="search")(?=[^>]*value="${words}")[^>]*>`));
  });

  it('is a 404 in the person’s language when it does not exist', async () => {
    const answer = await newVisitor('/de/gibt-es-nicht');
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain('<html lang="de"');
    // The number to name when writing to the shop, as text.
    const id = answer.headers.get('X-Request-Id') ?? 'none';
    expect(html.replaceAll(/<script[\s\S]*?<\/script>/g, '')).toMatch(new RegExp(`>[^<]*${id}[^<]*<`));
    expect(html).not.toContain('request-placeholder');
  });

  it.each(['/en/%E0%A4%A', '/en/books/%zz', '/en/search?q=%E0%A4%A', '/en/search?cursor=nonsense&min=-1&sort=x'])(
    'answers the malformed address %s without a 500',
    async (path) => {
      expect((await newVisitor(path)).status).toBeLessThan(500);
    },
  );

  it('supports only GET and HEAD', async () => {
    expect((await exports.default.fetch(new Request(`${shop}/en`, { method: 'POST' }))).status).toBe(405);
    const head = await exports.default.fetch(new Request(`${shop}/en`, { method: 'HEAD' }));
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });
});

describe('a request with an unreadable address', () => {
  it.each(['http://a.example, b.example/en', 'http://a b/en', '/en', ''])('is answered 400: %j', async (url) => {
    const request = Object.defineProperty(new Request(`${shop}/en`), 'url', { value: url });

    const answer = await worker.fetch(request, env, createExecutionContext());

    expect([answer.status, answer.headers.get('X-Content-Type-Options')]).toEqual([400, 'nosniff']);
  });
});

describe('the robots’ files', () => {
  it('name each other', async () => {
    expect(await (await newVisitor('/robots.txt')).text()).toContain(`Sitemap: ${shop}/sitemap.xml`);
    const index = await (await newVisitor('/sitemap.xml')).text();
    expect(index).toContain(`<loc>${shop}/sitemap-pages.xml</loc>`);
    const pages = await (await newVisitor('/sitemap-pages.xml')).text();
    for (const path of ['/ja/subjects/crime', '/de/faq', '/ar/returns', '/en/imprint'])
      expect(pages).toContain(`<loc>${shop}${path}</loc>`);
    expect(pages).not.toContain('chat-bot');
  });
});
