import type { Quote } from './schemas';

/** Two lanes of FNV-1a with different primes: 64 bits that tell two texts apart. Not for secrets. */
function hash(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9dc5811c;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    a = Math.imul(a ^ unit, 0x01000193) >>> 0;
    b = Math.imul(b ^ unit, 0x85ebca6b) >>> 0;
  }
  return a.toString(36).padStart(7, '0') + b.toString(36).padStart(7, '0');
}

/**
 * A fingerprint of the deal in a quote: which copies at which amounts, the money, and what stops it. Two quotes have
 * the same one when placing either makes the same trade; covers, stock left, dates and other grades do not count, so
 * that a stranger's purchase elsewhere never sends anyone back to read the summary again.
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
    [quote.payNow.minor, quote.getLater.minor, quote.payNow.currency, quote.storeCredit.used.minor],
    [quote.vat.rate, quote.vat.amount.minor, quote.returnPostage.minor],
    quote.problems.map(({ code }) => code),
  ];
  return hash(JSON.stringify(deal));
}
