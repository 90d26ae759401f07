/**
 * Returns whether a return of this copy costs the customer the return postage of the order. A copy of a late parcel and
 * one that nobody announced are returned free of charge. So is a copy about which the customer does not decide.
 * @see docs/product.md#worse-than-said
 */
export const isReturnCharged = (copy: { readonly reason: string | null; readonly unexpected: boolean }): boolean =>
  copy.reason !== 'late' && !copy.unexpected;
