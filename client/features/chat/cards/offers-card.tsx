import type { ChatCard } from '../../../../domain/chat/schemas';
import { isUsed } from '../../../../domain/grade';
import { m } from '../../../../messages/compiled/messages.js';
import { PageLink } from '../../../lib/page-link';
import { classes } from '../../../ui/classes';
import { SellAllButton } from './sell-all-button';
import { OfferRow } from './offer-row';
import styles from './cards.module.css';
import { countParams } from '../../../lib/words/count-params';

/** Offers of the books asked about, one by one and all together. */
export function OffersCard({ card: { items, more, isOneBook } }: { readonly card: ChatCard & { kind: 'offers' } }) {
  const offered = items.flatMap(({ book, grade, offer }) =>
    book !== null && offer.kind === 'offer' && isUsed(grade)
      ? [{ isbn: book.isbn, title: book.title, grade, amount: offer.amount }]
      : [],
  );
  return (
    <>
      <ul className={styles['give']} aria-label={m.chat_offers_label()}>
        {items.map((answer) => (
          <OfferRow key={answer.index} answer={answer} alone={offered.length === 1} />
        ))}
      </ul>
      {offered.length > 1 && isOneBook !== true ? <SellAllButton books={offered} /> : null}
      {more > 0 ? (
        <p className={classes('small', styles['more'])}>
          {m.chat_offers_more(countParams(more))}{' '}
          <PageLink to="/bulk-scanning" preload={false} className="text-link">
            {m.chat_offers_scan()}
          </PageLink>
        </p>
      ) : null}
    </>
  );
}
