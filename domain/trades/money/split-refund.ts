/** A payment that came, and how much of it has not gone back yet; minor units. */
export interface Refundable {
  readonly id: string;
  readonly left: number;
}

/**
 * From which payments an amount goes back: as much of the first as there is, then of the next. Null when there is not
 * enough.
 */
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
