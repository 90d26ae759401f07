/** A place in a text, from and to (exclusive), in UTF-16 units. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** Returns whether a place contains another one. */
export const covers = (outer: Place, inner: Place): boolean => outer.from <= inner.from && outer.to >= inner.to;
