import { useEffect, useEffectEvent } from 'react';

/** Fields of a form and their texts. Never a password. */
export type Typed = Readonly<Record<string, string>>;

/** Storage key of the typed text, in the tab only. The text is used once, after a sign-on. */
export const typedKey = 'dogear-typed';

/** Keeps the typed text before the page is left for a proof at another site. */
export function keepTyped(form: string, typed: Typed): void {
  try {
    sessionStorage.setItem(typedKey, JSON.stringify({ form, typed }));
  } catch {
    // Without storage the person types it again.
  }
}

/** Returns the text kept for this form and removes it. Null if there is none, or it belongs to another form. */
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

/** Passes the kept text to the form after hydration, because the server does not have it. */
export function useTakenTyped(form: string, take: (typed: Typed) => void): void {
  const hand = useEffectEvent(take);
  useEffect(() => {
    const typed = takeTyped(form);
    if (typed !== null) hand(typed);
  }, [form]);
}
