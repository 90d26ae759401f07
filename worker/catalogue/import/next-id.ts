import { buckets, bucketSize } from '../../../domain/catalogue/popularity';
import { nullable, number, type RowOf } from '../../platform/db/columns';
import { defineRead, type BoundRead } from '../../platform/db/read';

/** Last id in use per bucket of popularity; `editions.id` is bucket × 1e9 + sequence. */
export type LastIds = Map<number, number>;

const lastIdColumns = { bucket: number, last: nullable(number) };
/** Last id of a bucket; null without editions. */
export type LastIdRow = RowOf<typeof lastIdColumns>;

const lastIdsOfBuckets = defineRead(
  lastIdColumns,
  `SELECT b.value AS bucket, (SELECT max(e.id) FROM editions e WHERE e.id >= b.value * ?2
    AND e.id < (b.value + 1) * ?2) AS last
   FROM json_each(?1) b`,
);

/** Returns the read of the last id of each bucket, for `readBatch` and `toLastIds`. */
export function lastIdsRead(): BoundRead<LastIdRow> {
  return lastIdsOfBuckets.with(JSON.stringify(buckets), bucketSize);
}

/** Converts the rows of `lastIdsRead`; a bucket without editions starts at its first id. */
export function toLastIds(rows: readonly LastIdRow[]): LastIds {
  return new Map(rows.map(({ bucket, last }) => [bucket, last ?? bucket * bucketSize]));
}

/** Returns the next id of a bucket and marks it as used. */
export function takeId(lastIds: LastIds, bucket: number): number {
  const id = (lastIds.get(bucket) ?? bucket * bucketSize) + 1;
  lastIds.set(bucket, id);
  return id;
}

/** Returns whether an edition's id is in this bucket. */
export function isInBucket(id: number, bucket: number): boolean {
  return Math.floor(id / bucketSize) === bucket;
}
