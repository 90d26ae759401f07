import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { findTypedIsbns } from '../../../../domain/basket/typed-isbns';
import type { Market } from '../../../../domain/market/market';
import { m } from '../../../../messages/compiled/messages.js';
import type { BasketChanges } from '../../../data/basket/use-basket';
import { PageLink } from '../../../lib/page-link';
import { countParams } from '../../../lib/words/count-params';
import { useSelection } from '../../../ui/lists/use-selection';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import type { BasketSearch } from '../basket-search';
import styles from './basket-list.module.css';
import { BasketLineRow } from './basket-line';
import { BasketRows } from './basket-rows';
import { ChosenBooksBar } from './chosen-books-bar';
import { RemovedLine } from './removed-line';
import { ListPages } from './list-pages';
import { ListTools } from './list-tools';
import { BulkNotice } from './bulk-notice';
import type { RowActions, RowPlace } from './row-place';
import { useRowOrder } from './use-row-order';
import { useBulkChanges } from './use-bulk-changes';

/** Lines from which search and sort help. A shorter list is seen at once. */
const minLinesForTools = 5;
/** Milliseconds without a key after which the search is written into the address. */
const typingMs = 300;

export interface BasketListProps {
  readonly changes: BasketChanges;
  readonly market: Market;
  readonly search: BasketSearch;
  /** Number of lines that the search has found, of which a part may be loaded. */
  readonly found: number;
  /** Called with the search that the address shall have. */
  readonly onSearch: (search: Pick<BasketSearch, 'q' | 'sort'>) => void;
}

/** The lines of the sell list, with search, order, and changes of several lines at once. */
export function BasketList({ changes, market, search, found, onSearch }: BasketListProps) {
  const { view, problems, busy } = changes;
  const [shownSearch, setShownSearch] = useState({ q: search.q, sort: search.sort });
  const [isChoosing, setChoosing] = useState(false);
  const bulk = useBulkChanges(changes);
  const byId = useMemo(() => new Map(view.rows.map((row) => [row.id, row])), [view.rows]);
  const arranged = useRowOrder(view.rows, view.isWhole ? shownSearch : { q: '', sort: 'added' });
  // Lines that were removed together are undone together, so they leave the list.
  const removedTogether = bulk.last?.isRemoval === true ? bulk.last.changed.ids : null;
  const ids = useMemo(() => {
    const removedIds = new Set(removedTogether);
    return arranged.filter((id) => !(removedIds.has(id) && byId.get(id)?.isRemoved === true));
  }, [arranged, removedTogether, byId]);
  const selectableIds = useMemo(() => ids.filter((id) => byId.get(id)?.isRemoved === false), [ids, byId]);
  const selection = useSelection(selectableIds);
  useSearchInAddress(shownSearch, onSearch);

  const latestChanges = useRef(changes);
  useLayoutEffect(() => {
    latestChanges.current = changes;
  });
  const { toggle } = selection;
  const actions: RowActions = useMemo(
    () => ({
      set: (row, next) => latestChanges.current.set(row, next),
      remove: (row) => void latestChanges.current.remove(row),
      restore: (row) => void latestChanges.current.restore(row),
      toggle,
    }),
    [toggle],
  );
  const row = (id: string, place: RowPlace) => {
    const shown = byId.get(id);
    if (shown === undefined) return null;
    const rowProps = { ...place, row: shown, isBusy: busy.has(id), problem: problems.get(id), actions };
    return shown.isRemoved ? (
      <RemovedLine key={id} {...rowProps} />
    ) : (
      <BasketLineRow key={id} {...rowProps} market={market} isChosen={isChoosing ? selection.ids.has(id) : null} />
    );
  };
  // A number that is not on the list is a book to add.
  const [typed] = ids.length === 0 ? findTypedIsbns(shownSearch.q).books : [];
  const hasTools = view.rows.length >= minLinesForTools || shownSearch.q !== '' || isChoosing;
  return (
    <>
      <div className={hasTools ? styles['sticky'] : undefined}>
        {isChoosing ? (
          <ChosenBooksBar
            selection={selection}
            isBusy={bulk.changing.isBusy}
            onChange={(patch) => {
              void bulk.changing.run([...selection.ids], patch);
              if (patch === null) selection.clear();
            }}
            onClose={() => {
              selection.clear();
              setChoosing(false);
            }}
          />
        ) : null}
        {hasTools && !isChoosing ? (
          <ListTools
            search={shownSearch}
            onChange={(part) => setShownSearch((known) => ({ ...known, ...part }))}
            onChoose={() => setChoosing(true)}
          />
        ) : null}
        <BulkNotice many={bulk} rows={view.rows} />
      </div>
      <VisuallyHidden isLive>{shownSearch.q === '' ? null : m.basket_found(countParams(ids.length))}</VisuallyHidden>
      {ids.length === 0 ? (
        <p className={styles['none']}>
          {m.basket_search_none({ words: shownSearch.q })}{' '}
          <button
            type="button"
            className="link text-link"
            onClick={() => setShownSearch((known) => ({ ...known, q: '' }))}
          >
            {m.basket_search_clear()}
          </button>
          {typed === undefined ? null : (
            <>
              {' '}
              <PageLink to="/basket" search={{ isbn: typed.isbn }} preload={false} className="text-link">
                {m.basket_add_count(countParams(1))}
              </PageLink>
            </>
          )}
        </p>
      ) : (
        <BasketRows ids={ids} count={view.isWhole ? ids.length : found} row={row} />
      )}
      <ListPages search={search} found={found} />
    </>
  );
}

/** Writes the search into the address, so that a reload and the browser's "back" show the same lines. */
function useSearchInAddress(asked: Pick<BasketSearch, 'q' | 'sort'>, onSearch: BasketListProps['onSearch']): void {
  const first = useRef(asked);
  const write = useEffectEvent(onSearch);
  useEffect(() => {
    if (asked === first.current) return undefined;
    const timer = setTimeout(() => write(asked), typingMs);
    return () => clearTimeout(timer);
  }, [asked]);
}
