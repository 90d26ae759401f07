import { buckets, bucketSize } from '../../../domain/catalogue/popularity';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';

/** Last id in use per bucket of popularity; `editions.id` is bucket × 1e9 + sequence. */
export type LastIds = Map<number, number>;

export interface LastIdRow {
  readonly bucket: number;
  readonly last: number | null;
}

/** Returns the statement that reads the last id of each bucket, for `toLastIds`. */
export function lastIdsStatement(db: Ctx['db']): D1PreparedStatement {
  return sql(
    db,
    `SELECT b.value AS bucket, (SELECT max(e.id) FROM editions e WHERE e.id >= b.value * ?2
      AND e.id < (b.value + 1) * ?2) AS last
     FROM json_each(?1) b`,
    JSON.stringify(buckets),
    bucketSize,
  );
}

/** Converts the rows of `lastIdsStatement`; a bucket without editions starts at its first id. */
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
