import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref for a form that replaces the pressed button. The first field of the form gets the focus. */
export function useFirstField(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('select, input:not([type=hidden])')?.focus(), []);
  return form;
}
