import { useEffect, useEffectEvent } from 'react';

/** What stood in a form: fields and their texts. Never a password. */
export type Typed = Readonly<Record<string, string>>;

/** In the tab alone, and for the one way to a sign-on and back. F5 afterwards finds nothing. */
export const typedKey = 'dogear-typed';

/** Before the page is left to prove at another site that it is you. */
export function keepTyped(form: string, typed: Typed): void {
  try {
    sessionStorage.setItem(typedKey, JSON.stringify({ form, typed }));
  } catch {
    // A browser that keeps nothing: it is typed once more.
  }
}

/** What was kept for this form, once; null where there is nothing, or it was another form's. */
export function takeTyped(form: string): Typed | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(typedKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('form' in kept) || kept.form !== form || !('typed' in kept))
      return null;
    sessionStorage.removeItem(typedKey);
    if (typeof kept.typed !== 'object' || kept.typed === null) return null;
    return Object.fromEntries(
      Object.entries(kept.typed).filter((each): each is [string, string] => typeof each[1] === 'string'),
    );
  } catch {
    return null;
  }
}

/** Hands the form what was kept for it, after hydration: the server knows nothing of it. */
export function useTakenTyped(form: string, take: (typed: Typed) => void): void {
  const hand = useEffectEvent(take);
  useEffect(() => {
    const typed = takeTyped(form);
    if (typed !== null) hand(typed);
  }, [form]);
}
