import type { Basket, BasketChange, BasketLine, BasketTotals } from '../../../domain/basket/schemas';

/** Row of the screen: a line of the basket, or a removed line that can be restored. */
export interface BasketRow {
  /** Stays when the grade changes, so that the focus stays too. */
  readonly id: string;
  readonly line: BasketLine;
  readonly gone: boolean;
}

export interface BasketView {
  readonly rows: readonly BasketRow[];
  readonly totals: BasketTotals;
}

const nameOf = (line: Pick<BasketLine, 'book' | 'grade'>) => `${line.book.isbn} ${line.grade}`;
const sameLine = (a: BasketLine, b: BasketLine) => nameOf(a) === nameOf(b);

function totalsOf({ lines: _lines, ...totals }: Basket): BasketTotals {
  return totals;
}

/** Returns the view of a basket without removed rows. */
export function viewOf(basket: Basket): BasketView {
  return { rows: basket.lines.map((line) => ({ id: nameOf(line), line, gone: false })), totals: totalsOf(basket) };
}

/**
 * Returns the view of a whole new basket, as after adding. Rows that are not in it keep their place as removed rows.
 */
export function withBasket(view: BasketView, basket: Basket): BasketView {
  const rows: BasketRow[] = basket.lines.map((line) => {
    const known = view.rows.find((row) => !row.gone && sameLine(row.line, line));
    return { id: known?.id ?? nameOf(line), line, gone: false };
  });
  for (const [at, row] of view.rows.entries()) {
    if (!rows.some((each) => sameLine(each.line, row.line)))
      rows.splice(Math.min(at, rows.length), 0, { ...row, gone: true });
  }
  return { rows, totals: totalsOf(basket) };
}

/** Returns the view after the change of one row. Without a line, the row is removed but stays on the screen. */
export function withChange(view: BasketView, id: string, change: BasketChange): BasketView {
  const { line, ...totals } = change;
  const rows = view.rows.flatMap((row) => {
    if (row.id === id) return [{ ...row, line: line ?? row.line, gone: line === null }];
    // Moved to a grade that was in the basket already: the two lines became one.
    return line !== null && sameLine(row.line, line) ? [] : [row];
  });
  return { rows, totals };
}
