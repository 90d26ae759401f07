import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookRow, booksWith, clerk, emptyCatalogue, importFile, rowsOf } from '../../../../tests/imports/worker-undo';
import { outcomeOf } from '../../../testing/buyers';
import { ctxOvertakenBy } from '../../../testing/desk';
import { addOtherName } from '../authors/change-names';
import { renameDeskAuthor } from '../authors/rename-author';
import { renamePublisher } from '../publishers/rename-publisher';
import { renameSeries } from '../series/rename-series';
import { continueRenames } from './continue-renames';

/** More books than one batch renames. */
const books = 5_100;

const countOf = async (condition: string) =>
  (await rowsOf(`SELECT count(*) AS n FROM editions WHERE ${condition}`))[0]?.['n'];

beforeAll(async () => {
  await emptyCatalogue();
  const rows = Array.from({ length: books }, (_, n) =>
    bookRow(n, { publisher: 'Penguin', ...(n === 1 ? { author: 'Bea Bell' } : {}) }),
  );
  await importFile('many', rows);
  await addOtherName(clerk(), 'Bea Bell', 'Beatrix');
  // A series of the files needs a column of its own; its text is also in the index.
  await env.DB.batch([
    env.DB.prepare(`UPDATE editions SET series = 'Long Line #' || (id % 100)`),
    env.DB.prepare(`DELETE FROM edition_words`),
    env.DB.prepare(
      `INSERT INTO edition_words (rowid, title, authors, other, tags)
       SELECT id, lower(title), CASE WHEN authors LIKE '%Bea%' THEN 'bea bell beatrix' ELSE 'ann author' END,
         'long line penguin', 'len' FROM editions`,
    ),
  ]);
});

describe('a rename of more books than fit into one batch', () => {
  it('asks before it joins two authors', async () => {
    const rename = renameDeskAuthor(clerk(), 'Ann Author', { to: 'Bea Bell', keepOld: true, merge: false });

    expect(await outcomeOf(rename)).toBe('state-moved');
    expect(await rowsOf('SELECT * FROM catalogue_renames')).toEqual([]);
  });

  it('continues after a failed step, and joins authors with all their names', async () => {
    const fail = () => Promise.reject(new Error('gone'));
    const rename = { to: 'Bea Bell', keepOld: true, merge: true };
    // Batches: the whole rename reads one; a step reads two and writes one.
    await expect(renameDeskAuthor(ctxOvertakenBy(clerk(), fail, 9), 'Ann Author', rename)).rejects.toThrow('gone');
    const left = await countOf(`authors = '["Ann Author"]'`);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(books - 1);

    // Ten steps a minute: the joined books take the second one.
    await continueRenames(clerk());
    await continueRenames(clerk());

    expect(await countOf(`authors = '["Bea Bell"]'`)).toBe(books);
    expect(await booksWith('beatrix')).toHaveLength(books);
    expect(await rowsOf('SELECT author, name FROM author_names ORDER BY name')).toEqual([
      { author: 'bea bell', name: 'Ann Author' },
      { author: 'bea bell', name: 'Beatrix' },
    ]);
    expect(await rowsOf('SELECT kind, phase FROM catalogue_renames')).toEqual([{ kind: 'author', phase: 'done' }]);
    expect(
      await rowsOf(`SELECT count(*) AS n FROM edited_fields WHERE kind = 'edition' AND field = 'authors'`),
    ).toEqual([{ n: books - 1 }]);
  });

  it('renames all books of a publisher and of a series', async () => {
    await renamePublisher(clerk(), 'Penguin', { to: 'Puffin', merge: false });
    await renameSeries(clerk(), 'Long Line', { to: 'Short Line', merge: false });
    await continueRenames(clerk());

    expect(await countOf(`publisher = 'Puffin' AND series LIKE 'Short Line #%'`)).toBe(books);
    expect([await booksWith('penguin'), await booksWith('long')]).toEqual([[], []]);
    expect(await booksWith('puffin')).toHaveLength(books);
  });
});
