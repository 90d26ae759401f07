import { linesAfterPatch, linesOfEditions, type LinesPatch } from '../../../domain/basket/editions';
import type { LineChoice } from '../../../domain/basket/expected';
import type { Basket, BasketAdded, BasketEditions, BasketLine, BasketLinesInput } from '../../../domain/basket/schemas';
import { lineName } from '../../../domain/cart/line-name';
import { read, type ApiProblem } from '../../lib/api';
import { useApi } from '../../lib/use-api';
import { changeEntry } from '../cache/change-entry';
import { useEntry } from '../cache/use-resource';
import type { ListRow, MovedRow } from '../lists/list-rows';
import { useListRows, type ListView } from '../lists/use-list-rows';
import { basketAfterChange, basket, putInBasket, removeFromBasket } from './basket';
import { useExpectedBasket } from './use-expected-basket';

export type BasketRow = ListRow<BasketLine>;

/** Change of many lines: the ids of the rows, what was refused, and the lines before, which undo it. */
export interface BulkChange {
  readonly ids: readonly string[];
  readonly refused: BasketAdded['refused'];
  readonly before: BasketEditions['editions'];
}

export interface BasketChanges {
  /** The basket with the changes that are being sent, as the shop will probably answer. */
  readonly view: ListView<Basket>;
  /** Problems of single rows, by row id. */
  readonly problems: ReadonlyMap<string, ApiProblem>;
  /** Ids of rows whose change is being sent. */
  readonly busy: ReadonlySet<string>;
  readonly set: (row: BasketRow, choice: LineChoice) => Promise<void>;
  readonly remove: (row: BasketRow) => Promise<void>;
  readonly restore: (row: BasketRow) => Promise<void>;
  /** Changes or removes many rows at once. Throws an ApiProblem. */
  readonly setMany: (ids: readonly string[], patch: LinesPatch) => Promise<BulkChange | undefined>;
  /** Restores the lines before a change of many. Throws an ApiProblem. */
  readonly undoMany: (changed: BulkChange) => Promise<void>;
  /** Throws an ApiProblem. The caller keeps the typed text. */
  readonly add: (lines: BasketLinesInput['lines']) => Promise<BasketAdded>;
  readonly holdAnew: () => Promise<void>;
}

/**
 * Returns the basket of the screen, with removed rows in their place, and its changes. `isWhole` is false if `loaded`
 * has only some of the lines.
 */
export function useBasket(loaded: Basket, isWhole = true): BasketChanges {
  const api = useApi();
  const entry = useEntry(basket);
  const { changeRow, changeRows, view, ...shown } = useListRows(entry, loaded, isWhole);
  const expected = useExpectedBasket(view);
  const newest = () => entry.read() ?? loaded;
  const putChoice = ({ id }: BasketRow, choice: LineChoice) =>
    expected.showWhile([id], choice, () =>
      changeRow(id, async ({ line, isRemoved }) => {
        const answer = await putInBasket(api, line.book.isbn, choice, isRemoved ? undefined : line.grade);
        const moved = answer.line === null ? {} : { moved: { id, to: answer.line } };
        return { list: basketAfterChange(newest(), line, answer), ...moved };
      }),
    );
  const setEditions = (editions: BasketEditions['editions']) => read(api.basket.editions.$put({ json: { editions } }));
  return {
    ...shown,
    view: expected.view,
    set: putChoice,
    restore: (row) => putChoice(row, row.line),
    remove: ({ id }) =>
      expected.showWhile([id], null, () =>
        changeRow(id, async ({ line }) => ({
          list: basketAfterChange(newest(), line, await removeFromBasket(api, line)),
        })),
      ),
    setMany: (ids, patch) =>
      expected.showWhile(ids, patch, () =>
        changeRows(ids, async (rows) => {
          const { lines } = newest();
          const chosen = rows.filter(({ isRemoved }) => !isRemoved);
          const isbns = new Set(chosen.map(({ line }) => line.book.isbn));
          const names = new Set(chosen.map(({ line }) => lineName(line)));
          const { basket: list, refused } = await setEditions(linesAfterPatch(lines, names, patch));
          const stayed = new Set(refused.map(({ isbn }) => isbn));
          const done = chosen.filter(({ line }) => !stayed.has(line.book.isbn));
          const grade = patch?.grade;
          const moved =
            grade === undefined ? [] : done.map(({ id, line }): MovedRow => ({ id, to: { book: line.book, grade } }));
          const before = linesOfEditions(lines, new Set([...isbns].filter((isbn) => !stayed.has(isbn))));
          return { list, moved, answer: { ids: done.map(({ id }) => id), refused, before } };
        }),
      ),
    undoMany: async ({ ids, before }) => {
      await changeRows(ids, async (rows) => {
        const { basket: list } = await setEditions(before);
        return { list, moved: rowsAfterUndo(rows, before), answer: undefined };
      });
    },
    add: (lines) =>
      changeEntry(entry, async () => {
        const answer = await read(api.basket.lines.$post({ json: { lines } }));
        entry.receive(answer.basket);
        return answer;
      }),
    holdAnew: () => changeEntry(entry, async () => entry.receive(await read(api.basket.holds.$post()))),
  };
}

/** Returns the new lines of rows whose editions get their lines from before. Each row takes one of its edition's. */
function rowsAfterUndo(rows: readonly BasketRow[], before: BasketEditions['editions']): MovedRow[] {
  const gradesLeft = new Map(before.map(({ isbn, lines }) => [isbn, lines.map(({ grade }) => grade)]));
  return rows.flatMap(({ id, isRemoved, line: { book } }) => {
    const grade = isRemoved ? undefined : gradesLeft.get(book.isbn)?.shift();
    return grade === undefined ? [] : [{ id, to: { book, grade } }];
  });
}
