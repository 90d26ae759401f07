/** A payment and the amount of it that can still be refunded, in minor units. */
export interface Refundable {
  readonly id: string;
  readonly left: number;
}

/** Splits a refund over payments, the first payment first. Returns null when the payments do not suffice. */
export function splitRefund(
  amount: number,
  payments: readonly Refundable[],
): { readonly id: string; readonly amount: number }[] | null {
  let rest = amount;
  const parts = payments.flatMap(({ id, left }) => {
    const part = Math.min(rest, Math.max(0, left));
    rest -= part;
    return part === 0 ? [] : [{ id, amount: part }];
  });
  return rest === 0 ? parts : null;
}
