import type { CheckoutInput } from '../../../../domain/checkout/schemas';

export type IfWorse = CheckoutInput['ifWorse'];

/** Choices for a copy that is worse than described, in the order shown. */
export const ifWorseChoices = ['ask', 'accept', 'return', 'recycle'] as const satisfies readonly IfWorse[];

/** Shares of the offer (percent) down to which the shop may accept a lower grade without asking. */
export const downToChoices = [90, 80, 70, 60, 50] as const;
