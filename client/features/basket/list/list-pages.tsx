import { basketPageLines } from '../../../../domain/basket/arrange';
import { m } from '../../../../messages/compiled/messages.js';
import { PageLink } from '../../../lib/page-link';
import type { BasketSearch } from '../basket-search';
import styles from './basket-list.module.css';

/** Links to the pages of a long list. Only browsers without script need them, so only the server renders them. */
export function ListPages({ search, found }: { readonly search: BasketSearch; readonly found: number }) {
  return <noscript>{import.meta.env.SSR ? <Links search={search} found={found} /> : null}</noscript>;
}

function Links({ search, found }: { readonly search: BasketSearch; readonly found: number }) {
  const { page } = search;
  return (
    <p className={styles['pages']}>
      {page > 1 ? (
        <PageLink to="/basket" search={{ ...search, isbn: undefined, page: page - 1 }} rel="prev">
          {m.basket_page_before()}
        </PageLink>
      ) : null}
      {page * basketPageLines < found ? (
        <PageLink to="/basket" search={{ ...search, isbn: undefined, page: page + 1 }} rel="next">
          {m.basket_page_after()}
        </PageLink>
      ) : null}
    </p>
  );
}
