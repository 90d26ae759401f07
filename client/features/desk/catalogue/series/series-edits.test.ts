import { describe, expect, it } from 'vitest';
import type { DeskSeries } from '../../../../../domain/desk/names/series-schemas';
import { seriesChangeOf, noEdits, worksWithWrongNumber } from './series-edits';

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

describe('seriesChangeOf', () => {
  it('sends only the differences from the series', () => {
    const edits = { ...noEdits, numbers: { spring: '1', delta: ' 3 ', atlas: '' } };

    expect(seriesChangeOf(series, edits)).toEqual({ version: 'v1', set: [{ work: 'delta', number: 3 }], remove: [] });
  });

  it('sends one number for editions that have several', () => {
    const edits = { ...noEdits, numbers: { delta: '4' } };

    expect(seriesChangeOf(series, edits).set).toEqual([{ work: 'delta', number: 4 }]);
  });

  it('adds books with the entered number, and removes others', () => {
    const edits = { ...noEdits, added: [source], numbers: { source: '5' }, removed: new Set(['atlas']) };

    expect(seriesChangeOf(series, edits)).toMatchObject({ set: [{ work: 'source', number: 5 }], remove: ['atlas'] });
  });

  it('leaves out an added book that was removed again or is already in the series', () => {
    expect(seriesChangeOf(series, { ...noEdits, added: [source], removed: new Set(['source']) })).toMatchObject({
      set: [],
      remove: [],
    });
    expect(seriesChangeOf(series, { ...noEdits, added: [{ ...source, work: 'spring' }] }).set).toEqual([]);
  });

  it('sends a work of which all editions are added', () => {
    expect(seriesChangeOf(series, { ...noEdits, completedWorks: new Set(['spring']) }).set).toEqual([
      { work: 'spring', number: 1 },
    ]);
  });
});

describe('worksWithWrongNumber', () => {
  it('returns works whose entry is no number, without removed works', () => {
    const edits = { ...noEdits, numbers: { spring: 'one', delta: '1.5', atlas: '7' }, removed: new Set(['delta']) };

    expect([...worksWithWrongNumber(edits)]).toEqual(['spring']);
  });
});
