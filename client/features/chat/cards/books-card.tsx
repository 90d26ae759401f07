import { shownCount } from '../../../../domain/catalogue/find/shown-count';
import type { ChatCard } from '../../../../domain/chat/schemas';
import { formatMoney } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { useMarket } from '../../../data/use-market';
import { ListedPostage } from '../../../forms/law/listed-postage';
import { copyWords } from '../../../lib/words/copy-words';
import { countParams } from '../../../lib/words/count-params';
import { joinFacts } from '../../../lib/words/join-words';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { languageName } from '../../../lib/words/place-names';
import { CardBook } from './card-book';
import { BuyButton } from './buy-button';
import styles from './cards.module.css';

/** Found books, each with its cheapest copy and a button to the cart. */
export function BooksCard({ card }: { readonly card: ChatCard & { kind: 'books' } }) {
  const { items, count, atLeast, search } = card;
  const lng = language();
  const found = shownCount(count, atLeast);
  const number = countParams(found.count);
  const market = useMarket();
  if (items.length === 0) return null;
  return (
    <>
      <ListedPostage market={market} />
      <ul className={styles['take']} aria-label={m.chat_books_label()}>
        {items.map((book) => {
          const { cheapest } = book;
          const copy = cheapest === null ? m.shell_sold_out() : copyWords(cheapest.grade);
          return (
            <CardBook
              key={book.isbn}
              book={book}
              hasWishCorner
              facts={joinFacts([languageName(book.language, lng), copy])}
              amount={cheapest === null ? undefined : formatMoney(cheapest.price, lng)}
            >
              {cheapest === null ? null : (
                <BuyButton book={book} grade={cheapest.grade} price={cheapest.price} look="row" />
              )}
            </CardBook>
          );
        })}
      </ul>
      {count > items.length || atLeast ? (
        <PageLink to="/search" search={Object.fromEntries(new URLSearchParams(search))} className="link">
          {found.isMore ? m.search_show_more_than(number) : m.chat_books_all(number)}
        </PageLink>
      ) : null}
    </>
  );
}
