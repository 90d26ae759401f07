import { useEffect, useEffectEvent } from 'react';

/** Fields of a form and their texts. Never a password. */
export type TypedText = Readonly<Record<string, string>>;

/** Storage key of the typed text, in the tab only. The text is used once, after a sign-on. */
export const typedKey = 'dogear-typed';

/** Stores the typed text before the person leaves the page for a proof at another site. */
export function storeTypedText(form: string, typed: TypedText): void {
  try {
    sessionStorage.setItem(typedKey, JSON.stringify({ form, typed }));
  } catch {
    // Without storage the person types it again.
  }
}

/** Returns the stored text of this form and removes it. Null without a text, or for that of another form. */
export function restoreTypedText(form: string): TypedText | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(typedKey) ?? 'null');
    if (
      typeof stored !== 'object' ||
      stored === null ||
      !('form' in stored) ||
      stored.form !== form ||
      !('typed' in stored)
    )
      return null;
    sessionStorage.removeItem(typedKey);
    if (typeof stored.typed !== 'object' || stored.typed === null) return null;
    return Object.fromEntries(
      Object.entries(stored.typed).filter((each): each is [string, string] => typeof each[1] === 'string'),
    );
  } catch {
    return null;
  }
}

/** Passes the stored text to the form after hydration, because the server does not have it. */
export function useRestoredText(form: string, onRestore: (typed: TypedText) => void): void {
  const restore = useEffectEvent(onRestore);
  useEffect(() => {
    const typed = restoreTypedText(form);
    if (typed !== null) restore(typed);
  }, [form]);
}
