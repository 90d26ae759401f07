import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from '../../../domain/language';
import { faqSchema } from '../../../domain/faq/schemas';
import { pageSchema } from '../../../domain/pages/schemas';
import { pageSlugs } from '../../../domain/pages/slugs';
import { Browser, shopEnv } from '../../../tests/worker-browser';
import { embeddedTexts, seedTexts } from '../../../tests/worker-texts';
import { answersTo } from '../../assistant/tools/find-answers';
import { type Ctx } from '../../platform/context';
import { openServices, shopContext } from '../../services';
import { findPages } from './find-pages';
import { readPage } from './read-pages';

const bearer = { Authorization: 'Bearer test-import-token' };
const reader = (language: string, market = 'DE') =>
  new Browser({ 'Accept-Language': language, 'Dogear-Market': market });
const load = async (texts: unknown) => (await new Browser().ask('POST', '/catalogue/texts', texts, bearer)).body;
const one = <Row>(sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .first<Row>();

beforeAll(() => seedTexts(shopEnv, languages));

describe('the pages of the shop', () => {
  it('exist in every language, with all their figures', async () => {
    for (const language of languages) {
      for (const slug of pageSlugs) {
        const { status, body } = await reader(language).ask('GET', `/pages/${slug}`);
        expect([language, slug, status]).toEqual([language, slug, 200]);
        const page = pageSchema.parse(body);
        expect(page.language).toBe(language);
        expect(page.html, `${slug} ${language}`).toMatch(/<h2 id="s-[^"]+">/);
        expect([page.title, page.description, page.html].join('\n'), `${slug} ${language}`).not.toMatch(
          /[{}]|undefined|\]\(|&lt;|^#|\*\*/m,
        );
        const links = [...page.html.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to);
        expect(
          links.filter((to) => !new RegExp(`^(?:/${language}(?:/|$)|/licences.txt$|mailto:|tel:|https://)`).test(to)),
        ).toEqual([]);
      }
    }
  });

  it('name currency and country of the current market', async () => {
    const html = async (language: string, market: string) =>
      (await reader(language, market).ask('GET', '/pages/shipping')).body as { html: string };
    expect((await html('de', 'PL')).html).toContain('Polen');
    expect((await html('de', 'PL')).html).toMatch(/80,00.PLN/);
    expect((await html('en', 'JP')).html).toContain('¥4,000');
  });

  it('fall back to English, which the answer states', async () => {
    await env.DB.prepare(`DELETE FROM pages WHERE slug = 'about' AND language = 'it'`).run();
    const { body } = await reader('it').ask('GET', '/pages/about');
    expect(pageSchema.parse(body)).toMatchObject({ language: 'en', title: 'About us' });
    expect(body).toMatchObject({ html: expect.stringContaining('href="/it/privacy"') });
  });

  it('name the operator of the language model only when there is one', async () => {
    const base = shopContext(openServices(shopEnv), () => undefined);
    const privacy = async (language: Language, chat: Ctx['settings']['chat']) =>
      (await readPage({ ...base, language, settings: { ...base.settings, chat } }, 'privacy')).html;
    for (const language of languages) {
      const none = await privacy(language, null);
      const host = await privacy(language, {
        kind: 'endpoint',
        baseUrl: 'https://api.model.example/v1',
        key: null,
        model: 'm',
      });
      const items = (html: string) => html.split('<li>').length;
      expect([
        language,
        items(host) - items(none),
        none.includes('model.example'),
        /<li>[^<]*api\.model\.example[^<]*<\/li>/.test(host),
      ]).toEqual([language, 1, false, true]);
      expect(await privacy(language, { kind: 'workers-ai', model: '@cf/m' })).toContain('Workers AI');
    }
  });

  it('are found by a person’s words', async () => {
    const ctx = { ...shopContext(openServices(shopEnv), () => undefined), language: 'de' as const };
    expect((await findPages(ctx, 'Impressum', 2))[0]).toMatchObject({ slug: 'imprint', title: 'Impressum', score: 1 });
    expect(await findPages(ctx, 'xyzzy plugh', 2)).toEqual([]);
  });

  it('are answered with not found for unknown names', async () => {
    expect(await reader('en').ask('GET', '/pages/nothing')).toEqual({ status: 404, body: 'not-found' });
    expect(await reader('en').ask('GET', '/pages/%2e%2e')).toMatchObject({ status: 404 });
  });
});

describe('questions and answers', () => {
  it('exist in every language, by topic, with all their figures', async () => {
    for (const language of languages) {
      const faq = faqSchema.parse((await reader(language).ask('GET', '/faq')).body);
      expect([faq.language, faq.items.length]).toEqual([language, embeddedTexts(language).questions.length]);
      const topics = new Set(faq.topics.map(({ id }) => id));
      expect(faq.items.filter(({ topic }) => !topics.has(topic))).toEqual([]);
      for (const item of faq.items)
        expect(`${item.question}\n${item.html}`, `${language} ${item.id}`).not.toMatch(/[{}]|undefined|\]\(|&lt;|\*\*/);
    }
  });

  it('are answered by market and plural form, in the search and by the assistant', async () => {
    const texts = embeddedTexts('pl');
    const answer =
      'W ciągu {refundDays, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}' +
      '{market, select, US JP { na saldo} other { na konto}}.';
    const questions = texts.questions.map((question) =>
      question.id === 'refund' ? { ...question, answer } : question,
    );
    await load({ ...texts, fingerprint: 'by market', questions });
    const asked = async (market: string) => {
      const { body } = await reader('pl', market).ask('GET', '/faq');
      return faqSchema.parse(body).items.find(({ id }) => id === 'refund')?.html;
    };
    const base = shopContext(openServices(shopEnv), () => undefined);
    const refund = texts.questions.find(({ id }) => id === 'refund');
    const { card } = await answersTo({ ...base, language: 'pl', market: 'US' }, { q: refund?.question ?? '' });

    expect([await asked('US'), await asked('DE')]).toEqual([
      '<p>W ciągu 14 dni na saldo.</p>',
      '<p>W ciągu 14 dni na konto.</p>',
    ]);
    expect(card.items[0]?.html).toBe('<p>W ciągu 14 dni na saldo.</p>');
    await load(texts);
  });

  it('are found by typed words, best first', async () => {
    const first = async (language: string, q: string) => {
      const { body } = await reader(language).ask('GET', `/faq?q=${encodeURIComponent(q)}`);
      return faqSchema.parse(body).items[0]?.id;
    };
    expect(await first('en', 'how do i sell my boo')).toBe('how-to-sell');
    expect(await first('de', 'Mindestbetrag')).toBe('smallest-basket');
    expect(await first('fr', 'qui est derrière Dogear')).toBe('who-is-the-shop');
    expect(faqSchema.parse((await reader('en').ask('GET', '/faq?q=xyzzy+plugh')).body).items).toEqual([]);
    expect(faqSchema.parse((await reader('en').ask('GET', '/faq?q=+')).body).items).toHaveLength(
      embeddedTexts('en').questions.length,
    );
  });

  it('fall back to English when a language has none', async () => {
    await env.DB.prepare(`DELETE FROM faq_questions WHERE language = 'pt'`).run();
    const faq = faqSchema.parse((await reader('pt').ask('GET', '/faq')).body);
    expect(faq.language).toBe('en');
    expect(faq.items[0]?.html).toContain('href="/pt/');
  });

  it('contain no personal data and are checked by the browser at each use', async () => {
    const answer = await reader('en').call('GET', '/faq');
    expect([answer.headers.get('Cache-Control'), answer.headers.getSetCookie()]).toEqual(['private, no-cache', []]);
    expect(answer.headers.get('Vary')).toContain('Dogear-Market');
  });
});

describe('a vote on an answer of the FAQ', () => {
  it('is counted by day and language, without personal data', async () => {
    const browser = new Browser({ 'Accept-Language': 'de' });
    for (const helped of [true, true, false])
      expect(await browser.ask('POST', '/faq/how-to-sell/votes', { helped })).toMatchObject({ status: 204 });
    const { results } = await env.DB.prepare('SELECT * FROM faq_votes').all();
    expect(results).toEqual([
      {
        question: 'how-to-sell',
        language: 'de',
        day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        helped: 2,
        not_helped: 1,
      },
    ]);
  });

  it('is refused for an unknown question, and when one network votes too often', async () => {
    expect(await new Browser().ask('POST', '/faq/nobody-asked/votes', { helped: true })).toEqual({
      status: 404,
      body: 'not-found',
    });
    const many = new Browser({ 'CF-Connecting-IP': '203.0.113.9' });
    const vote = () => many.ask('POST', '/faq/how-to-sell/votes', { helped: true });
    expect(await vote()).toMatchObject({ status: 204 });
    await env.DB.prepare(`UPDATE attempts SET count = 50 WHERE key = 'faq-vote:network:203.0.113.9'`).run();
    expect(await vote()).toEqual({ status: 429, body: 'too-many-attempts' });
  });
});

describe('loading the texts', () => {
  it('needs the token', async () => {
    for (const headers of [{}, { Authorization: 'Bearer wrong' }]) {
      expect(await new Browser().ask('GET', '/catalogue/texts', undefined, headers)).toEqual({
        status: 403,
        body: 'import-token-wrong',
      });
      expect(await new Browser().ask('POST', '/catalogue/texts', embeddedTexts('nl'), headers)).toEqual({
        status: 403,
        body: 'import-token-wrong',
      });
    }
  });

  it('changes nothing when it is repeated', async () => {
    const texts = embeddedTexts('nl');
    const count = texts.pages.length + texts.topics.length + texts.questions.length;
    expect(await load(texts)).toEqual({ written: 0, unchanged: count, kept: 0, removed: 0 });
    await load({ ...texts, fingerprint: 'waitUntil' });
    const { body } = await new Browser().ask('GET', '/catalogue/texts', undefined, bearer);
    expect(body).toMatchObject({ items: expect.arrayContaining([{ language: 'nl', fingerprint: 'waitUntil' }]) });
  });

  it('replaces and removes unchanged texts and keeps edited ones', async () => {
    const texts = embeddedTexts('pl');
    await env.DB.batch([
      env.DB.prepare(`UPDATE pages SET body = 'Nasze własne słowa.' WHERE slug = 'about' AND language = 'pl'`),
      env.DB.prepare(`UPDATE faq_topics SET title = 'Nasz tytuł' WHERE id = 'selling' AND language = 'pl'`),
      env.DB.prepare(
        `UPDATE faq_questions SET answer = 'Nasza odpowiedź.' WHERE id IN ('how-to-sell', 'which-books')
          AND language = 'pl'`,
      ),
    ]);
    const newer = {
      ...texts,
      topics: texts.topics.map((topic) => ({ ...topic, title: `${topic.title} 2` })),
      pages: texts.pages.map((page) => ({ ...page, body: `${page.body}\n\nNowe.` })),
      questions: texts.questions
        .filter(({ id }) => id !== 'which-books' && id !== 'who-may-sell')
        .map((question) => ({ ...question, answer: `${question.answer} Nowe.` })),
    };
    const edited = 3;
    expect(await load(newer)).toEqual({
      written: newer.topics.length + newer.pages.length + newer.questions.length - edited,
      unchanged: 0,
      kept: edited,
      removed: 1,
    });
    expect(await one(`SELECT body FROM pages WHERE slug = 'about' AND language = 'pl'`)).toEqual({
      body: 'Nasze własne słowa.',
    });
    expect(await one(`SELECT title FROM faq_topics WHERE id = 'selling' AND language = 'pl'`)).toEqual({
      title: 'Nasz tytuł',
    });
    expect(
      await one(`SELECT count(*) AS n FROM faq_questions WHERE language = 'pl' AND answer LIKE '% Nowe.'`),
    ).toEqual({ n: newer.questions.length - 1 });
    expect(
      await one(
        `SELECT group_concat(id) AS ids FROM faq_questions WHERE language = 'pl'
          AND id IN ('which-books', 'who-may-sell')`,
      ),
    ).toEqual({ ids: 'which-books' });
    // A repeated load reports nothing as kept.
    expect(await load(newer)).toMatchObject({ written: 0, kept: 0, removed: 0 });
  });

  it.each([{ id: 'NOT an id' }, { answer: '{market, select, US {no other text}}' }])(
    'refuses invalid texts without a change: %o',
    async (fault) => {
      const texts = embeddedTexts('es');
      const spoilt = {
        ...texts,
        questions: texts.questions.map((question, index) => (index === 5 ? { ...question, ...fault } : question)),
      };
      expect(await new Browser().ask('POST', '/catalogue/texts', spoilt, bearer)).toEqual({
        status: 400,
        body: 'invalid-input',
      });
      expect(await one(`SELECT count(*) AS n FROM faq_questions WHERE language = 'es'`)).toEqual({
        n: texts.questions.length,
      });
    },
  );
});
