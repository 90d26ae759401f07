import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ApiProblem } from '../../../../lib/api';
import { useBusyAction } from '../../../../lib/busy-action';
import { problemOfForm, type FormResult } from '../../../../lib/form-result';

type Undo = () => Promise<unknown>;

/** Loads the code of the changes. The page's first script does without it, because it is needed after a press. */
export const loadAdditions = () => import('../../../../data/lists/additions');

export interface ListChangeState {
  readonly isBusy: boolean;
  readonly problem: ApiProblem | null;
  /** True if the last press changed the list and was not undone. */
  readonly isDone: boolean;
  readonly undo: () => Promise<boolean>;
}

/**
 * Changes the sell list or the cart for a form. `change` makes the change and returns its undo. `result` is that of the
 * posted form.
 */
export function useListChange<Input>(
  change: (input: Input) => Promise<{ readonly undo: Undo }>,
  result: FormResult | undefined,
): ListChangeState & { readonly send: (input: Input) => (event: FormEvent) => void } {
  const [isDone, setDone] = useState(false);
  const lastUndo = useRef<Undo | undefined>(undefined);
  useEffect(() => {
    // If it fails, the press loads it again and reports the problem.
    loadAdditions().catch(() => undefined);
  }, []);
  const { run, isBusy, problem } = useBusyAction((work: () => Promise<void>) => work(), problemOfForm(result));
  const send = (input: Input) => (event: FormEvent) => {
    event.preventDefault();
    setDone(false);
    void run(async () => {
      lastUndo.current = (await change(input)).undo;
      setDone(true);
    });
  };
  const undo = () =>
    run(async () => {
      await lastUndo.current?.();
      setDone(false);
    });
  return { send, undo, isDone, isBusy, problem };
}
