/**
 * States of a disputed card payment. `asked`: an inquiry, no money is taken. `open`: the shop must send evidence.
 * `answered`: the bank decides. `won`, `lost`: the decision. `closed`: ended without one.
 */
export const disputeStates = ['asked', 'open', 'answered', 'won', 'lost', 'closed'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** States without a decision. */
export const openDisputeStates = ['asked', 'open', 'answered'] as const satisfies readonly DisputeState[];

/** Returns whether a dispute is undecided. */
export const isOpenDispute = (state: DisputeState): boolean => openDisputeStates.some((open) => open === state);

/**
 * Returns whether unpacked books must wait: while a bank decides, and after a chargeback, until staff cancel the order.
 * `withdrawn`: minor units that the bank holds now.
 */
export function blocksPacking(
  disputes: readonly { readonly state: DisputeState; readonly withdrawn: number }[],
): boolean {
  return disputes.some(({ state, withdrawn }) => isOpenDispute(state) || withdrawn > 0);
}
