import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, type ReactNode, type RefObject } from 'react';
import { overscan, usePageWindow } from '../../../ui/lists/use-page-window';
import styles from './rows.module.css';

export interface RowsInView {
  readonly ids: readonly number[];
  readonly row: (index: number, measure: (element: HTMLElement | null) => void) => ReactNode;
  /** Called with the function that scrolls to a row. */
  readonly onScroller: (scroll: (index: number) => void) => void;
}

/** Assumed height of a row in pixels, before it is measured. */
const assumedRowHeight = 67;

/** Rows that scroll with the page. */
export function PageRows({ ids, row, onScroller }: RowsInView) {
  const { rows, top, place } = usePageWindow<HTMLDivElement>({
    count: ids.length,
    keyOf: useCallback((index: number) => ids[index] ?? -1 - index, [ids]),
    assumedRowHeight,
    // The sticky head above and the sum below.
    stickyHeights: { start: 200, end: 130 },
  });
  return <Rows rows={rows} top={top} place={place} row={row} onScroller={onScroller} />;
}

/** Rows that scroll within an element. */
export function BoxRows({ ids, row, onScroller, box }: RowsInView & { readonly box: RefObject<HTMLElement | null> }) {
  // oxlint-disable-next-line react/incompatible-library -- the same object again
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count: ids.length,
    estimateSize: () => assumedRowHeight,
    overscan,
    getScrollElement: () => box.current,
    getItemKey: useCallback((index: number) => ids[index] ?? -1 - index, [ids]),
    initialRect: { width: 0, height: 400 },
  });
  return <Rows rows={rows} top={0} row={row} onScroller={onScroller} />;
}

interface RowsProps<Scroller extends Element | Window> extends Pick<RowsInView, 'row' | 'onScroller'> {
  readonly rows: Virtualizer<Scroller, HTMLElement>;
  readonly top: number;
  readonly place?: RefObject<HTMLDivElement | null>;
}

function Rows<Scroller extends Element | Window>({ rows, top, place, row, onScroller }: RowsProps<Scroller>) {
  const inView = rows.getVirtualItems();
  const first = inView[0];
  useEffect(() => {
    onScroller((index) => rows.scrollToIndex(index, { align: 'auto' }));
  }, [rows, onScroller]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a part of the grid, which has no tag
    <div ref={place} role="rowgroup" className={styles['rows']} style={{ height: rows.getTotalSize() }}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a part of the grid, which has no tag */}
      <div
        role="presentation"
        className={styles['view']}
        style={{ transform: `translateY(${(first?.start ?? top) - top}px)` }}
      >
        {inView.map(({ index }) => row(index, rows.measureElement))}
      </div>
    </div>
  );
}
