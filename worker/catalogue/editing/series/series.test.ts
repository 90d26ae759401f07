import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { executionContext } from '../../../../tests/worker-execution';
import { api } from '../../../api';
import { emptyCatalogue, loadBooks, titlesFound } from '../../../testing/catalogue/named-books';
import { outcomeOf } from '../../../testing/buyers';
import { clerkCtx } from '../../../testing/desk';
import { browser } from '../../../testing/people';
import { openAccount, testIsbn } from '../../../testing/shelf';
import { signIn } from '../../../testing/sign-in';
import { restoreValue } from '../books/restore-value';
import { changeVolumes } from './change-volumes';
import { findSeries } from './find-series';
import { findSeriesBooks } from './find-series-books';
import { renameSeries } from './rename-series';
import { readDeskSeries } from './read-desk-series';

const desk = () => clerkCtx(env, new Date());
const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const work = (slug: string, title: string) => ({ slug, title, authors: ['Ann Ash'], language: 'en', year: null });
const seriesOf = async (...numbers: readonly number[]) => {
  const { results } = await env.DB.prepare('SELECT isbn, series FROM editions').all<{ isbn: string; series: string }>();
  return numbers.map((n) => results.find(({ isbn }) => isbn === testIsbn(n))?.series ?? null);
};
const show = (name = 'Rivers') => readDeskSeries(desk(), name);

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await openAccount(env.DB, 'customer');
});
beforeEach(async () => {
  await emptyCatalogue(env.DB);
  await loadBooks(desk(), [
    { n: 1, title: 'Spring', series: 'Rivers #1', work: work('spring', 'Spring') },
    { n: 2, title: 'Frühling', series: 'RIVERS #1', language: 'de', work: work('spring', 'Spring') },
    { n: 3, title: 'Printemps', language: 'fr', work: work('spring', 'Spring') },
    { n: 4, title: 'Delta', series: 'Rivers #4', work: work('delta', 'Delta') },
    { n: 5, title: 'Atlas of Rivers', series: 'Rivers', work: work('atlas', 'Atlas of Rivers') },
    { n: 6, title: 'Source (Rivers, #2)', work: work('source', 'Source') },
    { n: 7, title: 'Rivers and Tides', series: 'Folio #3', work: work('tides', 'Rivers and Tides') },
  ]);
});

describe('readDeskSeries', () => {
  it('lists volumes by number with all editions of a work', async () => {
    const { name, spellings, volumes } = await show('rivers');

    expect([name, spellings]).toEqual(['Rivers', ['Rivers', 'RIVERS']]);
    expect(volumes).toMatchObject([
      { work: 'spring', number: 1, editions: 2, outside: 1, differs: false },
      { work: 'delta', number: 4, editions: 1, outside: 0 },
      { work: 'atlas', number: null },
    ]);
  });

  it('names missing numbers and books that may belong to it', async () => {
    const { missing, candidates } = await show();

    expect(missing).toEqual([2, 3]);
    expect(candidates).toMatchObject([{ work: 'source', number: 2, series: null }]);
  });

  it('marks a work whose editions have different numbers', async () => {
    await env.DB.prepare(`UPDATE editions SET series = 'Rivers #9' WHERE isbn = ?1`).bind(testIsbn(2)).run();

    expect((await show()).volumes.find(({ work: slug }) => slug === 'spring')?.differs).toBe(true);
  });

  it('is empty for a name that no book has', async () => {
    expect(await show('New Series')).toMatchObject({ name: 'New Series', volumes: [], missing: [] });
  });
});

describe('findSeries', () => {
  it('finds by the beginning of a word, without series of other names', async () => {
    expect(await findSeries(desk(), { q: 'river' })).toMatchObject({ items: [{ name: 'Rivers', editions: 4 }] });
    expect(await findSeries(desk(), { q: 'tides' })).toEqual({ items: [] });
  });
});

describe('findSeriesBooks', () => {
  it('finds a book by ISBN or title with its series', async () => {
    for (const q of [testIsbn(7), 'rivers tid'])
      expect(await findSeriesBooks(desk(), { q })).toMatchObject({ items: [{ work: 'tides', series: 'Folio #3' }] });
  });
});

