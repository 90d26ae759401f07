import { useEffect, useRef, type ReactNode } from 'react';
import { classes } from '../classes';
import styles from './popover.module.css';

export interface PopoverProps {
  /** Content of the button that opens the panel. */
  readonly trigger: ReactNode;
  /** Name of the trigger if it has no words. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Small panel below the button that opened it. It is a `<details>`, so it opens without script too. Escape, a press
 * outside and following a link close it.
 */
export function Popover({ trigger, label, className, children }: PopoverProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = details.current;
    if (!element) return undefined;
    const closeWhenOutside = (event: Event) => {
      if (element.open && event.target instanceof Node && !element.contains(event.target)) element.open = false;
    };
    const closeAfterLink = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) element.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeWhenOutside);
    document.addEventListener('focusin', closeWhenOutside);
    element.addEventListener('click', closeAfterLink);
    element.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeWhenOutside);
      document.removeEventListener('focusin', closeWhenOutside);
      element.removeEventListener('click', closeAfterLink);
      element.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
  return (
    <details ref={details} className={classes(styles['popover'], className)}>
      <summary className={styles['trigger']} aria-label={label}>
        {trigger}
      </summary>
      <div className={styles['panel']}>{children}</div>
    </details>
  );
}
