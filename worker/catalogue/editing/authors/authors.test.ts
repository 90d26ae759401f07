import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { executionContext } from '../../../../tests/worker-execution';
import { api } from '../../../api';
import { emptyCatalogue, loadBooks, loadFileChange, titlesFound } from '../../../testing/catalogue/named-books';
import { clerkCtx, ctxOvertakenBy, signInClerk } from '../../../testing/desk';
import { browser } from '../../../testing/people';
import { openAccount, testIsbn } from '../../../testing/shelf';
import { signIn } from '../../../testing/sign-in';
import { outcomeOf } from '../../../testing/buyers';
import { restoreValue } from '../books/restore-value';
import { addOtherName, removeOtherName } from './change-names';
import { findAuthors } from './find-authors';
import { renameDeskAuthor } from './rename-author';
import { readDeskAuthor } from './read-desk-author';

const desk = () => clerkCtx(env, new Date());
const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const rename = { keepOld: true, merge: false };
const work = { slug: 'duel', title: 'Duel', authors: ['Anton Tschechow'], language: 'ru', year: 1891 };

const authorsOf = async (n: number) =>
  env.DB.prepare('SELECT authors, match_key FROM editions WHERE isbn = ?1').bind(testIsbn(n)).first();
const count = (table: string) => env.DB.prepare(`SELECT count(*) FROM ${table}`).first('count(*)');

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
});
beforeEach(async () => {
  await emptyCatalogue(env.DB);
  await loadBooks(desk(), [
    { n: 1, title: 'Das Duell', authors: ['Anton Tschechow'], language: 'de', work },
    { n: 2, title: 'The Duel', authors: ['ANTON TSCHECHOW', 'Ann Ash'], work },
    { n: 3, title: 'The Cherry Orchard', authors: ['Anton Chekhov'] },
    { n: 4, title: 'Anton', authors: ['Ann Ash'], subtitle: 'Tschechow und ich' },
    {
      n: 5,
      title: '桜の園',
      authors: ['Anton Chekhov'],
      language: 'ja',
      otherNames: [{ author: 'Anton Chekhov', name: 'アントン・チェーホフ' }],
    },
  ]);
});

describe('findAuthors', () => {
  it.each([
    ['tschech', ['Anton Tschechow']],
    ['anton', ['Anton Chekhov', 'Anton Tschechow']],
    ['チェーホフ', ['Anton Chekhov']],
    ['ann a', ['Ann Ash']],
    ['nobody', []],
    ['', []],
  ])('finds by %s', async (q, names) => {
    const { items } = await findAuthors(desk(), { q });

    expect(items.map(({ name }) => name).toSorted()).toEqual(names);
  });
});

describe('readDeskAuthor', () => {
  it('counts spellings that differ in case as one author', async () => {
    const author = await readDeskAuthor(desk(), 'anton tschechow');

    expect(author.spellings.map(({ name }) => name).toSorted()).toEqual(['ANTON TSCHECHOW', 'Anton Tschechow']);
    expect(author).toMatchObject({ editions: 2, works: [{ work: 'duel', editions: 2 }], isCut: false });
  });

  it('answers 404 for a name that no book has', async () => {
    expect(await outcomeOf(readDeskAuthor(desk(), 'Tschechow'))).toBe('not-found');
  });
});

