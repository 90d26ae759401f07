import type { BookCard } from '../../../domain/catalogue/schemas';
import type { Quote } from '../../../domain/checkout/schemas';
import type { Money } from '../../../domain/money';

/** Difference between two quotes, line by line, with the result last. */
export type QuoteChange =
  | { readonly kind: 'gone'; readonly title: string }
  | { readonly kind: 'new'; readonly title: string }
  | { readonly kind: 'amount'; readonly title: string; readonly before: Money; readonly after: Money }
  | { readonly kind: 'result'; readonly before: QuoteResult; readonly after: QuoteResult };

/** Amounts of a quote: to pay and to get. */
export type QuoteResult = Pick<Quote, 'payNow' | 'getLater'>;

interface Line {
  readonly title: string;
  readonly amount: Money;
}

const keyedLine = (
  list: 'basket' | 'cart',
  line: { readonly book: BookCard; readonly grade: string; readonly total: Money },
): [string, Line] => [`${list} ${line.book.isbn} ${line.grade}`, { title: line.book.title, amount: line.total }];

function linesOf({ basket, cart }: Quote): Map<string, Line> {
  const basketLines = basket.lines
    .filter((line) => line.offer.kind === 'offer')
    .map((line) => keyedLine('basket', line));
  // A raised price is not part of the sum until the person agrees. The line asks for it.
  const cartLines = cart.lines.map((line) => keyedLine('cart', line));
  return new Map([...basketLines, ...cartLines]);
}

const resultOf = ({ getLater, payNow }: Quote): QuoteResult => ({ payNow, getLater });

const isSameResult = (one: QuoteResult, other: QuoteResult) =>
  one.payNow.minor === other.payNow.minor && one.getLater.minor === other.getLater.minor;

/** Returns the differences that a person should see before placing again. Empty if only stock or dates have changed. */
export function quoteChanges(before: Quote, after: Quote): QuoteChange[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const changes: QuoteChange[] = [];
  for (const [key, line] of old) {
    const present = now.get(key);
    if (present === undefined) changes.push({ kind: 'gone', title: line.title });
    else if (present.amount.currency === line.amount.currency && present.amount.minor !== line.amount.minor) {
      changes.push({ kind: 'amount', title: line.title, before: line.amount, after: present.amount });
    }
  }
  for (const [key, line] of now) if (!old.has(key)) changes.push({ kind: 'new', title: line.title });
  const [result, fresh] = [resultOf(before), resultOf(after)];
  if (!isSameResult(result, fresh) && result.payNow.currency === fresh.payNow.currency)
    changes.push({ kind: 'result', before: result, after: fresh });
  return changes;
}
