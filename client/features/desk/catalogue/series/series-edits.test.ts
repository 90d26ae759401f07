import { describe, expect, it } from 'vitest';
import type { DeskSeries } from '../../../../../domain/desk/names/series-schemas';
import { changeOf, noEdits, wrongNumbers } from './series-edits';

const book = (work: string) => ({
  work,
  isbn: '9780141439587',
  title: work,
  authors: ['Ann Ash'],
  language: 'en',
  cover: '/covers/x.svg',
  editions: 1,
});
const volume = (work: string, number: number | null, differs = false) => ({
  ...book(work),
  number,
  outside: 0,
  differs,
});
const series: DeskSeries = {
  name: 'Rivers',
  spellings: ['Rivers'],
  volumes: [volume('spring', 1), volume('delta', 4, true), volume('atlas', null)],
  missing: [2, 3],
  candidates: [],
  version: 'v1',
  history: [],
};
const source = { ...book('source'), number: 2, series: null };

describe('changeOf', () => {
  it('sends only the differences from the series', () => {
    const edits = { ...noEdits, numbers: { spring: '1', delta: ' 3 ', atlas: '' } };

    expect(changeOf(series, edits)).toEqual({ version: 'v1', set: [{ work: 'delta', number: 3 }], remove: [] });
  });

  it('sends one number for editions that have several', () => {
    const edits = { ...noEdits, numbers: { delta: '4' } };

    expect(changeOf(series, edits).set).toEqual([{ work: 'delta', number: 4 }]);
  });

  it('adds books with the entered number, and removes others', () => {
    const edits = { ...noEdits, added: [source], numbers: { source: '5' }, removed: new Set(['atlas']) };

    expect(changeOf(series, edits)).toMatchObject({ set: [{ work: 'source', number: 5 }], remove: ['atlas'] });
  });

  it('leaves out an added book that was removed again, or that is in the series by now', () => {
    expect(changeOf(series, { ...noEdits, added: [source], removed: new Set(['source']) })).toMatchObject({
      set: [],
      remove: [],
    });
    expect(changeOf(series, { ...noEdits, added: [{ ...source, work: 'spring' }] }).set).toEqual([]);
  });

  it('sends a work whose other editions are to join', () => {
    expect(changeOf(series, { ...noEdits, whole: new Set(['spring']) }).set).toEqual([{ work: 'spring', number: 1 }]);
  });
});

describe('wrongNumbers', () => {
  it('names entries that are no numbers, not those of removed books', () => {
    const edits = { ...noEdits, numbers: { spring: 'one', delta: '1.5', atlas: '7' }, removed: new Set(['delta']) };

    expect([...wrongNumbers(edits)]).toEqual(['spring']);
  });
});
