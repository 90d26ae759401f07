import type { OrderToWithdraw } from '../../data/trade/order-to-withdraw';
import type { FormResult } from '../../lib/form-result';

/** Values that a person enters to withdraw from a purchase. */
export interface Declaration {
  readonly name: string;
  readonly number: string;
  readonly email: string;
  /** The books in words; empty for the whole purchase. */
  readonly books: string;
}

/**
 * Returns the values with which the form begins: those that a page was loaded with, after a form was posted without
 * script, else those of the order from which the person came.
 */
export function draftOf(posted: FormResult | undefined, order: OrderToWithdraw | null): Declaration {
  if (posted === undefined && order !== null) return { ...order, books: '' };
  const { name = '', number = '', email = '', books = '' } = posted?.values ?? {};
  return { name, number, email, books };
}

/** Returns the step that a page shows after a form was posted without script. */
export function stepOf(posted: FormResult | undefined): 'form' | 'check' | 'done' {
  if (posted === undefined || posted.problem?.[0] === 'invalid-input') return 'form';
  const { step } = posted.values;
  if (step === 'send') return posted.problem === undefined ? 'done' : 'check';
  return step === 'check' && posted.problem === undefined ? 'check' : 'form';
}
