import type { CheckoutInput } from '../../../../domain/checkout/schemas';

export type IfWorse = CheckoutInput['ifWorse'];

/** What may be done with a copy found worse than said, in the order in which it is asked. */
export const ifWorseChoices = ['ask', 'accept', 'return', 'recycle'] as const satisfies readonly IfWorse[];

/** Shares of the offer (percent) down to which a lower one may be taken without asking. */
export const downToChoices = [90, 80, 70, 60, 50] as const;
