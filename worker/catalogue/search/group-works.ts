/** One entry of a list: the edition that represents its work, and the number of other matching editions. */
export interface Group<Row> {
  readonly row: Row;
  readonly others: number;
}

/** Groups editions by work. The first edition represents its work, and the groups keep its order. */
export function groupWorks<Row extends { readonly work: string }>(rows: readonly Row[]): Group<Row>[] {
  const first = new Map<string, { row: Row; others: number }>();
  for (const row of rows) {
    const group = first.get(row.work);
    if (group === undefined) first.set(row.work, { row, others: 0 });
    else group.others += 1;
  }
  return [...first.values()];
}
