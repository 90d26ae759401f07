/**
 * Returns whether a return of this copy costs the customer the return postage of the order. The shop charges nothing
 * for a copy of a late parcel, for a copy that was not announced, and for a copy about which the customer does not
 * decide.
 * @see docs/product.md#worse-than-said
 */
export const isReturnCharged = (copy: { readonly reason: string | null; readonly unexpected: boolean }): boolean =>
  copy.reason !== 'late' && !copy.unexpected;
