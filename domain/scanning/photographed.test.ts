import { expect, it } from 'vitest';
import { sortPhotoReads } from './photographed';
import { planReads } from './plan';
import type { Read } from './run';
import { RunBook } from './run-book';

const read = (text: string): Read => ({ text, source: 'photo', sure: true });

it('sortPhotoReads separates books that an earlier photo has counted', () => {
  const book = new RunBook('DE');
  book.apply(planReads(book, [read('9780140328721')]).change);

  const { fresh, known } = sortPhotoReads(book, [read('9780140328721'), read('9783518368541'), read('4006381333931')]);

  expect(known.map(({ text }) => text)).toEqual(['9780140328721']);
  expect(fresh.map(({ text }) => text)).toEqual(['9783518368541', '4006381333931']);
});
