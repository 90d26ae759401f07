import { fingerprintOf } from '../hash';
import type { Quote } from './schemas';

/**
 * Returns the fingerprint of the deal in a quote: copies, amounts, money and problems. Two quotes have the same one
 * when placing either makes the same trade. Covers, stock, dates and other grades do not count, so a stranger's
 * purchase never makes a person confirm again.
 */
export function quoteFingerprint(quote: Omit<Quote, 'quote'>): string {
  const deal = [
    quote.market,
    quote.settlement,
    quote.basket.lines.map(({ book, grade, exLibrary, quantity, offer }) => [
      book.isbn,
      grade,
      exLibrary,
      quantity,
      offer.kind === 'offer' ? offer.amount.minor : null,
    ]),
    quote.cart.lines.map(({ book, grade, quantity, price, risenTo }) => [
      book.isbn,
      grade,
      quantity,
      price.minor,
      risenTo?.minor ?? null,
    ]),
    quote.rows.map(({ code, amount }) => [code, amount.minor]),
    [quote.payNow.minor, quote.getLater.minor, quote.payNow.currency],
    [quote.storeCredit.used.minor, quote.storeCredit.bonusUsed.minor],
    [quote.vat.rate, quote.vat.amount.minor, quote.returnPostage.minor],
    quote.problems.map(({ code }) => code),
  ];
  return fingerprintOf(JSON.stringify(deal));
}
