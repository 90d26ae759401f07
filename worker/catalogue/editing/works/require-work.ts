import { Problem } from '../../../../domain/problems';
import type { WorkRow } from '../../import/stored-rows';
import type { Books } from '../books/read-books';

/**
 * Returns the row of a work.
 * @throws `not-found`
 */
export function requireWork({ works }: Books, work: string): WorkRow {
  const row = works.get(work);
  if (row === undefined) throw new Problem('not-found');
  return row;
}
