import { useRef, useState, type FormEvent } from 'react';
import type { ApiProblem } from '../../../../lib/api';
import { useBusyAction } from '../../../../lib/busy-action';
import { problemOfForm, type FormResult } from '../../../../lib/form-result';
import { announceListsChanged } from '../../../../data/lists/lists-changed';

export interface ListChangeState {
  readonly busy: boolean;
  readonly problem: ApiProblem | null;
  /** Says whether the last press changed the list and was not undone. */
  readonly isDone: boolean;
  readonly undo: () => Promise<boolean>;
}

/**
 * Changes the sell list or the cart for a form. `put` makes the change and returns how to undo it. Both are reported to
 * the balance. `result` is that of the posted form.
 */
export function useListChange<Input extends readonly unknown[]>(
  put: (...input: Input) => Promise<() => Promise<unknown>>,
  result: FormResult | undefined,
): ListChangeState & { readonly send: (...input: Input) => (event: FormEvent) => void } {
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
  const send =
    (...input: Input) =>
    (event: FormEvent) => {
      event.preventDefault();
      backward.forget();
      void forward.run(...input);
    };
  const busy = forward.busy || backward.busy;
  return { send, undo: backward.run, isDone, busy, problem: forward.problem ?? backward.problem };
}