describe('renameDeskAuthor', () => {
  it('renames in editions, works, match keys and the search', async () => {
    await renameDeskAuthor(desk(), 'Anton Tschechow', { ...rename, to: 'Anton P. Čechov' });

    expect(await authorsOf(1)).toEqual({ authors: '["Anton P. Čechov"]', match_key: 'das duell|cechov' });
    expect(await authorsOf(2)).toMatchObject({ authors: '["Anton P. Čechov","Ann Ash"]' });
    expect(await env.DB.prepare(`SELECT authors FROM works WHERE work = 'duel'`).first('authors')).toBe(
      '["Anton P. Čechov"]',
    );
    expect(await titlesFound(desk(), 'cechov')).toEqual(['The Duel']);
    expect((await readDeskAuthor(desk(), 'Anton P. Čechov')).names).toEqual(['Anton Tschechow']);
  });

  it('forgets the old name where the clerk does not keep it', async () => {
    await renameDeskAuthor(desk(), 'Anton Tschechow', { ...rename, keepOld: false, to: 'Anton Cechov' });

    expect(await titlesFound(desk(), 'tschechow')).toEqual(['Anton']);
    expect((await readDeskAuthor(desk(), 'Anton Cechov')).names).toEqual([]);
  });

  it('is not undone by a later file', async () => {
    await renameDeskAuthor(desk(), 'Anton Tschechow', { ...rename, to: 'Anton Cechov' });

    await loadBooks(desk(), [{ n: 1, title: 'Das Duell', authors: ['Anton Tschechow'], language: 'de', work }]);

    expect(await authorsOf(1)).toMatchObject({ authors: '["Anton Cechov"]' });
    expect(await env.DB.prepare(`SELECT authors FROM works WHERE work = 'duel'`).first('authors')).toBe(
      '["Anton Cechov"]',
    );
  });

  it('protects each changed edition and work', async () => {
    await renameDeskAuthor(desk(), 'Anton Tschechow', { ...rename, to: 'Anton Cechov' });

    const { results } = await env.DB.prepare('SELECT kind, key, field FROM edited_fields ORDER BY kind, key').all();
    expect(results).toEqual([
      { kind: 'edition', key: testIsbn(1), field: 'authors' },
      { kind: 'edition', key: testIsbn(2), field: 'authors' },
      { kind: 'work', key: 'duel', field: 'authors' },
    ]);
  });

  it('records before and after for each edition', async () => {
    await renameDeskAuthor(desk(), 'Anton Tschechow', { ...rename, to: 'Anton Cechov' });

    const change = await env.DB.prepare(
      `SELECT before, after, account FROM catalogue_changes WHERE key = ?1 ORDER BY id DESC LIMIT 1`,
    )
      .bind(testIsbn(2))
      .first();
    expect(change).toEqual({
      before: '["ANTON TSCHECHOW","Ann Ash"]',
      after: '["Anton Cechov","Ann Ash"]',
      account: 'clerk',
    });
  });

  it('joins two spellings of one person only when asked to', async () => {
    const joined = renameDeskAuthor(desk(), 'Anton Tschechow', { ...rename, to: 'Anton Chekhov' });
    expect(await outcomeOf(joined)).toBe('state-moved');

    await renameDeskAuthor(desk(), 'Anton Tschechow', { ...rename, to: 'Anton Chekhov', merge: true });

    const author = await readDeskAuthor(desk(), 'Anton Chekhov');
    expect(author.editions).toBe(4);
    expect(author.names.toSorted()).toEqual(['Anton Tschechow', 'アントン・チェーホフ']);
    expect(await titlesFound(desk(), 'チェーホフ duel')).toEqual(['The Duel']);
  });

  it('sets one spelling where they differ in case', async () => {
    await renameDeskAuthor(desk(), 'ANTON TSCHECHOW', { ...rename, to: 'Anton Tschechow' });

    expect(await authorsOf(2)).toMatchObject({ authors: '["Anton Tschechow","Ann Ash"]' });
    expect((await readDeskAuthor(desk(), 'Anton Tschechow')).names).toEqual([]);
  });

  it('reports to the second of two clerks that the name no longer exists', async () => {
    await renameDeskAuthor(desk(), 'Anton Tschechow', { ...rename, to: 'Anton Cechov' });
    const second = renameDeskAuthor(desk(), 'Anton Tschechow', { ...rename, to: 'A. Tchekhov' });

    expect(await outcomeOf(second)).toBe('state-moved');
  });

  it('keeps what somebody else wrote between its read and its batch', async () => {
    const ctx = ctxOvertakenBy(
      desk(),
      () => env.DB.prepare(`UPDATE editions SET series = 'Reclam #7' WHERE isbn = ?1`).bind(testIsbn(1)).run(),
      4,
    );

    await renameDeskAuthor(ctx, 'Anton Tschechow', { ...rename, to: 'Anton Cechov' });

    expect(
      await env.DB.prepare('SELECT authors, series FROM editions WHERE isbn = ?1').bind(testIsbn(1)).first(),
    ).toEqual({ authors: '["Anton Cechov"]', series: 'Reclam #7' });
    expect(await titlesFound(desk(), 'reclam cechov')).toEqual(['Das Duell']);
  });

  it('writes nothing when others are faster each time', async () => {
    let n = 0;
    const base = desk();
    const ctx = {
      ...base,
      db: {
        prepare: (query: string) => base.db.prepare(query),
        getBookmark: () => base.db.getBookmark(),
        batch: async <T>(statements: D1PreparedStatement[]) => {
          n += 1;
          if (n % 4 === 0)
            await env.DB.prepare('UPDATE editions SET subtitle = ?2 WHERE isbn = ?1').bind(testIsbn(1), `${n}`).run();
          return base.db.batch<T>(statements);
        },
      },
    };
    const before = await count('catalogue_changes');

    expect(await outcomeOf(renameDeskAuthor(ctx, 'Anton Tschechow', { ...rename, to: 'Anton Cechov' }))).toBe(
      'state-moved',
    );

    expect(await authorsOf(2)).toMatchObject({ authors: '["ANTON TSCHECHOW","Ann Ash"]' });
    expect(await count('catalogue_changes')).toBe(before);
  });
});

