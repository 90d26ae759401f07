import type { BookPage } from '../../../../../domain/catalogue/schemas';
import { formatMoney } from '../../../../../domain/format';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';

/** Postage where a law sets a minimum for new books. */
export function PostageLaw({ postage: { flat, freeFrom, law } }: Pick<BookPage, 'postage'>) {
  if (law === null) return null;
  const lng = language();
  return m.book_postage_law({
    flat: formatMoney(flat, lng),
    free: formatMoney(freeFrom, lng),
    least: formatMoney(law.least, lng),
    from: formatMoney(law.cheaperFrom, lng),
    above: formatMoney(law.above, lng),
  });
}
