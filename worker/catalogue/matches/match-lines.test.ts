import { env } from 'cloudflare:workers';
import { parse } from 'csv-parse/browser/esm/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import editionsFile from '../../../catalogue/editions.csv?raw';
import { lineMatchesSchema, type LineMatch } from '../../../domain/catalogue/book-lines/match-schemas';
import { languages } from '../../../domain/language';
import { matchLimits } from '../../../domain/policy/limits';
import absentFile from '../../../tests/book-lines/absent.json';
import handFile from '../../../tests/book-lines/by-hand.json';
import { makeLines, type ListedBook } from '../../../tests/book-lines/make-lines';
import { seedCatalogue } from '../../../tests/worker-catalogue';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { openServices, shopContext } from '../../services';
import { visitorsFrom } from '../../testing/networks';
import { browser, type Browser } from '../../testing/people';
import { openAccount } from '../../testing/shelf';
import { signIn } from '../../testing/sign-in';
import { matchLines } from './match-lines';

const perLanguage = 50;
const seed = 2005;
/** Least share of the lines whose book must be among the first three, of all and of each language. */
const minShare = { all: 0.95, language: 0.9 } as const;

const books: ListedBook[] = parse(editionsFile, { columns: true, bom: true, skip_empty_lines: true });
const generatedLines = makeLines(books, perLanguage, seed);
const byHand = z.array(z.strictObject({ line: z.string(), work: z.string() })).parse(handFile);
const absent = z.array(z.string()).parse(absentFile);
const ctx = shopContext(openServices(env), () => undefined);
const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const visitorFrom = visitorsFrom((request) => api.fetch(request, env, executionContext()));
const send = (body: unknown) => newVisitor().call('POST', '/api/books/matches', body);

beforeAll(() => seedCatalogue(env));

const worksOf = (match: LineMatch | undefined) => (match?.kind === 'works' ? match.works.map(({ work }) => work) : []);
const isCertain = (match: LineMatch | undefined) => match?.kind === 'works' && match.confidence === 'certain';

interface LineToMatch {
  readonly line: string;
  readonly work: string;
}

/** Matches lines and returns them with the works that are shown for each. */
async function judge<Line extends LineToMatch>(lines: readonly Line[]) {
  const { items } = await matchLines(ctx, { lines: lines.map(({ line }) => line) });
  return lines.map((each, index) => ({ ...each, works: worksOf(items[index]), isCertain: isCertain(items[index]) }));
}
type Judged = Awaited<ReturnType<typeof judge>>;

const wronglyCertain = (judged: Judged) => judged.filter((each) => each.isCertain && each.works[0] !== each.work);

/** Returns the share of lines whose book is shown, and the others as a text for a failed test. */
function sharesOf(judged: Judged) {
  const missed = judged.filter(({ work, works }) => !works.includes(work));
  const report = missed.map(({ line, work, works }) => `${line} (${work}) → ${works.join(', ')}`).join('\n');
  return { share: 1 - missed.length / judged.length, report };
}

describe('matchLines', () => {
  it('shows the books of 500 made lines in ten languages, and is never wrongly certain', async () => {
    expect(generatedLines).toHaveLength(perLanguage * languages.length);

    const judged = await judge(generatedLines);

    expect(wronglyCertain(judged)).toEqual([]);
    const { share, report } = sharesOf(judged);
    expect(share, report).toBeGreaterThanOrEqual(minShare.all);
    for (const language of languages) {
      const own = sharesOf(judged.filter((each) => each.language === language));
      expect(own.share, own.report).toBeGreaterThanOrEqual(minShare.language);
    }
    // A shop that is never certain asks about each line.
    expect(judged.filter((each) => each.isCertain).length).toBeGreaterThan(generatedLines.length / 2);
  });

  it('shows the books of 100 lines that were written by hand, and is never wrongly certain', async () => {
    const judged = await judge(byHand);

    expect(wronglyCertain(judged)).toEqual([]);
    const { share, report } = sharesOf(judged);
    expect(share, report).toBeGreaterThanOrEqual(minShare.all);
  });

  it('is never certain about 50 books that are not in the catalogue', async () => {
    const { items } = await matchLines(ctx, { lines: absent });

    expect(items).toHaveLength(50);
    const certain = absent.filter((_, index) => isCertain(items[index]));
    expect(certain, 'a book that has joined the catalogue leaves absent.json').toEqual([]);
  });

  it('offers no book whose title is one letter from a word of the line that the catalogue has', async () => {
    // "Anima" is the Italian title of こころ.
    const { items } = await matchLines(ctx, { lines: ['Animal Farm', 'Anima'] });

    expect(items.map(worksOf)).toEqual([['animal-farm'], ['kokoro']]);
  });

  it('answers a line alone as it does in a long list', async () => {
    const some = [...byHand.slice(0, 25).map(({ line }) => line), ...absent.slice(0, 5)];
    const { items: together } = await matchLines(ctx, { lines: [...some, ...generatedLines.map(({ line }) => line)] });

    const alone = await Promise.all(some.map(async (line) => (await matchLines(ctx, { lines: [line] })).items[0]));

    expect(alone).toEqual(together.slice(0, some.length).map((item) => ({ ...item, index: 0 })));
  });

  it('needs seven statements for many lines, one of which counts the lines', async () => {
    let statements = 0;
    const db = {
      ...ctx.db,
      prepare: (query: string) => ((statements += 1), ctx.db.prepare(query)),
      batch: ctx.db.batch.bind(ctx.db),
    };

    await matchLines({ ...ctx, db }, { lines: byHand.map(({ line }) => line) });

    expect(statements).toBe(7);
  });
});

