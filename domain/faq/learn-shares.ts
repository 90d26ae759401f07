import type { TextVectors } from './text-vectors';

/**
 * A wording as a unit vector. `place`: index of the text that the wording belongs to. `parts`: numbers of its parts.
 * `weights`: component of each part.
 */
export interface Example {
  readonly place: number;
  readonly parts: readonly number[];
  readonly weights: Float64Array;
}

type Shares = Pick<TextVectors, 'ids' | 'starts' | 'places' | 'shares'>;

// The values below were set by trial with `domain/chat/questions/unforeseen-questions.test.ts` (decision 082).

/** Distance by which a wording must be nearer to its own text than to any other. */
const margin = 0.2;
/** Size of the first correction, and the factor by which each round reduces it. */
const firstStep = 0.1;
const nextStep = 0.7;
/** Number of rounds through the wordings. More rounds did not find more questions. */
const rounds = 2;
/** Distance between two wordings that follow each other in a round, so that texts are mixed. A prime number. */
const stride = 7919;

/** Returns how near each text (by place) is to a vector: the sum of their common parts. */
export function nearness(
  { ids, starts, places, shares }: Shares,
  parts: readonly number[],
  weights: Float64Array,
): Float64Array {
  const near = new Float64Array(ids.length);
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] ?? 0;
    const own = weights[index] ?? 0;
    const end = starts[part + 1] ?? 0;
    for (let each = starts[part] ?? 0; each < end; each += 1) {
      const place = places[each] ?? 0;
      near[place] = (near[place] ?? 0) + own * (shares[each] ?? 0);
    }
  }
  return near;
}

/** Returns the place of the nearest text that isn't the text of the example. */
function nearestOther(near: Float64Array, place: number): number {
  let best = place === 0 ? 1 : 0;
  for (let other = 0; other < near.length; other += 1)
    if (other !== place && (near[other] ?? 0) > (near[best] ?? 0)) best = other;
  return best;
}

/** Moves the text `place` nearer to an example and the text `other` away from it. */
function moveShares(
  { starts, places, shares }: Shares,
  { place, parts, weights }: Example,
  other: number,
  step: number,
) {
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] ?? 0;
    const change = step * (weights[index] ?? 0);
    const end = starts[part + 1] ?? 0;
    for (let each = starts[part] ?? 0; each < end; each += 1) {
      if (places[each] === place) shares[each] = (shares[each] ?? 0) + change;
      else if (places[each] === other) shares[each] = (shares[each] ?? 0) - change;
    }
  }
}

/**
 * Corrects the shares of texts by their own wordings: a wording that is nearer to another text, or hardly farther from
 * it, moves both texts. So a part that two texts share weighs less, and one that tells them apart weighs more. Changes
 * `shares` in place; the result depends on the wordings alone.
 */
export function learnShares(vectors: Shares, examples: readonly Example[]): void {
  if (vectors.ids.length < 2) return;
  const mixed = examples.map((_example, index) => examples[(index * stride) % examples.length]);
  let toCorrect = mixed;
  let step = firstStep;
  for (let round = 0; round < rounds; round += 1) {
    // An example that needed no correction in a round is left out of the next: after the first, this is true for most.
    toCorrect = toCorrect.filter((example) => {
      if (example === undefined) return false;
      const near = nearness(vectors, example.parts, example.weights);
      const other = nearestOther(near, example.place);
      if ((near[example.place] ?? 0) - (near[other] ?? 0) >= margin) return false;
      moveShares(vectors, example, other, step);
      return true;
    });
    step *= nextStep;
  }
}
