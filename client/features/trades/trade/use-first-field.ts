import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref for the form of a pressed button, which is removed. Its first field gets the focus. */
export function useFirstField(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('select, input:not([type=hidden])')?.focus(), []);
  return form;
}
