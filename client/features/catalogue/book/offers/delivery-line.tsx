import type { BookPage } from '../../../../../domain/catalogue/schemas';
import { formatMoney } from '../../../../../domain/format';
import { formatDay } from '../../../../../domain/formats/format-dates';
import { m } from '../../../../../messages/compiled/messages.js';
import { useMarket } from '../../../../data/use-market';
import { language } from '../../../../lib/language';
import { returnWords } from '../../../../lib/words/tax-words';
import { PostageLaw } from './postage-law';

/** Postage, free postage, the arrival of an order placed now, and how a purchase can be undone. */
export function DeliveryLine({ book: { postage, delivery } }: { readonly book: BookPage }) {
  const lng = language();
  const market = useMarket();
  return (
    <p className="small" id="delivery">
      {postage.law === null ? (
        m.book_postage({ flat: formatMoney(postage.flat, lng), from: formatMoney(postage.freeFrom, lng) })
      ) : (
        <PostageLaw postage={postage} />
      )}
      <br />
      {delivery === null ? null : (
        <>
          {m.book_arrives({
            earliest: formatDay(delivery.earliest, lng, 'short'),
            latest: formatDay(delivery.latest, lng, 'short'),
          })}
          <br />
        </>
      )}
      {returnWords(market)}
    </p>
  );
}
