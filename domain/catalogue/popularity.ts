/** Number of ids in a bucket; `editions.id` is bucket × this + sequence. */
export const bucketSize = 1_000_000_000;

const lastBucket = 32;

/** Returns the bucket of a 90-day demand, from 1 (most wanted) to 32 (no demand). Logarithmic, so it seldom changes. */
export function bucketOf(demand: number): number {
  return Math.max(1, lastBucket - Math.round(Math.log2(1 + Math.max(0, demand)) * 5));
}

/** All buckets, most wanted first. */
export const buckets: readonly number[] = Array.from({ length: lastBucket }, (_, index) => index + 1);
