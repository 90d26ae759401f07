import { Problem } from '../../../domain/problems';

/** Start of a page in a list by time: after the row with this instant (ISO 8601) and id. */
export type TimePosition = readonly [at: string, id: string];

/** Before every row of a list that shows the oldest first. */
export const beforeOldest: TimePosition = ['', ''];
/** Before every row of a list that shows the newest first. */
export const beforeNewest: TimePosition = ['9999', ''];

const shape = /^(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z)_([\w-]{1,64})$/;

/**
 * Returns the position that a cursor names; `first` where there is none.
 * @throws `invalid-cursor` for a text that `timeCursor` can't have made
 */
export function readTimeCursor(cursor: string | undefined, first: TimePosition): TimePosition {
  if (cursor === undefined) return first;
  const [, at, id] = shape.exec(cursor) ?? [];
  if (at === undefined || id === undefined) throw new Problem('invalid-cursor');
  return [at, id];
}

/** Returns the cursor of the page behind a row. */
export function timeCursor(at: string, id: string): string {
  return `${at}_${id}`;
}
