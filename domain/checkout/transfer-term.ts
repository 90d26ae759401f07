import type { CustomerKind } from '../policy/customer-kind';
import { paymentPolicy } from '../policy/payments';

/** Time for which books are reserved for a bank transfer. All texts that state the term use it. */
export type TransferTerm = { readonly unit: 'days' | 'working-days'; readonly count: number };

/** Returns the term of a bank transfer: shorter for a guest, whose address is not confirmed. */
export function transferTerm(customerKind: CustomerKind): TransferTerm {
  return customerKind === 'guest'
    ? { unit: 'working-days', count: paymentPolicy.guestTransferDays }
    : { unit: 'days', count: paymentPolicy.transferDays };
}
