import { parseIsbn } from '../../domain/isbn';
import { Problem } from '../../domain/problems';

/**
 * Returns the ISBN-13 of a text from a path or a body.
 * @throws `invalid-isbn`, `shop-barcode`, `printed-music`
 */
export function requireIsbn(text: string): string {
  const parsed = parseIsbn(text);
  if (!parsed.ok) throw new Problem(parsed.problem);
  return parsed.isbn;
}
