import { useMemo, useState } from 'react';
import { expectedLine, expectedSums, type LineChoice } from '../../../domain/basket/expected';
import type { Basket, BasketLine } from '../../../domain/basket/schemas';
import type { ListRow } from '../lists/list-rows';
import type { ListView } from '../lists/use-list-rows';

/** Values that a row will have, or null for a row that will be removed. */
type PendingChoice = Partial<LineChoice> | null;

export interface ExpectedBasket {
  readonly view: ListView<Basket>;
  /** Shows rows with a choice while `work` sends it. */
  readonly showWhile: <Answer>(
    ids: readonly string[],
    choice: PendingChoice,
    work: () => Promise<Answer>,
  ) => Promise<Answer>;
}

/** Returns the basket with the choices that are being sent, so that a change shows before the shop has answered. */
export function useExpectedBasket(view: ListView<Basket>): ExpectedBasket {
  const [choices, setChoices] = useState<ReadonlyMap<string, PendingChoice>>(new Map());
  return {
    view: useMemo(() => (choices.size === 0 ? view : withChoices(view, choices)), [view, choices]),
    showWhile: async (ids, choice, work) => {
      setChoices((present) => new Map([...present, ...ids.map((id) => [id, choice] as const)]));
      try {
        return await work();
      } finally {
        // A later choice of the same row stays.
        setChoices((present) => new Map([...present].filter(([id, each]) => each !== choice || !ids.includes(id))));
      }
    },
  };
}

function withChoices(view: ListView<Basket>, choices: ReadonlyMap<string, PendingChoice>): ListView<Basket> {
  let { list } = view;
  const rows = view.rows.map((row): ListRow<BasketLine> => {
    const choice = choices.get(row.id);
    if (choice === undefined) return row;
    const before = row.isRemoved ? null : row.line;
    const after = choice === null ? null : expectedLine(row.line, { ...choiceOf(row.line), ...choice });
    list = expectedSums(list, before, after);
    return { ...row, line: after ?? row.line, isRemoved: after === null };
  });
  return { ...view, list, rows };
}

const choiceOf = ({ grade, quantity, exLibrary }: BasketLine): LineChoice => ({ grade, quantity, exLibrary });
