import type { Quote } from '../../domain/checkout/schemas';
import { Problem, problems, type ProblemCode, type ProblemFacts } from '../../domain/problems';

function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(problems, code);
}

const isFactValue = (value: unknown): value is ProblemFacts[string] =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((entry) => typeof entry === 'string'));

function factsOf(stated: Readonly<Record<string, unknown>>): ProblemFacts {
  const facts: Record<string, ProblemFacts[string]> = {};
  for (const [name, value] of Object.entries(stated)) if (isFactValue(value)) facts[name] = value;
  return facts;
}

/**
 * Throws the first problem of a quote. A missing copy is reported first, because it causes the others.
 * @throws the quote's problems; `list-changed` when the quote differs from the one shown (`seen`: its fingerprint)
 */
export function requirePlaceable(quote: Quote, seen: string): void {
  const soldOut = quote.cart.lines.find((line) => line.quantity > line.available);
  if (soldOut !== undefined) {
    const { book, grade, available } = soldOut;
    throw new Problem('not-enough-stock', { isbn: book.isbn, grade, available });
  }
  const [first] = quote.problems;
  if (first !== undefined) {
    const risen = first.code === 'price-changed' ? quote.cart.lines.find((line) => line.risenTo !== null) : undefined;
    const price = risen?.risenTo
      ? { isbn: risen.book.isbn, grade: risen.grade, price: risen.risenTo.minor, currency: risen.risenTo.currency }
      : {};
    throw new Problem(isProblemCode(first.code) ? first.code : 'list-changed', { ...factsOf(first.facts), ...price });
  }
  if (quote.quote !== seen) throw new Problem('list-changed');
}
