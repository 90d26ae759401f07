import { describe, expect, it } from 'vitest';
import { compareVectors, indexVectors } from './text-vectors';

const texts = [
  { id: 'sell', pieces: ['send my books to sell them', 'how do I sell books', 'sell books'] },
  { id: 'buy', pieces: ['send books to me', 'how do I buy books', 'books I want to buy', 'buy books'] },
];

/** Returns the id of the text that is nearest to a query. */
function nearest(query: string): string | undefined {
  const vectors = indexVectors(texts);
  const near = [...compareVectors(vectors, query)];
  return vectors.ids[near.indexOf(Math.max(...near))];
}

describe('learnShares', () => {
  it('makes each wording nearest to its own text', () => {
    const wrong = texts.flatMap(({ id, pieces }) => pieces.filter((piece) => nearest(piece) !== id));

    expect(wrong).toEqual([]);
  });

  it('gives the same shares for the same wordings', () => {
    expect(indexVectors(texts).shares).toEqual(indexVectors(texts).shares);
  });

  it('keeps a single text as it is', () => {
    const vectors = indexVectors(texts.slice(0, 1));

    expect(compareVectors(vectors, 'sell books')[0]).toBeGreaterThan(0);
  });
});
