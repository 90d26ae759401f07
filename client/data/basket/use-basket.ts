import type { Basket, BasketAdded, BasketLine, BasketLinesInput } from '../../../domain/basket/schemas';
import { read, type ApiProblem } from '../../lib/api';
import { useApi } from '../../lib/use-api';
import { change } from '../cache/change';
import { useEntry } from '../cache/use-resource';
import type { ListRow } from '../lists/list-rows';
import { useListRows, type ListView } from '../lists/use-list-rows';
import { afterChange, basket, putInBasket, removeFromBasket, type LineChoice } from './basket';

export type BasketRow = ListRow<BasketLine>;

export interface BasketChanges {
  readonly view: ListView<Basket>;
  /** Problems of single rows, by row id. */
  readonly problems: ReadonlyMap<string, ApiProblem>;
  /** Ids of rows whose change is being sent. */
  readonly busy: ReadonlySet<string>;
  readonly set: (row: BasketRow, choice: LineChoice) => Promise<void>;
  readonly remove: (row: BasketRow) => Promise<void>;
  readonly putBack: (row: BasketRow) => Promise<void>;
  /** Throws an ApiProblem. The caller keeps the typed text. */
  readonly add: (lines: BasketLinesInput['lines']) => Promise<BasketAdded>;
  readonly holdAnew: () => Promise<void>;
}

/** Returns the basket of the screen, with removed rows in their place, and its changes. */
export function useBasket(loaded: Basket): BasketChanges {
  const api = useApi();
  const entry = useEntry(basket);
  const { changeRow, ...shown } = useListRows(entry, loaded);
  const newest = () => entry.read() ?? loaded;
  const put = ({ id }: BasketRow, choice: LineChoice) =>
    changeRow(id, async ({ line, gone }) => {
      const answer = await putInBasket(api, line.book.isbn, choice, gone ? undefined : line.grade);
      const moved = answer.line === null ? {} : { moved: { id, to: answer.line } };
      return { list: afterChange(newest(), line, answer), ...moved };
    });
  return {
    ...shown,
    set: put,
    putBack: (row) => put(row, row.line),
    remove: ({ id }) =>
      changeRow(id, async ({ line }) => ({
        list: afterChange(newest(), line, await removeFromBasket(api, line)),
      })),
    add: (lines) =>
      change(entry, async () => {
        const answer = await read(api.basket.lines.$post({ json: { lines } }));
        entry.receive(answer.basket);
        return answer;
      }),
    holdAnew: () => change(entry, async () => entry.receive(await read(api.basket.holds.$post()))),
  };
}
