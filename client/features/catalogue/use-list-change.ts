import { useRef, useState } from 'react';
import type { ApiProblem } from '../../lib/api';
import { useBusyAction } from '../../lib/busy-action';
import { problemOfForm, type FormResult } from '../../lib/form-result';
import { announceListsChanged } from '../../lib/lists-changed';

export interface ListChangeState {
  readonly busy: boolean;
  readonly problem: ApiProblem | null;
  /** The last press went into the list and was not undone. */
  readonly isDone: boolean;
  readonly undo: () => Promise<boolean>;
}

/**
 * Changes the sell list or the cart for a button. `put` makes the change and returns how to undo it; the balance is told
 * of both. `result` is the posted form's.
 */
export function useListChange<Input extends readonly unknown[]>(
  put: (...input: Input) => Promise<() => Promise<unknown>>, result: FormResult | undefined,
): ListChangeState & { readonly put: (...input: Input) => Promise<boolean> } {
  const [isDone, setDone] = useState(false);
  const back = useRef<(() => Promise<unknown>) | null>(null);
  const forward = useBusyAction(async (...input: Input) => {
    setDone(false);
    back.current = await put(...input);
    setDone(true);
    announceListsChanged();
  }, problemOfForm(result));
  const backward = useBusyAction(async () => {
    await back.current?.();
    back.current = null;
    setDone(false);
    announceListsChanged();
  });
  const run = (...input: Input) => {
    backward.forget();
    return forward.run(...input);
  };
  return { put: run, undo: backward.run, isDone, busy: forward.busy || backward.busy, problem: forward.problem ?? backward.problem };
}
