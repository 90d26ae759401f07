import type { TextVectors } from './text-vectors';

/** A wording and the text (by place) that it belongs to, as a unit vector: its parts and how far it goes along each. */
export interface Example {
  readonly place: number;
  readonly parts: readonly number[];
  readonly far: Float64Array;
}

type Shares = Pick<TextVectors, 'ids' | 'starts' | 'places' | 'shares'>;

// The values below were set by trial with `domain/chat/unforeseen-questions.test.ts` (decision 082).

/** Distance by which a wording must be nearer to its own text than to any other. */
const margin = 0.2;
/** Size of the first correction. Each round makes smaller ones. */
const firstStep = 0.1;
const nextStep = 0.7;
/** Rounds through the wordings. More of them find no more questions. */
const rounds = 2;
/** Numbers of wordings that follow each other in a round, as a stride that mixes the texts. A prime. */
const stride = 7919;

/** Returns how near each text (by place) is to a vector: the sum of their common parts. */
export function nearness(
  { ids, starts, places, shares }: Shares,
  parts: readonly number[],
  far: Float64Array,
): Float64Array {
  const near = new Float64Array(ids.length);
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? 0;
    const own = far[at] ?? 0;
    for (let each = starts[part] ?? 0; each < (starts[part + 1] ?? 0); each += 1) {
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
function correct({ starts, places, shares }: Shares, { place, parts, far }: Example, other: number, step: number) {
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? 0;
    const change = step * (far[at] ?? 0);
    for (let each = starts[part] ?? 0; each < (starts[part + 1] ?? 0); each += 1) {
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
  const mixed = examples.map((_example, at) => examples[(at * stride) % examples.length]);
  let open = mixed;
  let step = firstStep;
  for (let round = 0; round < rounds; round += 1) {
    // An example that was clear in a round is not looked at again: most are clear after the first.
    open = open.filter((example) => {
      if (example === undefined) return false;
      const near = nearness(vectors, example.parts, example.far);
      const other = nearestOther(near, example.place);
      if ((near[example.place] ?? 0) - (near[other] ?? 0) >= margin) return false;
      correct(vectors, example, other, step);
      return true;
    });
    step *= nextStep;
  }
}
