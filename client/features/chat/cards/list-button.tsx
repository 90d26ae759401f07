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

/** Addition of a book to a list, and its undo. */
export interface ListAddition {
  readonly isBusy: boolean;
  readonly problem: ApiProblem | null;
  readonly press: () => void;
  /** Null if nothing was added here, or it was undone. */
  readonly undo: (() => void) | null;
}

/** Runs `put`, which makes the change and returns how to undo it. */
export function useListAddition(put: () => Promise<() => Promise<unknown>>): ListAddition {
  const [undoAddition, setUndo] = useState<(() => Promise<unknown>) | null>(null);
  const forward = useBusyAction(async () => {
    const undo = await put();
    setUndo(() => undo);
  });
  const backward = useBusyAction(async () => {
    await undoAddition?.();
    setUndo(null);
  });
  return {
    isBusy: forward.isBusy || backward.isBusy,
    problem: forward.problem ?? backward.problem,
    press: () => void forward.run(),
    undo: undoAddition === null ? null : () => void backward.run(),
  };
}

export interface ListButtonProps {
  readonly addition: ListAddition;
  /** Says that the book is in the list. */
  readonly isInList: boolean;
  readonly list: 'cart' | 'basket';
  readonly kind: ButtonKind;
  readonly size?: 'normal' | 'small';
  readonly label?: string | undefined;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** Button, or after the press the sentence that the book is in the list, with a link to it and a button to undo. */
export function ListButton({
  addition,
  isInList,
  list,
  kind,
  size = 'normal',
  label,
  disabled = false,
  children,
}: ListButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  // The pressed button is removed, so the focus moves to what replaces it.
  useEffect(() => {
    if (!hadFocus.current || (document.activeElement !== document.body && document.activeElement !== null)) return;
    hadFocus.current = false;
    place.current?.querySelector<HTMLElement>('a, button')?.focus();
  });
  return (
    <div ref={place} className={classes(styles['action'], size === 'small' && styles['tight'])} aria-live="polite">
      {isInList ? (
        <>
          <PageLink
            to={list === 'cart' ? '/cart' : '/basket'}
            preload={false}
            className={classes(styles['in-list'], list === 'cart' ? 'take' : 'give')}
          >
            <Icon name="check" size={20} />
            {list === 'cart' ? m.chat_in_cart() : m.chat_in_basket()}
          </PageLink>
          {addition.undo === null ? null : (
            <button
              type="button"
              className={styles['undo']}
              aria-disabled={addition.isBusy || undefined}
              onClick={() => {
                hadFocus.current = true;
                addition.undo?.();
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
          isBusy={addition.isBusy}
          disabled={disabled}
          aria-label={label}
          onClick={() => {
            hadFocus.current = true;
            addition.press();
          }}
        >
          {children}
        </Button>
      )}
    </div>
  );
}
