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
  let remaining = amount;
  const parts: { id: string; amount: number }[] = [];
  for (const { id, left } of payments) {
    const part = Math.min(remaining, Math.max(0, left));
    remaining -= part;
    if (part !== 0) parts.push({ id, amount: part });
  }
  return remaining === 0 ? parts : null;
}
