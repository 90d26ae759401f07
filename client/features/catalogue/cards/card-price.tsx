import type { BookCard } from '../../../../domain/catalogue/schemas';
import { formatMoney } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { lowestPriceWords } from '../../../lib/words/lowest-price-words';
import { Price } from '../../../ui/figures/price';

/** Price of the cheapest copy of a book in a list. Every used price says that it is one. */
export function CardPrice({ book }: { readonly book: Pick<BookCard, 'cheapest'> }) {
  if (book.cheapest === null) return <span className="xs">{m.shell_sold_out()}</span>;
  const { price, used } = book.cheapest;
  return <Price amount={formatMoney(price, language())} words={lowestPriceWords(used)} />;
}
