import { paymentPolicy } from '../policy';

export type Payer = 'guest' | 'account';

/** How long books wait for a bank transfer. Every text that names the term reads it here. */
export type TransferTerm = { readonly unit: 'days' | 'working-days'; readonly count: number };

/** Returns the term of a bank transfer: shorter for a guest, whose address nobody has confirmed. */
export function transferTerm(payer: Payer): TransferTerm {
  return payer === 'guest'
    ? { unit: 'working-days', count: paymentPolicy.guestTransferDays }
    : { unit: 'days', count: paymentPolicy.transferDays };
}
