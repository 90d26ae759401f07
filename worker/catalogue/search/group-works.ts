import { columnsOf, type RowOf } from '../../platform/db/columns';
import { editions } from '../../platform/db/schema/catalogue';

/** Columns of an edition in a list, of which the page then reads the card. */
export const hitColumns = columnsOf(editions, 'id', 'work', 'isbn');
export type HitRow = RowOf<typeof hitColumns>;
/** SQL of `hitColumns`, from `editions e`. */
export const hitColumnsSql = 'e.id, e.work, e.isbn';

/** One entry of a list: the edition that represents its work, and the ids of the other matching editions. */
export interface Group<Row> {
  readonly row: Row;
  readonly others: readonly number[];
}

/** Groups editions by work. The first edition represents its work, and the groups keep its order. */
export function groupWorks<Row extends { readonly id: number; readonly work: string }>(
  rows: readonly Row[],
): Group<Row>[] {
  const first = new Map<string, { row: Row; others: number[] }>();
  for (const row of rows) {
    const group = first.get(row.work);
    if (group === undefined) first.set(row.work, { row, others: [] });
    else group.others.push(row.id);
  }
  return [...first.values()];
}
