import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref for a button that is hidden while its form is open. It gets the focus again when the form closes. */
export function useFocusAfterClose(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
