import { outcomeOf, type Choices } from '../../../client/features/trades/trade/decision/decisions';
import { headingSums } from '../../../client/features/trades/trade/headings/heading-sums';
import { tradeAmountWords } from '../../../client/lib/words/trades/trade-amount-words';
import { marketOf, rulesOf } from '../../../domain/market/market';
import type { NumberedDocument, TradeDocuments } from '../../../domain/trades/documents/document-schemas';
import { chargebackKinds } from '../../../domain/trades/money/ledger';
import type { Trade, TradeSummary } from '../../../domain/trades/schemas';
import type { TradeStep } from '../../../worker/notifications/trade-mails/trade-step-data';
import type { PayoutRow } from '../../../worker/trades/core/trade-rows';
import { bookedOf, differencesIn, minorOf, sumOf, type Comparison } from './comparison';

/** What the surfaces of the shop state about a trade. */
export interface StatedTrade {
  readonly page: Trade;
  /** The trade in the list of its account; null for a guest. */
  readonly listed: TradeSummary | null;
  readonly documents: TradeDocuments;
  /** Bonus of store credit that the trade has added, in minor units. */
  readonly bonus: number;
  readonly payouts: readonly PayoutRow[];
  /** Mail about the result of a sale that was settled in the last batch of the trade, else null. */
  readonly settledMail: TradeStep | null;
  /** Mail about an order that was released in the last batch of the trade, else null. */
  readonly releasedMail: TradeStep | null;
  /** What the page promised before the last decisions; null if they were not made since the last check. */
  readonly decided: { readonly page: Trade; readonly choices: Choices } | null;
}

/** Compares the amounts of a page with its own ledger. */
function pageComparisons({ page, bonus }: StatedTrade): Comparison[] {
  const { give, take } = headingSums(page);
  const { inbound, outbound, transfer, card } = page;
  const booked = bookedOf(page, 'books-in', 'postage-to-us', 'return-postage');
  return [
    ['sum of the agreed rows', minorOf(page.rows.map(({ amount }) => amount)), page.difference.minor],
    ...(transfer === null ? [] : [['transfer', transfer.amount.minor, page.toPay.minor] as const]),
    ...(card === null ? [] : [['card payment', card.amount.minor, page.toPay.minor] as const]),
    ...(outbound === null || take === null
      ? []
      : ([
          ['lines of the purchase', minorOf(outbound.lines.map(({ total }) => total)), outbound.subtotal.minor],
          ['sum of the purchase', outbound.subtotal.minor + outbound.postage.minor, outbound.total.minor],
          ['booked purchase', 0 - bookedOf(page, 'sale', 'postage') / Math.max(1, salesOf(page)), outbound.total.minor],
          ['head of the purchase', take.amount, outbound.total.minor],
        ] as const)),
    ...(inbound?.state !== 'settled' || give === null
      ? []
      : ([
          ['paid lines', minorOf(inbound.lines.flatMap(({ paid }) => paid ?? [])), bookedOf(page, 'books-in')],
          ['bonus at the head', give.bonus, bonus],
          ['postage at the head', give.postage, bookedOf(page, 'postage-to-us')],
          ['head of the sale', give.amount, booked + bonus],
        ] as const)),
  ];
}

/** Returns how often the purchase was booked: an order that was released and then paid is booked again. */
const salesOf = ({ ledger }: Trade): number => ledger.filter(({ kind }) => kind === 'sale').length;

/** Compares a document with itself: lines, postage, total and VAT. */
function documentComparisons(
  page: Trade,
  name: string,
  { lines, postage, total, vat }: NumberedDocument,
): Comparison[] {
  const hasVat = rulesOf(marketOf(page.market)).vatIncluded;
  return [
    [`${name}: lines and postage`, minorOf(lines.map((line) => line.total)) + postage.minor, total.minor],
    ...lines.map((line) => [`${name}: line`, line.price.minor * line.quantity, line.total.minor] as const),
    ...(hasVat
      ? ([
          [`${name}: shares`, minorOf(vat.flatMap(({ goods, postage: part }) => [goods, part])), total.minor],
          [`${name}: net and VAT`, minorOf(vat.flatMap(({ net, tax }) => [net, tax])), total.minor],
          ...vat.map((share) => {
            const gross = share.goods.minor + share.postage.minor;
            const exact = share.basisPoints === null ? 0 : (gross * share.basisPoints) / (10_000 + share.basisPoints);
            return [`${name}: VAT of a rate`, Math.abs(share.tax.minor - exact) <= 1 ? 0 : share.tax.minor, 0] as const;
          }),
        ] as const)
      : []),
  ];
}

/** Compares invoice and credit notes with the page and its ledger. */
function paperComparisons({ page, documents }: StatedTrade): Comparison[] {
  const { invoice, creditNotes } = documents;
  if (invoice === null) return [['credit notes without an invoice', creditNotes.length, 0]];
  const credited = minorOf(creditNotes.map(({ total }) => total));
  return [
    ['invoice', invoice.total.minor, page.outbound?.total.minor ?? 0],
    ['number of credit notes', page.creditNotes.length, creditNotes.length],
    ...creditNotes.map(
      (note, at) =>
        [
          'credit note on the page',
          page.creditNotes[at]?.number === note.number ? (page.creditNotes[at]?.amount.minor ?? 0) : -1,
          note.total.minor,
        ] as const,
    ),
    ['credited', credited, bookedOf(page, 'returned', 'postage-back', 'lost')],
    ...refundedComparisons(page, credited),
    ...documentComparisons(page, 'invoice', invoice),
    ...creditNotes.flatMap((note) => documentComparisons(page, 'credit note', note)),
  ];
}

