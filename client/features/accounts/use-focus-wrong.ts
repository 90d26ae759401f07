import { useRef, type RefObject } from 'react';

/** A form, and the way to its first field that is marked as wrong: once the marks are on the screen. */
export function useFocusWrong(): { readonly form: RefObject<HTMLFormElement | null>; readonly focusWrong: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const focusWrong = () => {
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return { form, focusWrong };
}
