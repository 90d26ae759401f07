import type { Grade, UsedGrade } from '../grade';
import { copiesPolicy, limits } from '../policy';

/** A line of a guest's or an account's basket, as far as merging looks at it. */
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

/** Copies that did not fit, listed as "kept aside", with what stopped them. */
export type KeptAside<Entry> = Entry & { readonly reason: 'copies-limit' | 'list-full' | 'not-enough-stock' };

export interface Merged<Entry> {
  readonly lines: readonly Entry[];
  readonly keptAside: readonly KeptAside<Entry>[];
}

const keyOf = ({ isbn, grade }: { readonly isbn: string; readonly grade: Grade }) => `${isbn} ${grade}`;

/** Pairs of lines with one edition and grade, the account's first and in its order. */
function paired<Entry extends { readonly isbn: string; readonly grade: Grade }>(
  account: readonly Entry[],
  guest: readonly Entry[],
): { readonly kept: Entry | null; readonly brought: Entry | null }[] {
  const brought = new Map(guest.map((entry) => [keyOf(entry), entry]));
  const known = new Set(account.map(keyOf));
  return [
    ...account.map((kept) => ({ kept, brought: brought.get(keyOf(kept)) ?? null })),
    ...guest.filter((entry) => !known.has(keyOf(entry))).map((entry) => ({ kept: null, brought: entry })),
  ];
}

/**
 * A guest's basket follows the person into the account (docs/product.md#lists-after-signing-in): quantities by maximum,
 * up to three copies of an edition with those given in 90 days, up to 1,000 lines; what the account already had goes
 * first, and its ex-library flag stays. `given` tells the copies given per ISBN; nothing is ever lost, the rest is kept
 * aside.
 */
export function mergedBasket(
  account: readonly BasketEntry[],
  guest: readonly BasketEntry[],
  given: ReadonlyMap<string, number>,
): Merged<BasketEntry> {
  const used = new Map(given);
  for (const { isbn, quantity } of account) used.set(isbn, (used.get(isbn) ?? 0) + quantity);
  const lines: BasketEntry[] = [];
  const keptAside: KeptAside<BasketEntry>[] = [];
  for (const { kept, brought } of paired(account, guest)) {
    const base = kept ?? brought;
    if (base === null) continue;
    const has = kept?.quantity ?? 0;
    const wanted = Math.max(0, (brought?.quantity ?? 0) - has);
    const full = kept === null && lines.length >= limits.basketLines;
    const room = full ? 0 : Math.max(0, copiesPolicy.perEdition - (used.get(base.isbn) ?? 0));
    const more = Math.min(wanted, room);
    used.set(base.isbn, (used.get(base.isbn) ?? 0) + more);
    if (has + more > 0) lines.push({ ...base, quantity: has + more });
    if (wanted > more)
      keptAside.push({ ...base, quantity: wanted - more, reason: full ? 'list-full' : 'copies-limit' });
  }
  return { lines, keptAside };
}

/**
 * The same for the cart: quantities by maximum, up to 200 lines and the most of a line, and never raised above what is
 * free now (`free` tells the copies of a line; the account's own quantity stays even where less is left).
 */
export function mergedCart(
  account: readonly CartEntry[],
  guest: readonly CartEntry[],
  free: (line: CartEntry) => number,
): Merged<CartEntry> {
  const lines: CartEntry[] = [];
  const keptAside: KeptAside<CartEntry>[] = [];
  for (const { kept, brought } of paired(account, guest)) {
    const base = kept ?? brought;
    if (base === null) continue;
    const has = kept?.quantity ?? 0;
    const wanted = Math.max(has, brought?.quantity ?? 0);
    const full = kept === null && lines.length >= limits.cartLines;
    const most = full ? 0 : Math.max(has, Math.min(limits.cartQuantity, free(base)));
    const quantity = Math.min(wanted, most);
    if (quantity > 0) lines.push({ ...base, quantity });
    if (wanted > quantity) {
      keptAside.push({ ...base, quantity: wanted - quantity, reason: full ? 'list-full' : 'not-enough-stock' });
    }
  }
  return { lines, keptAside };
}