describe('other names', () => {
  it('are found by searches once they are added, and no more once removed', async () => {
    await addOtherName(desk(), 'Anton Tschechow', 'Антон Чехов');
    expect(await titlesFound(desk(), 'Чехов')).toEqual(['The Duel']);

    await removeOtherName(desk(), 'Anton Tschechow', 'Антон Чехов');
    expect(await titlesFound(desk(), 'Чехов')).toEqual([]);
  });

  it('are both kept when two clerks add one each', async () => {
    const ctx = ctxOvertakenBy(desk(), () => addOtherName(desk(), 'Anton Tschechow', 'Anton Cechov'), 4);

    await addOtherName(ctx, 'Anton Tschechow', 'Антон Чехов');

    const { names } = await readDeskAuthor(desk(), 'Anton Tschechow');
    expect(names.toSorted()).toEqual(['Anton Cechov', 'Антон Чехов']);
    expect(await titlesFound(desk(), 'Чехов cechov')).toEqual(['The Duel']);
  });
});

describe('the desk alone', () => {
  it.each(['customer', 'nobody', 'clerk without a passkey'])(
    'may look up and rename authors, not a %s',
    async (who) => {
      const person = newVisitor();
      if (who === 'customer') await signIn(env.DB, person, await anAccount());
      if (who === 'clerk without a passkey') await signInClerk(env.DB, person, await anAccount(), false);
      const answers = await Promise.all([
        person.call('GET', '/api/desk/authors?q=anton'),
        person.call('GET', '/api/desk/authors/Ann%20Ash'),
        person.call('POST', '/api/desk/authors/Ann%20Ash/rename', { ...rename, to: 'Ann Oak' }),
        person.call('POST', '/api/desk/authors/Ann%20Ash/names', { name: 'A. Ash' }),
        person.call('DELETE', '/api/desk/authors/Ann%20Ash/names', { name: 'A. Ash' }),
      ]);

      const expected = { customer: 404, nobody: 401, 'clerk without a passkey': 403 }[who];
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(expected));
    },
  );
});

let accounts = 0;
async function anAccount(): Promise<string> {
  accounts += 1;
  await openAccount(env.DB, `person${accounts}`);
  return `person${accounts}`;
}

describe('the history of an author', () => {
  // Recorded changes are never deleted, so each test has authors of its own.
  const load = (author: string) => loadBooks(desk(), [{ n: 8, title: 'Eight', authors: [author] }]);
  const historyOf = async (name: string) => (await readDeskAuthor(desk(), name)).history;

  it('has the changes of other names and former names, and the names that a file brought', async () => {
    await load('Olga Birch');
    await loadFileChange(env.DB, 'author', 'olga birch', {
      before: { 'name オルガ': [null] },
      after: { 'name オルガ': ['オルガ'] },
    });
    await addOtherName(desk(), 'Olga Birch', 'Берёза');
    await renameDeskAuthor(desk(), 'Olga Birch', { ...rename, to: 'Olga Bérza' });

    expect(await historyOf('Olga Bérza')).toMatchObject([
      { kind: 'changed', fields: [{ field: 'name', before: ['Olga Birch'], after: ['Olga Bérza'] }] },
      { fields: [{ field: 'other_names', before: null, after: ['Берёза'] }], canPutBack: false },
      { id: null, fields: [{ field: 'other_names', before: null, after: ['オルガ'] }], canPutBack: false },
    ]);
  });

  it('restores other names that are still current, and never a rename', async () => {
    await load('Vera Ashé');
    await addOtherName(desk(), 'Vera Ashé', 'Вера');
    await addOtherName(desk(), 'Vera Ashé', 'Weraasche');
    const [last, first] = await historyOf('Vera Ashé');

    expect([last?.canPutBack, first?.canPutBack]).toEqual([true, false]);
    expect(await outcomeOf(restoreValue(desk(), first?.id ?? 0))).toBe('state-moved');
    await restoreValue(desk(), last?.id ?? 0);

    expect((await readDeskAuthor(desk(), 'Vera Ashé')).names).toEqual(['Вера']);
    expect((await historyOf('Vera Ashé'))[0]).toMatchObject({ fields: [{ before: ['Weraasche'], after: null }] });
    expect(await titlesFound(desk(), 'Weraasche')).toEqual([]);
    await renameDeskAuthor(desk(), 'Ann Ash', { ...rename, to: 'Ann Oak' });
    const [renamed] = await historyOf('Ann Oak');
    expect(renamed?.canPutBack).toBe(false);
    expect(await outcomeOf(restoreValue(desk(), renamed?.id ?? 0))).toBe('not-found');
  });
});
