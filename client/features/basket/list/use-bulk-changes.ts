import { useState } from 'react';
import type { LinesPatch } from '../../../../domain/basket/editions';
import type { BasketChanges, BulkChange } from '../../../data/basket/use-basket';
import { useBusyAction } from '../../../lib/busy-action';

/** Last change of many rows, for its sentence and its undo. */
export interface LastBulkChange {
  readonly isRemoval: boolean;
  readonly changed: BulkChange;
}

/** Returns the changes of many rows at once, the last one, and how to undo it. */
export function useBulkChanges({ setMany, undoMany }: Pick<BasketChanges, 'setMany' | 'undoMany'>) {
  const [last, setLast] = useState<LastBulkChange | null>(null);
  const changing = useBusyAction(async (ids: readonly string[], patch: LinesPatch) => {
    setLast(null);
    const changed = await setMany(ids, patch);
    if (changed !== undefined) setLast({ isRemoval: patch === null, changed });
  });
  const undoing = useBusyAction(async () => {
    if (last !== null) await undoMany(last.changed);
    setLast(null);
  });
  return { last, changing, undoing, close: () => setLast(null) };
}

export type BulkChanges = ReturnType<typeof useBulkChanges>;
