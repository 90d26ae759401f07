/** Facts of an order that the form of `/withdraw` asks for. */
export interface OrderToWithdraw {
  readonly name: string;
  readonly number: string;
  readonly email: string;
}

let passed: OrderToWithdraw | null = null;

/**
 * Passes an order to the form of `/withdraw`, which the router opens next. The values stay in the memory of this page:
 * they are in no address, log, history or storage.
 */
export function passOrderToWithdraw(order: OrderToWithdraw): void {
  passed = order;
}

/** Returns the passed order; null if the form was opened in another way. */
export const readOrderToWithdraw = (): OrderToWithdraw | null => passed;

/** Forgets the passed order, so that a later visit of the form begins empty. */
export function clearOrderToWithdraw(): void {
  passed = null;
}
