import type { SignInAnswer } from '../../../domain/accounts/sign-in-schemas';
import { createStore, useStore } from '../../lib/store';

/** Numbers of books of a guest's lists that a sign-in merged into the account's lists. */
export type MergedLists = NonNullable<Extract<SignInAnswer, { kind: 'signed-in' }>['followed']>;

const merged = createStore<MergedLists | null>(null);

/** Shows or (with null) hides the notice about merged lists. Call it after the navigation that follows a sign-in. */
export const showMergedLists = merged.set;

/** Returns the merged lines, until the notice is closed. */
export const useMergedLists = (): MergedLists | null => useStore(merged, null);
