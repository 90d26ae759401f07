import { useSyncExternalStore } from 'react';
import type { SignInAnswer } from '../../../domain/accounts/sign-in-schemas';

/** Numbers of books of a guest's lists that a sign-in merged into the account's lists. */
export type MergedLists = NonNullable<Extract<SignInAnswer, { kind: 'signed-in' }>['followed']>;

let told: MergedLists | null = null;
const listeners = new Set<() => void>();

/** Shows or (with null) hides the notice about merged lists. Call it after the navigation that follows a sign-in. */
export function showMergedLists(followed: MergedLists | null): void {
  told = followed;
  listeners.forEach((listener) => listener());
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns what was merged, until the notice is closed. */
export const useMergedLists = (): MergedLists | null =>
  useSyncExternalStore(
    listen,
    () => told,
    () => null,
  );
