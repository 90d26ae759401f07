import { localDay } from '../../deadline';
import { vatOn, type Market } from '../../market/market';
import { isInUnion } from '../../market/union';
import { vatContained } from '../../market/vat';
import { toEurCents } from '../../rates';
import { splitByWeights } from '../../trades/documents/invoice';
import type { RowOfReport } from './report-columns';
import type { DocumentShare, InvoicedSale, SaleDocument, SoldLine } from './sale-documents';

/** A copy as it is sold after a document: its part of the price and postage in minor units, its cost in EUR cents. */
interface CopyState {
  readonly sale: number;
  readonly cost: number;
}
const unsold: CopyState = { sale: 0, cost: 0 };

interface SoldCopy {
  readonly line: SoldLine;
  /** Share of the order's postage that the invoice gave to used copies. */
  readonly postage: number;
}

/** Facts of the margin book besides the documents. `home`: market of the shop's own country. */
export interface MarginFacts {
  readonly home: Market;
  readonly timeZone: string;
}

/**
 * Returns the VAT rate on margins in basis points: that of the shop's country, where the goods are supplied; none on
 * exports.
 * @see Directive 2006/112/EC, articles 31, 35, 315, 321
 */
function marginRate(sale: InvoicedSale, home: Market, day: string): number {
  return isInUnion(sale.market) || sale.market === home ? vatOn(home, day) : 0;
}

/**
 * Returns the margin book: a row for each used copy that a document sells or takes back. A copy that is taken back has
 * its figures with a minus, so that sale and return add up to zero. The price has the copy's share of the postage. A
 * copy of unknown cost counts as bought for nothing. A loss lowers no other copy's VAT. VAT of a correction is the VAT
 * before it less the VAT after it.
 * @see Directive 2006/112/EC, articles 312, 315, 324
 */
export function marginRows(
  documents: readonly SaleDocument[],
  counts: (document: SaleDocument) => boolean,
  { home, timeZone }: MarginFacts,
): RowOfReport<'margin'>[] {
  return [...Map.groupBy(documents, ({ sale }) => sale)].flatMap(([sale, ofSale]) => {
    const copies = copiesOf(ofSale[0]?.shares ?? []);
    const rate = marginRate(sale, home, localDay(sale.invoice.at, timeZone));
    let states = copies.map(() => unsold);
    return ofSale.flatMap((document) => {
      const before = states;
      states = afterDocument(copies, before, document);
      return counts(document) ? changedRows(document, copies, { before, after: states }, { rate, timeZone }) : [];
    });
  });
}

const marginShare = (shares: readonly DocumentShare[]) => shares.find(({ scheme }) => scheme === 'margin');

/** Returns each copy of an invoice that is sold under the margin scheme, with its share of the postage. */
function copiesOf(shares: readonly DocumentShare[]): SoldCopy[] {
  const share = marginShare(shares);
  if (share === undefined) return [];
  const copies = share.lines.flatMap((line) => Array.from({ length: line.quantity }, () => line));
  const postage = splitByWeights(
    share.postage,
    copies.map(({ price }) => price),
  );
  return copies.map((line, index) => ({ line, postage: postage[index] ?? 0 }));
}

/** Returns the copies after a document. A credit note takes back its copies, and postage by the invoice's shares. */
function afterDocument(
  copies: readonly SoldCopy[],
  before: readonly CopyState[],
  { kind, shares }: SaleDocument,
): CopyState[] {
  const share = marginShare(shares);
  const back = splitByWeights(
    kind === 'invoice' ? 0 : -(share?.postage ?? 0),
    copies.map(({ postage }) => postage),
  );
  return copies.map(({ line, postage }, index) => {
    const { sale, cost } = before[index] ?? unsold;
    if (kind === 'invoice') return { sale: line.price + postage, cost: line.cost ?? 0 };
    const isBack = share?.lines.includes(line) ?? false;
    return { sale: sale - (isBack ? line.price : 0) - (back[index] ?? 0), cost: isBack ? 0 : cost };
  });
}

/** Returns the rows of the copies that a document changes. */
function changedRows(
  { sale, kind, number, at }: SaleDocument,
  copies: readonly SoldCopy[],
  { before, after }: { readonly before: readonly CopyState[]; readonly after: readonly CopyState[] },
  { rate, timeZone }: { readonly rate: number; readonly timeZone: string },
): RowOfReport<'margin'>[] {
  const figures = ({ sale: amount, cost }: CopyState) => {
    const euroSale = toEurCents(amount, { currency: sale.currency, micro: sale.rateMicro });
    return { euroSale, cost, vat: vatContained(Math.max(0, euroSale - cost), rate) };
  };
  return copies.flatMap(({ line }, copy) => {
    const from = before[copy] ?? unsold;
    const to = after[copy] ?? unsold;
    if (kind === 'credit-note' && from.sale === to.sale && from.cost === to.cost) return [];
    const oldFigures = figures(from);
    const newFigures = figures(to);
    const euroSale = newFigures.euroSale - oldFigures.euroSale;
    const euroCost = newFigures.cost - oldFigures.cost;
    return [
      {
        day: localDay(at, timeZone),
        document: number,
        order: sale.order,
        country: sale.market,
        isbn: line.isbn,
        title: line.title,
        grade: line.grade,
        boughtOn: line.boughtOn,
        boughtWith: line.boughtWith,
        currency: sale.currency,
        sale: to.sale - from.sale,
        euroSale,
        euroCost: line.cost === null ? null : euroCost,
        euroMargin: euroSale - euroCost,
        rate,
        euroVat: newFigures.vat - oldFigures.vat,
      },
    ];
  });
}
