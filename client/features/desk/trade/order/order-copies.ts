import type { DeskTrade } from '../../../../../domain/desk/trade-schema';

export type OutboundLine = NonNullable<DeskTrade['outbound']>['lines'][number];

/** Numbers of scanned copies by line. */
export type PackedCounts = Readonly<Record<number, number>>;

/** Returns what a scanned book is in an order: a copy to pack, one copy too many, or a wrong book. */
export function classifyInOrder(
  lines: readonly OutboundLine[],
  packed: PackedCounts,
  isbn: string,
):
  | { readonly kind: 'copy'; readonly line: OutboundLine }
  | { readonly kind: 'enough'; readonly line: OutboundLine }
  | { readonly kind: 'wrong' } {
  const linesOfBook = lines.filter(({ book }) => book.isbn === isbn);
  const line = linesOfBook.find((each) => (packed[each.line] ?? 0) < each.quantity);
  if (line !== undefined) return { kind: 'copy', line };
  const [enough] = linesOfBook;
  return enough === undefined ? { kind: 'wrong' } : { kind: 'enough', line: enough };
}

/** Returns the number of copies that were not scanned yet. */
export const countUnpacked = (lines: readonly OutboundLine[], packed: PackedCounts): number =>
  lines.reduce((sum, { line, quantity }) => sum + Math.max(0, quantity - (packed[line] ?? 0)), 0);
