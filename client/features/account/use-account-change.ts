import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useBusyAction, type BusyAction } from '../../lib/busy-action';
import { useFreshProof, type Interrupted } from '../../forms/fresh-proof/fresh-proof';

export interface AccountChange<Input extends readonly unknown[]> extends BusyAction<Input> {
  /** The last change was made, and nothing was begun since. */
  readonly done: boolean;
}

/**
 * A change of the account behind a button: asks for fresh proof where the API wants it, and loads the page anew when it
 * is made. `interrupted` names the form and what stands in it, for the way to a sign-on and back.
 */
export function useAccountChange<Input extends readonly unknown[]>(
  change: (...input: Input) => Promise<unknown>,
  interrupted?: () => Interrupted,
): AccountChange<Input> {
  const router = useRouter();
  const withFreshProof = useFreshProof();
  const [done, setDone] = useState(false);
  const action = useBusyAction(async (...input: Input) => {
    setDone(false);
    await withFreshProof(() => change(...input), interrupted?.());
    await router.invalidate();
    setDone(true);
  });
  return { ...action, done };
}
