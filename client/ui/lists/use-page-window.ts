import {
  measureElement,
  useWindowVirtualizer,
  type Range,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface PageWindowOptions {
  readonly count: number;
  /** Stays with a row when its place changes. Keep the function as long as the rows are the same. */
  readonly keyOf: (index: number) => number | string;
  /** Assumed height of a row in pixels, before it is measured. */
  readonly assumedRowHeight: number;
  /** Height in pixels of what sticks to the window's edges and covers rows there. */
  readonly stickyHeights: { readonly start: number; readonly end: number };
  /** Returns the indexes to render. Without it those in and near the window. */
  readonly rangeOf?: (range: Range) => number[];
  /** Heights from an earlier visit, so that the page has its height at once. */
  readonly storedMeasurements?: VirtualItem[] | undefined;
}

export interface PageWindow<Place extends HTMLElement> {
  readonly rows: Virtualizer<Window, HTMLElement>;
  /** Distance of the list from the top of the page in pixels. */
  readonly top: number;
  /** Element that begins where the list begins. */
  readonly place: RefObject<Place | null>;
}

/** Rows that are rendered before and after those in the window. */
export const overscan = 6;

/** Height of the window in pixels that the server and the first render assume. */
const assumedWindowHeight = 900;

/** Returns which rows of a list that scrolls with the page are in or near the window. */
export function usePageWindow<Place extends HTMLElement>({
  count,
  keyOf,
  assumedRowHeight,
  stickyHeights,
  rangeOf,
  storedMeasurements,
}: PageWindowOptions): PageWindow<Place> {
  const place = useRef<Place | null>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measureTop = () => {
      if (place.current !== null) setTop(Math.round(place.current.getBoundingClientRect().top + scrollY));
    };
    measureTop();
    // The content above the list changes its height: notices, the field, the bar of chosen books.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measureTop);
    observer?.observe(document.body);
    return () => observer?.disconnect();
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- only its present answers are used
  const rows = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: () => assumedRowHeight,
    overscan,
    scrollMargin: top,
    getItemKey: keyOf,
    // A row that is not laid out has no height.
    measureElement: (row, entry, list) => measureElement(row, entry, list) || assumedRowHeight,
    initialRect: { width: 0, height: assumedWindowHeight },
    scrollPaddingStart: stickyHeights.start,
    scrollPaddingEnd: stickyHeights.end,
    ...(rangeOf === undefined ? {} : { rangeExtractor: rangeOf }),
    ...(storedMeasurements === undefined ? {} : { initialMeasurementsCache: storedMeasurements }),
  });
  return { rows, top, place };
}
