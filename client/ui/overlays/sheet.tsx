import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classes } from '../classes';
import { IconButton } from '../buttons/icon-button';
import styles from './sheet.module.css';

export interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** Edge from which it appears. On a phone all but `end` rise from the foot. */
  readonly side?: 'foot' | 'end' | 'middle';
  readonly children: ReactNode;
}

/** Modal dialog of the platform: focus is kept inside, Escape and a press outside close it, and the focus returns. */
export function Sheet({ isOpen, onClose, title, closeLabel, side = 'middle', children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || isOpen === element.open) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  useEffect(() => {
    const element = dialog.current;
    // The dialog's content fills it, so a press on the dialog itself is outside of the content.
    const closeWhenOutside = (event: Event) => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('click', closeWhenOutside);
    return () => element?.removeEventListener('click', closeWhenOutside);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes(styles['sheet'], styles[side])}
      // The title exists only while the sheet is open.
      aria-labelledby={isOpen ? id : undefined}
      onClose={onClose}
    >
      {isOpen ? (
        <div className={styles['body']}>
          <div className={styles['head']}>
            <h2 className={styles['title']} id={id}>
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
