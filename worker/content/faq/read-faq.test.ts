import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { shopEnv } from '../../../tests/worker-browser';
import { embeddedTexts, seedTexts } from '../../../tests/worker-texts';
import type { Db } from '../../platform/context';
import { loadTexts } from '../pages/load-texts';
import { ctxOf } from '../../testing/people';
import { findAnswers } from './read-faq';

const start = new Date('2026-11-20T12:00:00Z');
const asked = 'How do I pack my books?';

/** Returns the HTML of the best answer to the question at an instant. */
async function answerAt(now: Date): Promise<string | undefined> {
  const { items } = await findAnswers(ctxOf(shopEnv, 'v:visitor', now), asked, 1);
  return items[0]?.html;
}

/** Replaces all answers by hand. */
const setAnswers = (answer: string) =>
  env.DB.prepare(`UPDATE faq_questions SET answer = ?1 WHERE language = 'en'`).bind(answer).run();

beforeAll(() => seedTexts(shopEnv, ['en']));

describe('findAnswers', () => {
  it('answers with a loaded text at once', async () => {
    await answerAt(start);
    const texts = embeddedTexts('en');
    const questions = texts.questions.map((question) => ({ ...question, answer: 'Loaded.' }));

    await loadTexts(ctxOf(shopEnv, 'v:visitor', start), { ...texts, questions });

    expect(await answerAt(start)).toContain('Loaded.');
  });

  it('answers at once with a text that was changed by hand to another length', async () => {
    await answerAt(start);

    await setAnswers('By hand.');

    expect(await answerAt(start)).toContain('By hand.');
  });

  it('answers after 60 seconds with a text that was changed by hand to the same length', async () => {
    await setAnswers('One way.');
    await answerAt(start);

    await setAnswers('Another.');

    expect(await answerAt(new Date(start.getTime() + 60_000))).toContain('Another.');
  });

  it('reads one row and no text while nothing changes', async () => {
    await answerAt(start);
    const ctx = ctxOf(shopEnv, 'v:visitor', start);
    let statements = 0;
    const db: Db = {
      prepare: (query) => ctx.db.prepare(query),
      getBookmark: () => ctx.db.getBookmark(),
      batch: (list) => {
        statements += list.length;
        return ctx.db.batch(list);
      },
    };

    await findAnswers({ ...ctx, db }, asked, 1);

    expect(statements).toBe(1);
  });
});
