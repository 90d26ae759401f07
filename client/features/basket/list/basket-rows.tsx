import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { basketPageLines } from '../../../../domain/basket/arrange';
import { useFocusInRows } from '../../../ui/lists/use-focus-in-rows';
import { usePageWindow } from '../../../ui/lists/use-page-window';
import styles from './basket-list.module.css';
import { storeHeights, readHeights } from './stored-heights';
import type { RowPlace } from './row-place';

export interface BasketRowsProps {
  /** Ids of the shown rows, in order. */
  readonly ids: readonly string[];
  /** Number of all rows. It is larger than that of the ids while the whole list is being loaded. */
  readonly count: number;
  readonly row: (id: string, place: RowPlace) => ReactNode;
}

/** Assumed height of a row in pixels before it is measured: on a desktop, and on a phone, where its controls wrap. */
const assumedHeights = { desktop: 180, phone: 256 };
/** Width in pixels up to which rows have the form of a phone, as in basket-line.module.css. */
const maxPhoneWidth = 700;

const neverChanges = () => () => undefined;

/**
 * Ignores the rows of a list that is not windowed yet. Another function then makes React pass the same rows again,
 * so that those of the server are measured too.
 */
const ignoreRow = () => undefined;

/** Returns whether the page is hydrated. False on the server and in the first render, so that both are the same. */
const useIsHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** Rows of the sell list. Of a long one only those in and near the window are in the page. */
export function BasketRows({ ids, count, row }: BasketRowsProps) {
  const isWindowed = useIsHydrated() && count > basketPageLines;
  // The row with the focus stays in the page when it is scrolled away.
  const [active, setActive] = useState<string | null>(null);
  const activeAt = active === null ? -1 : ids.indexOf(active);
  const storedMeasurements = useMemo(() => (isWindowed ? readHeights(innerWidth) : undefined), [isWindowed]);
  const { rows, top, place } = usePageWindow<HTMLUListElement>({
    count: isWindowed ? count : 0,
    keyOf: useCallback((index: number) => ids[index] ?? `waiting ${index}`, [ids]),
    assumedRowHeight: isWindowed && innerWidth <= maxPhoneWidth ? assumedHeights.phone : assumedHeights.desktop,
    // The tools above, and the balance at the foot of a phone.
    stickyHeights: { start: 120, end: 100 },
    rangeOf: useCallback(
      (range: Range) => {
        const near = defaultRangeExtractor(range);
        return activeAt === -1 || near.includes(activeAt) ? near : [...near, activeAt].toSorted((a, b) => a - b);
      },
      [activeAt],
    ),
    storedMeasurements,
  });
  useFocusInRows(place);
  const keepFocused = useEffectEvent(({ target }: Event) => {
    const at = target instanceof Element ? target.closest<HTMLElement>('[data-index]')?.dataset['index'] : undefined;
    setActive(ids[Number(at)] ?? null);
  });
  useEffect(() => {
    const list = place.current;
    const listen = (event: Event) => keepFocused(event);
    list?.addEventListener('focusin', listen);
    return () => list?.removeEventListener('focusin', listen);
  }, [place]);
  const measured = useRef(rows);
  useEffect(() => {
    measured.current = rows;
  });
  useEffect(() => {
    const storeMeasured = () => {
      const list = measured.current;
      const heights = list.measurementsCache.flatMap(({ key, size }) =>
        typeof key === 'string' && list.itemSizeCache.has(key) ? [[key, size] as const] : [],
      );
      // A list that was never windowed has measured nothing.
      if (heights.length > 0) storeHeights(innerWidth, heights);
    };
    addEventListener('pagehide', storeMeasured);
    return () => {
      removeEventListener('pagehide', storeMeasured);
      storeMeasured();
    };
  }, []);
  const shown = isWindowed
    ? rows.getVirtualItems()
    : ids.slice(0, basketPageLines).map((_, index) => ({ index, start: 0, end: 0 }));
  const later = isWindowed ? rows.getTotalSize() - ((shown.at(-1)?.end ?? top) - top) : 0;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- React's type knows no custom properties
  const style = (isWindowed ? { paddingBottom: later } : { '--later': count - shown.length }) as CSSProperties;
  return (
    <ul ref={place} className={styles['rows']} style={style}>
      {shown.map((item, at) => {
        const gap = isWindowed ? item.start - (shown[at - 1]?.end ?? top) : 0;
        const placed = { index: item.index, count, gap, measure: isWindowed ? rows.measureElement : ignoreRow };
        const id = ids[item.index];
        return id === undefined ? (
          <li
            key={`waiting ${item.index}`}
            aria-hidden="true"
            className={styles['waiting']}
            style={{ marginTop: gap }}
          />
        ) : (
          row(id, placed)
        );
      })}
    </ul>
  );
}
