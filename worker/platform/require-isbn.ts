import { parseIsbn } from '../../domain/isbn';
import { Problem } from '../../domain/problems';

/** ISBN-13 of what stands in a path or a body; throws `invalid-isbn`, `shop-barcode` or `printed-music`. */
export function requireIsbn(text: string): string {
  const parsed = parseIsbn(text);
  if (!parsed.ok) throw new Problem(parsed.problem);
  return parsed.isbn;
}
