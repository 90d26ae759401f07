import { useEffect, useRef, type RefObject } from 'react';

/** For a form that opens on a press: its first field has the focus, since the button that was pressed is gone. */
export function useFirstField(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('select, input')?.focus(), []);
  return form;
}
