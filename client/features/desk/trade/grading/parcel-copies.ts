import type { DeskTrade } from '../../../../../domain/desk/trade-schema';
import { money, type Money } from '../../../../../domain/money';
import { presetLineDecision } from '../../../../../domain/trades/grading';

export type InboundLine = NonNullable<DeskTrade['inbound']>['lines'][number];

/**
 * Returns what a scanned book is in a parcel: a copy to grade, an extra copy of a book whose copies are all graded, or
 * a book that is not in the trade. `isSaving`: whether the grading of a line is being saved.
 */
export function classifyInParcel(
  lines: readonly InboundLine[],
  isbn: string,
  isSaving: (line: number) => boolean = () => false,
): { readonly kind: 'copy'; readonly line: InboundLine } | { readonly kind: 'extra' | 'unexpected' } {
  const copies = lines.filter((line) => line.book.isbn === isbn);
  const line = copies.find(({ state, line: number }) => state === 'offered' && !isSaving(number));
  if (line !== undefined) return { kind: 'copy', line };
  return { kind: copies.length > 0 ? 'extra' : 'unexpected' };
}

/** Returns the newest line of an unexpected book with this ISBN, or null. */
export const findUnexpectedLine = (lines: readonly InboundLine[], isbn: string): InboundLine | null =>
  lines.findLast((line) => line.unexpected && line.book.isbn === isbn) ?? null;

/** Returns the copies that are still to be graded. */
export const ungradedCopies = (lines: readonly InboundLine[]): readonly InboundLine[] =>
  lines.filter(({ state }) => state === 'offered');

export interface SummaryRow {
  readonly kind: 'kept' | 'accept' | 'asked' | 'return' | 'recycle' | 'missing';
  /** Number of books of the trade. Unexpected books are counted apart. */
  readonly books: number;
  readonly amount: Money;
  /** Number of books that the person decides about, with the unexpected ones. */
  readonly toAsk: number;
}

/**
 * Returns the sums of a graded parcel by what happens to its copies. It applies the choices of checkout by the same
 * rule as the server. Rows without copies are left out.
 */
export function summarizeParcel({ inbound, desk }: Pick<DeskTrade, 'inbound' | 'desk'>): SummaryRow[] {
  if (inbound === null) return [];
  const sums = new Map<SummaryRow['kind'], { books: number; minor: number; toAsk: number }>();
  for (const line of inbound.lines) {
    const kind = summaryKindOf(line, inbound, desk.late === 'today');
    if (kind === null) continue;
    const before = sums.get(kind) ?? { books: 0, minor: 0, toAsk: 0 };
    sums.set(kind, {
      books: before.books + (line.unexpected ? 0 : 1),
      minor: before.minor + amountToPay(line, kind),
      toAsk: before.toAsk + (kind === 'asked' ? 1 : 0),
    });
  }
  const order: readonly SummaryRow['kind'][] = ['kept', 'accept', 'asked', 'return', 'recycle', 'missing'];
  return order.flatMap((kind) => {
    const sum = sums.get(kind);
    return sum === undefined
      ? []
      : [{ kind, books: sum.books, amount: money(sum.minor, inbound.total.currency), toAsk: sum.toAsk }];
  });
}

/** Returns what the shop pays for a graded copy, in minor units; 0 for one that it does not buy. */
function amountToPay({ state, amount, lower }: InboundLine, kind: SummaryRow['kind']): number {
  if (kind === 'kept') return amount.minor;
  if (kind !== 'accept' && kind !== 'asked') return 0;
  return state === 'rejected' ? 0 : (lower?.minor ?? 0);
}

function summaryKindOf(
  line: InboundLine,
  { ifWorse, ifWorseDownTo }: NonNullable<DeskTrade['inbound']>,
  isLate: boolean,
): SummaryRow['kind'] | null {
  if (line.state === 'as-said') return 'kept';
  if (line.state === 'missing') return 'missing';
  if (line.state !== 'regraded' && line.state !== 'rejected') return null;
  const found = { kind: line.state, agreed: line.amount.minor, lower: line.lower?.minor ?? 0, isLate };
  return presetLineDecision(found, { ifWorse, downTo: ifWorseDownTo }) ?? 'asked';
}
