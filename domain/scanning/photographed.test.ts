import { expect, it } from 'vitest';
import { sortPhotoReads } from './photographed';
import { planReads } from './plan';
import type { Read } from './run';
import { RunContent } from './run-content';

const read = (text: string): Read => ({ text, source: 'photo', sure: true });

it('sortPhotoReads separates books that an earlier photo has counted', () => {
  const content = new RunContent('DE');
  content.apply(planReads(content, [read('9780140328721')]).change);

  const { fresh, known } = sortPhotoReads(content, [
    read('9780140328721'),
    read('9783518368541'),
    read('4006381333931'),
  ]);

  expect(known.map(({ text }) => text)).toEqual(['9780140328721']);
  expect(fresh.map(({ text }) => text)).toEqual(['9783518368541', '4006381333931']);
});