/** Compares the refund at the head with the credit notes, and with the money that banks have taken back. */
function refundedComparisons(page: Trade, credited: number): Comparison[] {
  const refunded = headingSums(page).take?.refunded ?? 0;
  const chargedBack = 0 - bookedOf(page, ...chargebackKinds);
  if (chargedBack === 0) return [['refund at the head', refunded, credited]];
  const refunds = sumOf(
    page.payouts
      .filter(({ kind, state }) => kind === 'refund' && state !== 'replaced')
      .map(({ amount }) => amount.minor),
  );
  return [
    ['refund at the head without a refund', Math.max(0, refunded - refunds), 0],
    ['refund and chargeback less than the credit', Math.max(0, credited - chargedBack - refunded), 0],
  ];
}

/** Compares refunds with payments: no source is refunded more than it paid. */
function refundComparisons({ page }: StatedTrade): Comparison[] {
  const paid = bookedOf(
    page,
    'payment',
    'disputed',
    'disputed-back',
    'credit-used',
    'credit-given-back',
    'netted-in',
    'netted-out',
  );
  const refunded = 0 - bookedOf(page, 'refund', 'refund-failed');
  return [['refunded more than paid', Math.max(0, refunded - Math.max(0, paid)), 0]];
}

/** Returns whether a payment of the shop restores store credit that had paid, so that nothing is paid or got. */
const restoresCredit = ({ way, reason }: StatedTrade['payouts'][number]) =>
  way === 'store-credit' && reason === 'store-credit';

/** Compares the amount in the list of an ended trade with the money and store credit that moved. */
function listComparisons({ page, listed, bonus, payouts }: StatedTrade): Comparison[] {
  if (listed === null) return [];
  const isReturned = page.payouts.some(({ way, state }) => way === 'bank' && state === 'failed');
  const marks: Comparison[] = [
    ['chargeback in the list', Number(listed.isChargedBack), Number(bookedOf(page, ...chargebackKinds) < 0)],
    ['returned transfer in the list', Number(isReturned && listed.awaited === null), 0],
  ];
  if (listed.open || listed.settlementState !== 'balanced' || tradeAmountWords(listed) === null) return marks;
  const paidOut = sumOf(
    payouts.filter((row) => row.state === 'done' && !restoresCredit(row)).map(({ amount }) => amount),
  );
  const earned = bonus - bookedOf(page, 'taken-as-credit');
  return [...marks, ['amount in the list', listed.difference.minor, paidOut + earned - bookedOf(page, 'payment')]];
}

/** Compares the figures of the mail about a checked sale with its result, which the mail states. */
function mailComparisons({ settledMail }: StatedTrade): Comparison[] {
  if (settledMail?.kind !== 'settled') return [];
  const { books, postage, returnPostage, taken, follows } = settledMail;
  const figures = minorOf([books, postage, returnPostage, taken]);
  switch (follows.kind) {
    case 'pay':
      return [['figures of the mail', figures, 0 - follows.amount.minor]];
    case 'credit':
      return [['figures of the mail', figures, follows.amount.minor - follows.bonus.minor]];
    case 'payout':
    case 'payout-after-payment':
      return [['figures of the mail', figures, follows.amount.minor]];
    default:
      return [['figures of the mail', figures, 0]];
  }
}

/** Compares the figures of the mail about a released order with the ledger. */
function releasedComparisons({ page, bonus, releasedMail }: StatedTrade): Comparison[] {
  if (releasedMail?.kind !== 'released') return [];
  const { refund, restored, books, credit } = releasedMail;
  const refunds = page.payouts.filter(({ kind, state }) => kind === 'refund' && state !== 'replaced');
  return [
    ['refund in the mail about a release', refund.minor, minorOf(refunds.map(({ amount }) => amount))],
    ['store credit in the mail about a release', restored.minor, 0 - bookedOf(page, 'credit-given-back')],
    ['books in the mail about a release', books.minor, bookedOf(page, 'netted-back')],
    ['store credit for the books of a release', credit?.amount.minor ?? 0, bonus - bookedOf(page, 'taken-as-credit')],
  ];
}

/** Compares the total that the page promised for the decisions with the booked one. */
function decisionComparisons({ page, decided, bonus }: StatedTrade): Comparison[] {
  if (decided?.page.inbound == null) return [];
  const { total, purchase } = outcomeOf(decided.page, decided.page.inbound, decided.choices);
  const booked = bookedOf(page, 'books-in', 'postage-to-us', 'return-postage') + bonus;
  return [['total of the decisions', total.minor, booked + purchase.minor]];
}

/** Returns the amounts that differ, as texts. */
export function differencesOf(stated: StatedTrade): string[] {
  return differencesIn([
    ...pageComparisons(stated),
    ...paperComparisons(stated),
    ...refundComparisons(stated),
    ...listComparisons(stated),
    ...mailComparisons(stated),
    ...releasedComparisons(stated),
    ...decisionComparisons(stated),
  ]);
}
