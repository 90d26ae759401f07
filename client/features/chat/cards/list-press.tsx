import { useEffect, useRef, useState, type ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { useBusyAction } from '../../../lib/busy-action';
import type { ApiProblem } from '../../../lib/api';
import { PageLink } from '../../../lib/page-link';
import { Button } from '../../../ui/buttons/button';
import type { ButtonKind } from '../../../ui/buttons/button-class';
import { Icon } from '../../../ui/icons/icon';
import { classes } from '../../../ui/classes';
import styles from './cards.module.css';

/** A press that puts something into a list. */
export interface Pressed {
  readonly busy: boolean;
  readonly problem: ApiProblem | null;
  readonly press: () => void;
  /** Null when nothing was put in here, or it was taken back. */
  readonly undo: (() => void) | null;
}

/** `put` does it and answers how to undo it. */
export function usePressed(put: () => Promise<() => Promise<unknown>>): Pressed {
  const [back, setBack] = useState<(() => Promise<unknown>) | null>(null);
  const forward = useBusyAction(async () => {
    const undo = await put();
    setBack(() => undo);
  });
  const backward = useBusyAction(async () => {
    await back?.();
    setBack(null);
  });
  return {
    busy: forward.busy || backward.busy,
    problem: forward.problem ?? backward.problem,
    press: () => void forward.run(),
    undo: back === null ? null : () => void backward.run(),
  };
}

export interface ListPressProps {
  readonly pressed: Pressed;
  /** It is in the list. */
  readonly there: boolean;
  readonly list: 'cart' | 'basket';
  readonly kind: ButtonKind;
  readonly size?: 'normal' | 'small';
  readonly label?: string | undefined;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** The button, or in its place that the book is in the list, with the way there and the way back. */
export function ListPress({
  pressed,
  there,
  list,
  kind,
  size = 'normal',
  label,
  disabled = false,
  children,
}: ListPressProps) {
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  // The button one has pressed is gone: the keyboard goes on where it stood.
  useEffect(() => {
    if (!hadFocus.current || (document.activeElement !== document.body && document.activeElement !== null)) return;
    hadFocus.current = false;
    place.current?.querySelector<HTMLElement>('a, button')?.focus();
  });
  return (
    <div ref={place} className={classes(styles['act'], size === 'small' && styles['tight'])} aria-live="polite">
      {there ? (
        <>
          <PageLink
            to={list === 'cart' ? '/cart' : '/basket'}
            ahead={false}
            className={classes(styles['there'], list === 'cart' ? 'take' : 'give')}
          >
            <Icon name="check" size={20} />
            {list === 'cart' ? m.chat_in_cart() : m.chat_in_basket()}
          </PageLink>
          {pressed.undo === null ? null : (
            <button
              type="button"
              className={styles['undo']}
              aria-disabled={pressed.busy || undefined}
              onClick={() => {
                hadFocus.current = true;
                pressed.undo?.();
              }}
            >
              {m.chat_undo()}
            </button>
          )}
        </>
      ) : (
        <Button
          kind={kind}
          size={size}
          busy={pressed.busy}
          disabled={disabled}
          aria-label={label}
          onClick={() => {
            hadFocus.current = true;
            pressed.press();
          }}
        >
          {children}
        </Button>
      )}
    </div>
  );
}
