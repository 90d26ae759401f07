import { currencies, type Money } from '../../money';

/** A credit transfer as a banking app fills it in from a picture. */
export interface Transfer {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
  readonly amount: Money;
  /** What the payer's app puts into the remittance text; the trade's number. */
  readonly reference: string;
}

/** One line of the payload: no line breaks within, cut to what the field takes. */
const field = (text: string, most: number) => Array.from(text.replaceAll(/\s+/g, ' ').trim()).slice(0, most).join('');

/**
 * Payload of a SEPA credit transfer's QR code: EPC069-12, version 002, UTF-8, at most 331 bytes, error level M. Null
 * where the transfer is not one in euro, or its amount is not within the standard's (0.01 to 999,999,999.99).
 */
export function transferPayload({ holder, iban, bic, amount, reference }: Transfer): string | null {
  if (amount.currency !== 'EUR' || amount.minor < 1 || amount.minor > 99_999_999_999) return null;
  const decimals = currencies[amount.currency];
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    field(bic.replaceAll(' ', ''), 11),
    field(holder, 70),
    iban.replaceAll(/\s/g, '').toUpperCase(),
    `EUR${(amount.minor / 10 ** decimals).toFixed(decimals)}`,
    '',
    '',
    field(reference, 140),
  ].join('\n');
}
