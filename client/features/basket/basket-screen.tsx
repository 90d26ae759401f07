import type { ComponentType } from 'react';
import type { BasketPage } from '../../../domain/basket/schemas';
import type { Market } from '../../../domain/market/market';
import { m } from '../../../messages/compiled/messages.js';
import { useBalance } from '../../data/balance/use-balance';
import { useBasket } from '../../data/basket/use-basket';
import { useReloadOnSessionChange } from '../../data/session/use-reload-on-session-change';
import { BuyingClosed } from '../../forms/law/buying-closed';
import { askForBookForm } from '../../data/asked-books/use-asked-books';
import { GradeCheck } from '../../forms/grade-check';
import { useFormAction } from '../../lib/form-result';
import { useOnline } from '../../lib/use-online';
import { Notice } from '../../ui/notices/notice';
import { AddBooksForm } from './add-books-form';
import { BasketEmpty } from './basket-empty';
import styles from './basket-screen.module.css';
import type { BasketSearch } from './basket-search';
import { BasketSummary, summaryWords } from './basket-summary';
import { BasketList } from './list/basket-list';
import { EndedHolds } from './list/ended-holds';

export interface BasketScreenProps {
  /** The first lines, and the sums of all. */
  readonly page: BasketPage;
  readonly search: BasketSearch;
  readonly onSearch: (search: Pick<BasketSearch, 'q' | 'sort'>) => void;
  readonly market: Market;
  readonly isSignedIn: boolean;
  /** Number of books in the cart. If there are some, one checkout covers both lists. */
  readonly taking: number;
  /** Links between the two lists, with the number of books in each. */
  readonly Tabs: ComponentType<{ readonly give: number; readonly take: number }>;
}

/** Page of the basket: add books, choose grades, see offers with reasons, go to checkout. */
export function BasketScreen({ page, search, onSearch, market, isSignedIn, taking: loaded, Tabs }: BasketScreenProps) {
  const { basket, lines, found } = page;
  // In another order, the loaded lines are no basket for other parts of the page.
  const changes = useBasket(basket, basket.lines.length === lines && search.sort === 'added');
  useReloadOnSessionChange();
  const taking = useBalance()?.take.books ?? loaded;
  const isOnline = useOnline();
  const { list: totals, rows } = changes.view;
  const isEmpty = rows.length === 0 && lines === 0;
  const ended = rows.filter((row) => !row.isRemoved && row.line.holdEnded && row.line.offer.kind === 'offer').length;
  return (
    <>
      <Tabs give={totals.books} take={taking} />
      <div className="page">
        <header className={styles['head']}>
          <h1 className="give">{m.basket_title()}</h1>
          {totals.books > 0 ? <p className="mute">{summaryWords(totals)}</p> : null}
        </header>
        <BuyingClosed />
        {isOnline ? null : (
          <Notice kind="waiting" isAnnounced>
            {m.basket_offline()}
          </Notice>
        )}
        <div className={styles['layout']}>
          <section className={styles['add']}>
            <AddBooksForm
              add={changes.add}
              linkedIsbns={search.isbn}
              isSignedIn={isSignedIn}
              onAdded={() => {
                // Otherwise the next visit of this address would offer to add the same books once more.
                if (search.isbn !== '') onSearch(search);
              }}
            />
            <form id={askForBookForm} method="post" action={useFormAction('ask-for-book')} />
            <GradeCheck />
          </section>
          <div className={styles['list']}>
            {ended > 0 ? <EndedHolds count={ended} holdAnew={changes.holdAnew} /> : null}
            {isEmpty ? (
              <BasketEmpty />
            ) : (
              <BasketList changes={changes} market={market} search={search} found={found} onSearch={onSearch} />
            )}
          </div>
          {isEmpty ? null : <BasketSummary totals={totals} market={market} isSignedIn={isSignedIn} taking={taking} />}
        </div>
      </div>
    </>
  );
}