describe('changeVolumes', () => {
  it('sets a number for all editions of a work, adds a book and removes one', async () => {
    const { version } = await show();

    await changeVolumes(desk(), 'rivers', {
      version,
      set: [
        { work: 'spring', number: 0 },
        { work: 'source', number: 2 },
      ],
      remove: ['atlas'],
    });

    expect(await seriesOf(1, 2, 3, 4, 5, 6)).toEqual([
      'Rivers #0',
      'Rivers #0',
      'Rivers #0',
      'Rivers #4',
      null,
      'Rivers #2',
    ]);
    expect(await titlesFound(desk(), 'rivers 2')).toContain('Source (Rivers, #2)');
  });

  it('records and protects each changed edition', async () => {
    const { version } = await show();

    await changeVolumes(desk(), 'Rivers', { version, set: [{ work: 'delta', number: 3 }], remove: ['atlas'] });

    const { results } = await env.DB.prepare('SELECT key FROM edited_fields WHERE field = ?1 ORDER BY key')
      .bind('series')
      .all();
    expect(results).toEqual([{ key: testIsbn(4) }, { key: testIsbn(5) }]);
    const volumes = await env.DB.prepare(
      `SELECT after FROM catalogue_changes WHERE kind = 'series' ORDER BY id DESC`,
    ).first('after');
    expect(volumes).toBe('[["delta",3],["spring",1]]');
  });

  it('begins a series', async () => {
    const { version } = await show('Trees');

    await changeVolumes(desk(), 'Trees', { version, set: [{ work: 'tides', number: 1 }], remove: [] });

    expect(await seriesOf(7)).toEqual(['Trees #1']);
  });

  it('refuses a change of a series that another clerk has changed meanwhile', async () => {
    const { version } = await show();
    await changeVolumes(desk(), 'Rivers', { version, set: [{ work: 'delta', number: 3 }], remove: [] });

    const second = changeVolumes(desk(), 'Rivers', { version, set: [{ work: 'delta', number: 5 }], remove: [] });

    expect(await outcomeOf(second)).toBe('state-moved');
    expect(await seriesOf(4)).toEqual(['Rivers #3']);
  });

  it('refuses a work without editions', async () => {
    const { version } = await show();
    const change = changeVolumes(desk(), 'Rivers', { version, set: [{ work: 'none', number: 3 }], remove: [] });

    expect(await outcomeOf(change)).toBe('not-found');
  });
});

describe('renameSeries', () => {
  it('keeps the numbers', async () => {
    await renameSeries(desk(), 'Rivers', { to: 'The Rivers', merge: false });

    expect(await seriesOf(1, 2, 4, 5)).toEqual(['The Rivers #1', 'The Rivers #1', 'The Rivers #4', 'The Rivers']);
    expect(await outcomeOf(renameSeries(desk(), 'Rivers', { to: 'X', merge: false }))).toBe('state-moved');
  });

  it('joins another series only when asked to', async () => {
    expect(await outcomeOf(renameSeries(desk(), 'Folio', { to: 'rivers', merge: false }))).toBe('state-moved');

    await renameSeries(desk(), 'Folio', { to: 'Rivers', merge: true });

    expect(await seriesOf(2, 7)).toEqual(['Rivers #1', 'Rivers #3']);
  });

  it('refuses a name that ends with a number', async () => {
    const clerk = newVisitor();
    await signIn(env.DB, clerk, 'clerk');
    await env.DB.batch([
      env.DB.prepare(`UPDATE accounts SET role = 'staff' WHERE id = 'clerk'`),
      env.DB.prepare(`UPDATE sessions SET second_factor = 1 WHERE account = 'clerk'`),
    ]);
    const answer = await clerk.call('POST', '/api/desk/series/Rivers/rename', { to: 'Rivers #2', merge: false });

    expect([answer.status, answer.json.code]).toEqual([400, 'invalid-input']);
  });
});

it('a customer finds no series at the desk', async () => {
  const customer = await signIn(env.DB, newVisitor(), 'customer');
  const change = { version: 'x', set: [], remove: [] };
  const answers = await Promise.all([
    customer.call('GET', '/api/desk/series?q=rivers'),
    customer.call('GET', '/api/desk/series/Rivers'),
    customer.call('GET', '/api/desk/series-books?q=delta'),
    customer.call('POST', '/api/desk/series/Rivers/volumes', change),
    customer.call('POST', '/api/desk/series/Rivers/rename', { to: 'Trees', merge: false }),
  ]);

  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(404));
});

describe('the history of a series', () => {
  // Recorded changes are never deleted, so each test has a series of its own.
  const load = (name: string) =>
    loadBooks(desk(), [
      { n: 11, title: 'Dawn', series: `${name} #1`, work: work('dawn', 'Dawn') },
      { n: 12, title: 'Aurore', series: `${name.toUpperCase()} #1`, language: 'fr', work: work('dawn', 'Dawn') },
      { n: 13, title: 'Alba', language: 'it', work: work('dawn', 'Dawn') },
      { n: 14, title: 'Dusk', series: `${name} #4`, work: work('dusk', 'Dusk') },
    ]);

  it('shows which volumes changed, and puts the series of each edition back', async () => {
    await load('Lagoons');
    const { version } = await show('Lagoons');
    await changeVolumes(desk(), 'Lagoons', { version, set: [{ work: 'dawn', number: 7 }], remove: ['dusk'] });
    const [change] = (await show('Lagoons')).history;

    expect(change).toMatchObject({
      fields: [{ field: 'volumes', before: ['Dawn #1', 'Dusk #4'], after: ['Dawn #7'] }],
      canPutBack: true,
    });
    await restoreValue(desk(), change?.id ?? 0);

    expect(await seriesOf(11, 12, 13, 14)).toEqual(['Lagoons #1', 'LAGOONS #1', null, 'Lagoons #4']);
    expect((await show('Lagoons')).history.map(({ canPutBack }) => canPutBack)).toEqual([true, false]);
  });

  it('puts nothing back once an edition has another series', async () => {
    await load('Fjords');
    const { version } = await show('Fjords');
    await changeVolumes(desk(), 'Fjords', { version, set: [], remove: ['dusk'] });
    const [change] = (await show('Fjords')).history;
    await env.DB.prepare(`UPDATE editions SET series = 'Lakes' WHERE isbn = ?1`).bind(testIsbn(14)).run();

    expect(await outcomeOf(restoreValue(desk(), change?.id ?? 0))).toBe('state-moved');
    expect(await seriesOf(14)).toEqual(['Lakes']);
  });
});
