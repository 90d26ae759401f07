import { paymentPolicy } from '../policy/payments';

export type PayerKind = 'guest' | 'account';

/** Time for which books are reserved for a bank transfer. All texts that state the term use it. */
export type TransferTerm = { readonly unit: 'days' | 'working-days'; readonly count: number };

/** Returns the term of a bank transfer: shorter for a guest, whose address is not confirmed. */
export function transferTerm(payer: PayerKind): TransferTerm {
  return payer === 'guest'
    ? { unit: 'working-days', count: paymentPolicy.guestTransferDays }
    : { unit: 'days', count: paymentPolicy.transferDays };
}
