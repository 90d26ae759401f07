import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../api';
import { editEdition } from '../../catalogue/editing/books/edit-edition';
import { undoImport } from '../../imports/undo/undo-import';
import { openSharedAnswers } from '../../platform/shared-answers/shared-answers';
import { importBooks } from '../../testing/catalogue/import-books';
import { clerkCtx } from '../../testing/desk';
import { importWhole } from '../../testing/imports';
import { browser, type Answer } from '../../testing/people';
import { testIsbn } from '../../testing/shelf';

const [emma, sanditon] = [testIsbn(1), testIsbn(9)] as const;
const start = Date.parse('2026-11-20T10:00:00.000Z');
const after = (ms: number) => vi.setSystemTime(start + ms);
const clerk = () => clerkCtx(env, new Date(start));

/** Reads a book as a new visitor. */
async function read(isbn: string): Promise<Answer> {
  const visitor = browser(async (request) => {
    const execution = createExecutionContext();
    const answer = await api.fetch(request, env, execution);
    await waitOnExecutionContext(execution);
    return answer;
  });
  return visitor.call('GET', `/api/books/${isbn}`, undefined, { 'Dogear-Market': 'IE', 'Accept-Language': 'en' });
}

let builds = 0;
beforeAll(() => importBooks(env, [[emma, 'Emma', 'Ann Author', 'en', 'fiction', '10.00', '30']]));
beforeEach(() => {
  after(0);
  builds += 1;
  openSharedAnswers(`shared-desk-changes-${builds}`);
});
afterEach(() => vi.useRealTimers());
afterAll(() => openSharedAnswers(null));

describe('a change at the desk', () => {
  it('of a book is in each answer after 5 seconds, and in most after 2', async () => {
    const edit = (seen: string, value: string) => editEdition(clerk(), emma, { fields: { title: { seen, value } } });
    expect((await read(emma)).json.title).toBe('Emma');

    await edit('Emma', 'Emma Woodhouse');
    after(2100);
    await read(emma);
    expect((await read(emma)).json.title).toBe('Emma Woodhouse');

    await edit('Emma Woodhouse', 'Emma');
    after(8000);
    expect((await read(emma)).json.title).toBe('Emma');
  });

  it('by the undo of an import is in each answer after 5 seconds', async () => {
    const run = await importWhole(clerk(), 'autumn', [[sanditon, 'Sanditon', 'Jane Austen', 'Penguin', '10.00']]);
    expect((await read(sanditon)).status).toBe(200);

    while (!(await undoImport(clerk(), run)).done);
    after(6100);

    expect((await read(sanditon)).status).toBe(404);
  });
});
