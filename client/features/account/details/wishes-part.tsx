import type { BookCard as Book } from '../../../../domain/catalogue/schemas';
import { formatMoney } from '../../../../domain/format';
import { formatList } from '../../../../domain/formats/format-lists';
import type { WishList } from '../../../../domain/wishes/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useWishesPage } from '../../../data/account/account-lists';
import { useMarket } from '../../../data/use-market';
import { lowestPriceWords } from '../../../lib/words/lowest-price-words';
import { isolateNames } from '../../../lib/words/join-words';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { bookPage } from '../../../lib/pages';
import { useWish } from '../../../data/wishes/wishes';
import { ListedPostage } from '../../../forms/law/listed-postage';
import { WishCorner } from '../../../forms/wish-corner';
import { BookCard } from '../../../ui/books/book-card';
import { Button } from '../../../ui/buttons/button';
import { buttonClass } from '../../../ui/buttons/button-class';
import { Cover } from '../../../ui/books/cover';
import { EmptyState } from '../../../ui/notices/empty-state';
import { Price } from '../../../ui/figures/price';
import { MoreButton } from '../more-button';
import { FailedPartNotice } from '../failed-part-notice';
import { AccountSection } from '../account-section';
import styles from './wishes.module.css';
import { usePages } from '../../../data/use-pages';
import { WishMailsSwitch } from '../wish-mails-switch';

export interface WishesPartProps {
  readonly wishes: WishList | null;
  readonly hasWishMails: boolean;
}

/** Wished books, and the switch for mails about copies in stock. A removed wish can be added again. */
export function WishesPart({ wishes, hasWishMails }: WishesPartProps) {
  return (
    <AccountSection
      id="wishes"
      title={m.account_wishes()}
      note={wishes === null || wishes.items.length === 0 ? undefined : m.account_wishes_note()}
    >
      {wishes === null ? <FailedPartNotice /> : <Wishes wishes={wishes} />}
      <WishMailsSwitch isOn={hasWishMails} />
    </AccountSection>
  );
}

function Wishes({ wishes }: { readonly wishes: WishList }) {
  const pages = usePages(wishes, useWishesPage());
  const market = useMarket();
  if (pages.items.length + wishes.unlisted.length === 0) {
    return (
      <EmptyState
        title={m.account_wishes_empty()}
        actions={
          <PageLink to="/search" className={buttonClass({ kind: 'take' })}>
            {m.account_wishes_find()}
          </PageLink>
        }
      >
        <p>{m.account_wishes_empty_text({ button: m.book_wish() })}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ListedPostage market={market} />
      <ul className={styles['shelf']}>
        {pages.items.map((book) => (
          <Wish key={book.isbn} book={book} />
        ))}
      </ul>
      <MoreButton pages={pages} />
      {wishes.unlisted.length === 0 ? null : <UnlistedWishes isbns={wishes.unlisted} />}
    </>
  );
}

/** Wished ISBNs that are not in the catalogue yet. */
function UnlistedWishes({ isbns }: { readonly isbns: readonly string[] }) {
  return (
    <>
      <h3>{m.account_wishes_unlisted()}</h3>
      <ul>
        {isbns.map((isbn) => (
          <li key={isbn}>
            <UnlistedWish isbn={isbn} />
          </li>
        ))}
      </ul>
    </>
  );
}

function UnlistedWish({ isbn }: { readonly isbn: string }) {
  const [isWished, changeWish] = useWish(isbn);
  return (
    <>
      <bdi>{isbn}</bdi>{' '}
      <Button kind="outline" size="small" onClick={() => changeWish(!isWished)}>
        {isWished ? m.wish_on_list({ title: isbn }) : m.book_wish()}
      </Button>
    </>
  );
}

function Wish({ book }: { readonly book: Book }) {
  const { isbn, title, authors, cover, cheapest, language: written } = book;
  return (
    <BookCard
      cover={
        <Cover src={cover} isbn={isbn}>
          <WishCorner isbn={isbn} title={title} />
        </Cover>
      }
      title={
        <PageLink {...bookPage(isbn, title)}>
          <bdi lang={written === '' ? undefined : written}>{title}</bdi>
        </PageLink>
      }
      by={formatList(isolateNames(authors), language(), 'unit')}
      price={
        cheapest === null ? (
          <span className="xs">{m.shell_sold_out()}</span>
        ) : (
          <Price amount={formatMoney(cheapest.price, language())} words={lowestPriceWords(cheapest.used)} />
        )
      }
    />
  );
}
