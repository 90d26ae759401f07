import { stockKey, type Grade, type UsedGrade } from '../grade';
import { copiesPolicy } from '../policy/copies';
import { limits } from '../policy/limits';

/** Line of a guest's or an account's basket, with the fields that merging needs. */
export interface BasketEntry {
  readonly isbn: string;
  readonly grade: UsedGrade;
  readonly quantity: number;
  readonly exLibrary: boolean;
}

export interface CartEntry {
  readonly isbn: string;
  readonly grade: Grade;
  readonly quantity: number;
}

/** Copies that did not fit into a list, and the limit that stopped them. */
export type KeptAsideEntry<Entry> = Entry & { readonly reason: 'copies-limit' | 'list-full' | 'not-enough-stock' };

export interface Merged<Entry> {
  readonly lines: readonly Entry[];
  readonly keptAside: readonly KeptAsideEntry<Entry>[];
}

/** Returns pairs of lines with the same edition and grade, the account's lines first and in their order. */
function paired<Entry extends { readonly isbn: string; readonly grade: Grade }>(
  account: readonly Entry[],
  guest: readonly Entry[],
): { readonly own: Entry | null; readonly added: Entry | null }[] {
  const added = new Map(guest.map((entry) => [stockKey(entry), entry]));
  const accountKeys = new Set(account.map(stockKey));
  return [
    ...account.map((own) => ({ own, added: added.get(stockKey(own)) ?? null })),
    ...guest.filter((entry) => !accountKeys.has(stockKey(entry))).map((entry) => ({ own: null, added: entry })),
  ];
}

/**
 * Returns the account's basket after a guest's basket was merged into it. Each line gets the higher quantity, within
 * three copies of an edition and 1,000 lines; the rest is kept aside. The account's lines come first and keep their
 * ex-library flag. `given`: copies given in the last 90 days, per ISBN.
 * @see docs/product.md#lists-after-signing-in
 */
export function mergeBaskets(
  account: readonly BasketEntry[],
  guest: readonly BasketEntry[],
  given: ReadonlyMap<string, number>,
): Merged<BasketEntry> {
  // Copies that count against the limit of an edition.
  const counted = new Map(given);
  for (const { isbn, quantity } of account) counted.set(isbn, (counted.get(isbn) ?? 0) + quantity);
  const lines: BasketEntry[] = [];
  const keptAside: KeptAsideEntry<BasketEntry>[] = [];
  for (const { own, added } of paired(account, guest)) {
    const base = own ?? added;
    if (base === null) continue;
    const ownQuantity = own?.quantity ?? 0;
    const wanted = Math.max(0, (added?.quantity ?? 0) - ownQuantity);
    const isFull = own === null && lines.length >= limits.basketLines;
    const room = isFull ? 0 : Math.max(0, copiesPolicy.perEdition - (counted.get(base.isbn) ?? 0));
    const more = Math.min(wanted, room);
    counted.set(base.isbn, (counted.get(base.isbn) ?? 0) + more);
    if (ownQuantity + more > 0) lines.push({ ...base, quantity: ownQuantity + more });
    if (wanted > more)
      keptAside.push({ ...base, quantity: wanted - more, reason: isFull ? 'list-full' : 'copies-limit' });
  }
  return { lines, keptAside };
}

/**
 * Returns the account's cart after a guest's cart was merged into it. Each line gets the higher quantity, within 200
 * lines, the limit of a line and the free stock; the rest is kept aside. `free` returns the free copies of a line. The
 * account's own quantity stays even where less is free.
 */
export function mergeCarts(
  account: readonly CartEntry[],
  guest: readonly CartEntry[],
  free: (line: CartEntry) => number,
): Merged<CartEntry> {
  const lines: CartEntry[] = [];
  const keptAside: KeptAsideEntry<CartEntry>[] = [];
  for (const { own, added } of paired(account, guest)) {
    const base = own ?? added;
    if (base === null) continue;
    const ownQuantity = own?.quantity ?? 0;
    const wanted = Math.max(ownQuantity, added?.quantity ?? 0);
    const isFull = own === null && lines.length >= limits.cartLines;
    const maxQuantity = isFull ? 0 : Math.max(ownQuantity, Math.min(limits.cartQuantity, free(base)));
    const quantity = Math.min(wanted, maxQuantity);
    if (quantity > 0) lines.push({ ...base, quantity });
    if (wanted > quantity) {
      keptAside.push({ ...base, quantity: wanted - quantity, reason: isFull ? 'list-full' : 'not-enough-stock' });
    }
  }
  return { lines, keptAside };
}
