import { beforeEach, describe, expect, it } from 'vitest';
import {
  bookRow,
  booksWith,
  clerk,
  emptyCatalogue,
  firstMoment,
  importFile,
  rowsOf,
  undoAll,
} from '../../../tests/imports/worker-undo';
import { env } from 'cloudflare:workers';
import { addOtherName } from '../../catalogue/editing/authors/change-names';
import { renameDeskAuthor } from '../../catalogue/editing/authors/rename-author';
import { editEdition } from '../../catalogue/editing/books/edit-edition';
import { putWish } from '../../lists/wishes/put-wish';
import { ctxOf } from '../../testing/people';
import { testIsbn } from '../../testing/shelf';
import { undoImport } from './undo-import';

beforeEach(emptyCatalogue);

const named = { 'other names': 'Zebulon' };

describe('removed other names of an author', () => {
  it('find no book after an undo, also where only the name had changed', async () => {
    await importFile('old', [bookRow(1), bookRow(2), bookRow(3, { author: 'Ben Bell' })]);
    const run = await importFile('new', [bookRow(1, named)]);
    await importFile('newer', [bookRow(2, { title: 'Emma' })]);
    expect(await booksWith('zebulon')).toEqual([testIsbn(1), testIsbn(2)]);

    await undoAll(run);

    expect(await booksWith('zebulon')).toEqual([]);
    expect(await booksWith('author')).toEqual([testIsbn(1), testIsbn(2)]);
    expect(await booksWith('emma')).toEqual([testIsbn(2)]);
  });

  it('leave any number of books in bounded steps', async () => {
    const rows = (more: object) => Array.from({ length: 1100 }, (_, n) => bookRow(n + 1, more));
    await importFile('old', rows({}));
    const run = await importFile('new', rows({ ...named, publisher: 'Oxford' }));
    expect(await booksWith('zebulon')).toHaveLength(1100);

    const steps = [await undoImport(clerk(), run), await undoImport(clerk(), run)];

    expect(steps).toMatchObject([
      { done: false, undone: 0 },
      { done: false, undone: 0 },
    ]);
    expect(await rowsOf('SELECT name FROM author_names')).toEqual([]);
    expect(await booksWith('zebulon')).toHaveLength(100);
    expect(await undoAll(run)).toMatchObject({ done: true, kept: 0 });
    expect(await booksWith('zebulon')).toEqual([]);
    expect(await booksWith('author')).toHaveLength(1100);
  });

  it('find no book after an edit of its authors, or a rename that does not keep the old name', async () => {
    await importFile('old', [bookRow(1, named), bookRow(2)]);
    await addOtherName(clerk(), 'Ann Author', 'Anna');
    expect(await booksWith('anna')).toEqual([testIsbn(1), testIsbn(2)]);

    await editEdition(clerk(), testIsbn(1), { fields: { authors: { seen: ['Ann Author'], value: ['Ben Bell'] } } });
    expect([await booksWith('anna'), await booksWith('zebulon')]).toEqual([[testIsbn(2)], [testIsbn(2)]]);

    await renameDeskAuthor(clerk(), 'Ann Author', { to: 'Zoe Ypsilon', keepOld: false, merge: false });
    expect([await booksWith('ann'), await booksWith('zoe')]).toEqual([[], [testIsbn(2)]]);
  });
});

describe('removed other titles of a work', () => {
  it('do not find a book of it that stays', async () => {
    const run = await importFile('new', [bookRow(1, { work: 'w', 'work title': 'W', 'other titles': 'de:Zebra' })]);
    await putWish(ctxOf(env, 'v:x', firstMoment), testIsbn(1));
    expect(await booksWith('zebra')).toEqual([testIsbn(1)]);

    expect(await undoAll(run)).toMatchObject({ kept: 1 });

    expect(await booksWith('zebra')).toEqual([]);
    expect(await rowsOf('SELECT * FROM work_titles')).toEqual([]);
  });
});