describe('POST /api/books/matches', () => {
  it('answers each line in order: works with editions, the ISBN of a line, or none', async () => {
    const lines = [
      'Der Vorleser – Schlink',
      '',
      '9780141439587 Emma',
      'Stephen King',
      '\u0000\u001b[31m',
      'x'.repeat(1000),
    ];

    const { status, json } = await send({ lines });

    const { items } = lineMatchesSchema.parse(json);
    expect([status, items.map(({ index }) => index)]).toEqual([200, [0, 1, 2, 3, 4, 5]]);
    expect(items[0]).toMatchObject({
      kind: 'works',
      confidence: 'certain',
      works: [{ work: 'der-vorleser', authors: ['Bernhard Schlink'] }],
    });
    expect(items[0]).toHaveProperty('works.0.editions.0.language', 'de');
    expect(items[2]).toEqual({ index: 2, kind: 'isbn', isbn: '9780141439587' });
    for (const at of [1, 3, 4, 5]) expect(items[at]).toMatchObject({ confidence: 'none', works: [] });
  });

  it('reads quotation marks and operators of the index as text', async () => {
    const lines = ['"Emma" OR title:*', 'NEAR(a b, 3) ) (', "'; DROP TABLE editions; --", '{title}: ^emma*'];

    expect((await send({ lines })).status).toBe(200);
  });

  it.each([
    ['no lines', { lines: [] }, 400, 'invalid-input'],
    ['1,001 lines', { lines: Array.from({ length: 1001 }, () => 'Emma') }, 400, 'invalid-input'],
    ['a line of 10,000 characters', { lines: ['Emma', 'x'.repeat(10_000)] }, 400, 'invalid-input'],
    ['a line that is no text', { lines: [5] }, 400, 'invalid-input'],
    ['more than 512 kB', { lines: Array.from({ length: 1000 }, () => 'x'.repeat(600)) }, 413, 'body-too-large'],
  ])('refuses %s', async (_, body, status, code) => {
    const answer = await send(body);

    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  /** Sends full lists of lines without words until one is refused, and returns the number of lists before it. */
  async function sendUntilRefused(visitor: Browser): Promise<number> {
    const lines = Array.from({ length: matchLimits.lines }, () => '…');
    for (let sent = 0; ; sent += 1) {
      const { status, json } = await visitor.call('POST', '/api/books/matches', { lines });
      if (status === 200) continue;
      expect([status, json.code]).toEqual([429, 'too-many-attempts']);
      expect(json.facts.retryAfter).toBeGreaterThan(0);
      return sent;
    }
  }

  it('matches 80,000 lines of a network in 15 minutes', async () => {
    expect(await sendUntilRefused(visitorFrom('192.0.2.7'))).toBe(80);

    expect((await visitorFrom('192.0.2.7').call('POST', '/api/books/matches', { lines: ['Emma'] })).status).toBe(429);
    expect((await visitorFrom('198.51.100.7').call('POST', '/api/books/matches', { lines: ['Emma'] })).status).toBe(
      200,
    );
  });

  it('matches 20,000 lines of an account in 15 minutes, whatever its networks are', async () => {
    await openAccount(env.DB, 'collector');
    let calls = 0;
    const traveller = browser((request) => {
      const headers = new Headers(request.headers);
      headers.set('CF-Connecting-IP', `203.0.113.${(calls += 1)}`);
      return api.fetch(new Request(request, { headers }), env, executionContext());
    });

    expect(await sendUntilRefused(await signIn(env.DB, traveller, 'collector'))).toBe(20);
  });

  it('names the line that is too long', async () => {
    const { json } = await send({ lines: ['Emma', 'x'.repeat(10_000)] });

    expect(json.facts.paths).toEqual(['lines.1']);
  });
});

// The last test, since it takes books out of the index.
describe('matchLines without half of the books', () => {
  it('is never certain about made lines of books that the index has lost', async () => {
    const lost = new Set([...new Set(generatedLines.map(({ work }) => work))].filter((_, index) => index % 2 === 0));
    const lines = generatedLines.filter(({ work }) => lost.has(work));
    await env.DB.prepare(
      `DELETE FROM edition_words WHERE rowid IN
         (SELECT e.id FROM json_each(?1) j CROSS JOIN editions e ON e.work = j.value)`,
    )
      .bind(JSON.stringify([...lost]))
      .run();

    const judged = await judge(lines);

    expect(judged.filter((each) => each.isCertain)).toEqual([]);
    // Only near books are shown, and most lines have none.
    expect(judged.filter(({ works }) => works.length === 0).length / lines.length).toBeGreaterThan(0.8);
  });
});
