import type { CheckoutInput } from '../../../../domain/checkout/schemas';

export type IfWorse = CheckoutInput['ifWorse'];

/** Shares of the offer (percent) down to which the shop may accept a lower grade without asking. */
export const downToChoices = [90, 80, 70, 60, 50] as const;
