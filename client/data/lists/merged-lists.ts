import { useSyncExternalStore } from 'react';
import type { SignInAnswer } from '../../../domain/accounts/sign-in-schemas';

/** What of a guest's lists came along at a sign-in, in books. */
export type Followed = NonNullable<Extract<SignInAnswer, { kind: 'signed-in' }>['followed']>;

let told: Followed | null = null;
const ears = new Set<() => void>();

/** To be called when the page led to stands there; null: it was read. */
export function tellFollowed(followed: Followed | null): void {
  told = followed;
  ears.forEach((hear) => hear());
}

const listen = (hear: () => void) => {
  ears.add(hear);
  return () => ears.delete(hear);
};

/** What came along and was not read yet. */
export const useFollowed = (): Followed | null =>
  useSyncExternalStore(
    listen,
    () => told,
    () => null,
  );
