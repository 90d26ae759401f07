import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useBusyAction, type BusyAction } from '../../lib/busy-action';
import { problemOfForm, type FormResult } from '../../lib/form-result';
import { useFreshProof, type InterruptedForm } from '../../forms/fresh-proof/fresh-proof';

export interface AccountChange<Input extends readonly unknown[]> extends BusyAction<Input> {
  /** Whether the last change succeeded and no other change has begun since. */
  readonly isDone: boolean;
}

export interface AccountChangeOptions {
  /** Names the form and its contents, for a sign-on that leaves the page. */
  readonly interrupted?: () => InterruptedForm;
  /** Result of the form if it was posted without script. */
  readonly result?: FormResult | undefined;
}

/**
 * Returns the action behind a button that changes the account. It asks for fresh proof if the API wants it, and loads
 * the page again after the change.
 */
export function useAccountChange<Input extends readonly unknown[]>(
  change: (...input: Input) => Promise<unknown>,
  { interrupted, result }: AccountChangeOptions = {},
): AccountChange<Input> {
  const router = useRouter();
  const withFreshProof = useFreshProof();
  const [isDone, setDone] = useState(result !== undefined && result.problem === undefined);
  const action = useBusyAction(async (...input: Input) => {
    setDone(false);
    await withFreshProof(() => change(...input), interrupted?.());
    await router.invalidate();
    setDone(true);
  }, problemOfForm(result));
  return { ...action, isDone };
}
