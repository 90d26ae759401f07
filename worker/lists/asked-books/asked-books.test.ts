import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AskedBookAnswer } from '../../../domain/wishes/asked-book-schemas';
import { limits } from '../../../domain/policy/limits';
import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import { readAskedQueue } from '../../desk/read-asked-queue';
import { readCounts } from '../../desk/read-counts';
import { sendOutbox } from '../../outbox-handlers';
import { openServices, shopContext } from '../../services';
import { clerkCtx } from '../../testing/desk';
import { ctxOf } from '../../testing/people';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';
import { valueBooks } from '../offers/value-books';
import { answerAskedBook } from './answer-asked-book';
import { askAboutBook } from './ask-about-book';
import { readAskedBooks } from './read-asked-books';

const at = new Date('2026-11-20T10:00:00.000Z');
const [rare, known] = [testIsbn(41), testIsbn(42)] as const;
const found: AskedBookAnswer = {
  book: { title: 'A Rare Book', authors: 'Ida Ash; Ben Oak', language: 'en', pages: 240, price: 2500 },
};
const as = (who: string): Ctx => ctxOf(env, `a:${who}`, at);
/** Returns a clerk whose mails wait until the test sends them. */
const clerk = (): Ctx => ({ ...clerkCtx(env, at), sendOutbox: () => Promise.resolve() });

async function mailsSent(): Promise<Mail[]> {
  const mails: Mail[] = [];
  await sendOutbox({
    ...shopContext(openServices(env), () => undefined, at),
    mailer: { send: async (mail) => void mails.push(mail) },
  });
  return mails;
}

beforeEach(async () => {
  await env.DB.batch(
    ['askers', 'asked_books', 'outbox', 'owners', 'accounts', 'editions'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  );
  await addEditions(env.DB, [{ isbn: known }]);
  for (const id of ['ann', 'ben']) await openAccount(env.DB, id);
});

describe('askAboutBook', () => {
  it('adds a book once to the queue of the desk, for any number of people', async () => {
    await askAboutBook(as('ann'), rare);
    await askAboutBook(as('ann'), rare);
    await askAboutBook(as('ben'), rare);

    expect(await readAskedQueue(clerk())).toEqual({
      items: [{ isbn: rare, askedAt: at.toISOString(), askers: 2 }],
      open: 1,
    });
    expect((await readCounts(clerk())).asked).toBe(1);
    expect(await readAskedBooks(as('ann'))).toEqual([{ isbn: rare, state: 'open' }]);
  });

  it('needs an account, and no question about a book of the catalogue', async () => {
    await expect(askAboutBook(ctxOf(env, 'v:guest', at), rare)).rejects.toMatchObject({ code: 'sign-in-required' });
    expect(await askAboutBook(as('ann'), known)).toEqual({ isbn: known, state: 'known' });
    expect((await readAskedQueue(clerk())).open).toBe(0);
  });

  it('refuses more open questions than a clerk can answer', async () => {
    await env.DB.batch(
      Array.from({ length: limits.askedBooks }, (_, n) => testIsbn(100 + n)).flatMap((isbn) => [
        env.DB.prepare('INSERT INTO asked_books (isbn, asked_at) VALUES (?1, ?2)').bind(isbn, at.toISOString()),
        env.DB.prepare(`INSERT INTO askers (account, isbn, asked_at) VALUES ('ann', ?1, ?2)`).bind(
          isbn,
          at.toISOString(),
        ),
      ]),
    );

    await expect(askAboutBook(as('ann'), rare)).rejects.toMatchObject({ code: 'list-full' });
    expect(await askAboutBook(as('ben'), rare)).toMatchObject({ state: 'open' });
  });
});

describe('answerAskedBook', () => {
  it('adds the book to the catalogue with an offer, and mails all people who asked', async () => {
    await askAboutBook(as('ann'), rare);
    await askAboutBook(as('ben'), rare);

    await answerAskedBook(clerk(), rare, found);

    expect(await readAskedBooks(as('ann'))).toEqual([{ isbn: rare, state: 'known' }]);
    const [offer] = [...(await valueBooks(as('ann'), { books: [{ isbn: rare, grade: 'good', exLibrary: false }] }))];
    expect(offer?.book?.authors).toEqual(['Ida Ash', 'Ben Oak']);
    expect(offer?.offer.kind).toBe('offer');
    const mails = await mailsSent();
    expect(mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual([
      'ann@reader.example: We found “A Rare Book”',
      'ben@reader.example: We found “A Rare Book”',
    ]);
    expect(mails[0]?.text).toContain(`/en/books/${rare}`);
    expect((await readAskedQueue(clerk())).open).toBe(0);
  });

  it('mails that the shop does not buy the book, and opens the question again for the next person', async () => {
    await askAboutBook(as('ann'), rare);

    await answerAskedBook(clerk(), rare, { book: null });

    expect(await readAskedBooks(as('ann'))).toEqual([{ isbn: rare, state: 'not-bought' }]);
    expect((await mailsSent()).map(({ subject }) => subject.replaceAll(/[\u2066\u2069]/g, ''))).toEqual([
      `ISBN ${rare}: we can’t buy this book`,
    ]);
    await askAboutBook(as('ben'), rare);
    expect((await readAskedQueue(clerk())).open).toBe(1);
  });

  it('is stored once when two clerks answer differently at once', async () => {
    await askAboutBook(as('ann'), rare);

    const answers = await Promise.allSettled([
      answerAskedBook(clerk(), rare, { book: null }),
      answerAskedBook(clerk(), rare, found),
    ]);

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'state-moved' } });
    expect(await mailsSent()).toHaveLength(1);
  });

  it('also reaches a person who asks at the same moment', async () => {
    await askAboutBook(as('ann'), rare);

    await Promise.all([answerAskedBook(clerk(), rare, { book: null }), askAboutBook(as('ben'), rare)]);

    const isOpen = (await readAskedQueue(clerk())).open === 1;
    const told = (await mailsSent()).map(({ to }) => to);
    expect(isOpen || told.includes('ben@reader.example')).toBe(true);
  });

  it('refuses a second answer, an unknown question and people who are not staff', async () => {
    await askAboutBook(as('ann'), rare);
    await answerAskedBook(clerk(), rare, { book: null });

    await expect(answerAskedBook(clerk(), rare, found)).rejects.toMatchObject({ code: 'state-moved' });
    await expect(answerAskedBook(clerk(), known, found)).rejects.toMatchObject({ code: 'book-not-found' });
    await expect(answerAskedBook(as('ann'), rare, found)).rejects.toMatchObject({ code: 'not-found' });
    await expect(readAskedQueue(as('ann'))).rejects.toMatchObject({ code: 'not-found' });
  });
});
