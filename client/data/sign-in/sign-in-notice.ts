import type { SignInAnswer } from '../../../domain/accounts/sign-in-schemas';
import { createStore, useStore } from '../../lib/store';

/** Numbers of books of a guest's lists that a sign-in merged into the account's lists. */
export type MergedLists = NonNullable<Extract<SignInAnswer, { kind: 'signed-in' }>['followed']>;

/** What the page after a sign-in says about it. */
export interface SignInNotice {
  /** The person has just confirmed a new account. */
  readonly isNewAccount: boolean;
  /** Null where nothing was merged. */
  readonly merged: MergedLists | null;
}

const shown = createStore<SignInNotice | null>(null);

/**
 * Shows what a sign-in did, if there is something to say. Call it after the navigation that follows a sign-in. Null
 * hides the notice.
 */
export function showSignInNotice(notice: SignInNotice | null): void {
  shown.set(notice !== null && (notice.isNewAccount || notice.merged !== null) ? notice : null);
}

/** Returns what the notice says, until it is closed. */
export const useSignInNotice = (): SignInNotice | null => useStore(shown, null);
