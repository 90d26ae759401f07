/** One entry of a list: the edition that stands for its work, and how many others match. */
export interface Group<Row> {
  readonly row: Row;
  readonly others: number;
}

/** Groups editions of one work behind the first of them; the order of the first ones stays. */
export function groupWorks<Row extends { readonly work: string }>(rows: readonly Row[]): Group<Row>[] {
  const first = new Map<string, { row: Row; others: number }>();
  for (const row of rows) {
    const group = first.get(row.work);
    if (group === undefined) first.set(row.work, { row, others: 0 });
    else group.others += 1;
  }
  return [...first.values()];
}
