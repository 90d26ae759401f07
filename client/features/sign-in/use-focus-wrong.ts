import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Returns a form's ref and a function that focuses the first field marked as wrong. The effect runs after React has put
 * the marks on the page, however busy the machine is.
 */
export function useFocusWrong(): { readonly form: RefObject<HTMLFormElement | null>; readonly focusWrong: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [asked]);
  return { form, focusWrong: () => setAsked((times) => times + 1) };
}
