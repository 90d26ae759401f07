import { currencies, type Money } from '../../money';

/** A credit transfer that a banking app reads from a QR code. */
export interface QrTransfer {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
  readonly amount: Money;
  /** Remittance text: the trade number. */
  readonly reference: string;
}

/** Returns a text in one line, cut to `max` characters. */
const field = (text: string, max: number) => Array.from(text.replaceAll(/\s+/g, ' ').trim()).slice(0, max).join('');

/**
 * Returns the payload of a SEPA credit transfer's QR code (version 002, UTF-8, at most 331 bytes, error level M).
 * Returns null for another currency than EUR and for an amount outside 0.01 to 999,999,999.99.
 * @see EPC069-12
 */
export function transferPayload({ holder, iban, bic, amount, reference }: QrTransfer): string | null {
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
