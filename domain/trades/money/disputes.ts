/**
 * Where a dispute about a card payment stands. `asked`: the bank only asks, no money is taken; `open`: the shop's
 * evidence is awaited; `answered`: the bank decides. Ended: `won` and `lost` as its answer was, `closed` without one.
 */
export const disputeStates = ['asked', 'open', 'answered', 'won', 'lost', 'closed'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** Nothing is decided yet. */
export const openDisputes = ['asked', 'open', 'answered'] as const satisfies readonly DisputeState[];

export const isOpenDispute = (state: DisputeState): boolean => openDisputes.some((open) => open === state);

/**
 * Whether books wait that are not packed: for a bank that has not decided, and for good where their money is gone, for
 * then they are not paid (the desk cancels them). `withdrawn`: minor units that are away now.
 */
export function holdsBooks(disputes: readonly { readonly state: DisputeState; readonly withdrawn: number }[]): boolean {
  return disputes.some(({ state, withdrawn }) => isOpenDispute(state) || withdrawn > 0);
}
