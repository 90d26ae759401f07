import type { BookPage } from '../../../../../domain/catalogue/schemas';
import { formatMoney } from '../../../../../domain/format';
import { formatDay } from '../../../../../domain/formats/format-dates';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';
import { PostageLaw } from './postage-law';

/** Postage, free postage, and the arrival of an order placed now. */
export function DeliveryLine({ book: { postage, delivery } }: { readonly book: BookPage }) {
  const lng = language();
  return (
    <p className="small" id="delivery">
      {postage.law === null ? (
        m.book_postage({ flat: formatMoney(postage.flat, lng), from: formatMoney(postage.freeFrom, lng) })
      ) : (
        <PostageLaw postage={postage} />
      )}
      <br />
      {delivery === null
        ? null
        : m.book_arrives({
            earliest: formatDay(delivery.earliest, lng, 'short'),
            latest: formatDay(delivery.latest, lng, 'short'),
          })}
    </p>
  );
}
