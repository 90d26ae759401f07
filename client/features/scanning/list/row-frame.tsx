import { useEffect, useRef, type ReactNode } from 'react';
import { classes } from '../../../ui/classes';
import type { RowProps } from './row-actions';
import styles from './rows.module.css';

/** Row of the grid. One row is in the tab order; a press or the arrow keys choose which. */
export function RowFrame({
  row,
  className,
  isBusy = false,
  children,
}: {
  readonly row: RowProps;
  readonly className?: string | undefined;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}) {
  const element = useRef<HTMLDivElement | null>(null);
  const { id, index, isActive, isChosen, wantsFocus, actions, measure } = row;
  useEffect(() => {
    if (wantsFocus && element.current !== document.activeElement) element.current?.focus({ preventScroll: true });
  }, [wantsFocus]);
  return (
    <div
      ref={(node) => {
        element.current = node;
        measure(node);
      }}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- rows of a virtual list are positioned
      role="row"
      data-index={index}
      data-line={id}
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      aria-busy={isBusy || undefined}
      tabIndex={isActive ? 0 : -1}
      className={classes(styles['row'], isChosen && styles['chosen'], className)}
      onFocus={() => actions.activate(id)}
    >
      {children}
    </div>
  );
}

/** Cell; `span` columns if there are several. */
export function Cell({
  className,
  span,
  children,
}: {
  readonly className?: string | undefined;
  readonly span?: number;
  readonly children?: ReactNode;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus -- it has focus
    <div role="gridcell" aria-colspan={span} className={className}>
      {children}
    </div>
  );
}
