import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Market } from '../../../../domain/market/market';
import { m } from '../../../../messages/compiled/messages.js';
import type { BasketChanges } from '../../../data/basket/use-basket';
import { counted } from '../../../lib/words/counted';
import { useChoice } from '../../../ui/lists/use-choice';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import type { BasketSearch } from '../basket-search';
import styles from './basket-list.module.css';
import { BasketLineRow } from './basket-line';
import { BasketRows } from './basket-rows';
import { ChoiceBar } from './choice-bar';
import { RemovedLine } from './removed-line';
import { ListPages } from './list-pages';
import { ListTools } from './list-tools';
import { BulkNotice } from './bulk-notice';
import type { RowActions, RowPlace } from './row-place';
import { useRowOrder } from './use-row-order';
import { useBulkChanges } from './use-bulk-changes';

/** Lines from which search and sort help. A shorter list is seen at once. */
const toolsFrom = 5;
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
  const [asked, setAsked] = useState({ q: search.q, sort: search.sort });
  const [isChoosing, setChoosing] = useState(false);
  const many = useBulkChanges(changes);
  const byId = useMemo(() => new Map(view.rows.map((row) => [row.id, row])), [view.rows]);
  const arranged = useRowOrder(view.rows, view.isWhole ? asked : { q: '', sort: 'added' });
  // Lines that were removed together are undone together, so they leave the list.
  const together = many.last?.isRemoval === true ? many.last.changed.ids : null;
  const ids = useMemo(() => {
    const left = new Set(together);
    return arranged.filter((id) => !(left.has(id) && byId.get(id)?.isRemoved === true));
  }, [arranged, together, byId]);
  const here = useMemo(() => ids.filter((id) => byId.get(id)?.isRemoved === false), [ids, byId]);
  const choice = useChoice(here);
  useAddress(asked, onSearch);

  const latest = useRef(changes);
  useLayoutEffect(() => {
    latest.current = changes;
  });
  const { toggle } = choice;
  const actions: RowActions = useMemo(
    () => ({
      set: (row, next) => latest.current.set(row, next),
      remove: (row) => void latest.current.remove(row),
      putBack: (row) => void latest.current.putBack(row),
      toggle,
    }),
    [toggle],
  );
  const row = (id: string, place: RowPlace) => {
    const shown = byId.get(id);
    if (shown === undefined) return null;
    const same = { ...place, row: shown, busy: busy.has(id), problem: problems.get(id), actions };
    return shown.isRemoved ? (
      <RemovedLine key={id} {...same} />
    ) : (
      <BasketLineRow key={id} {...same} market={market} isChosen={isChoosing ? choice.ids.has(id) : null} />
    );
  };
  const hasTools = view.rows.length >= toolsFrom || asked.q !== '' || isChoosing;
  return (
    <>
      <div className={hasTools ? styles['sticky'] : undefined}>
        {isChoosing ? (
          <ChoiceBar
            choice={choice}
            busy={many.changing.busy}
            onChange={(patch) => {
              void many.changing.run([...choice.ids], patch);
              if (patch === null) choice.none();
            }}
            onClose={() => {
              choice.none();
              setChoosing(false);
            }}
          />
        ) : hasTools ? (
          <ListTools
            search={asked}
            onChange={(part) => setAsked((known) => ({ ...known, ...part }))}
            onChoose={() => setChoosing(true)}
          />
        ) : null}
        <BulkNotice many={many} rows={view.rows} />
      </div>
      <VisuallyHidden live>{asked.q === '' ? null : m.basket_found(counted(ids.length))}</VisuallyHidden>
      {ids.length === 0 ? (
        <p className={styles['none']}>
          {m.basket_search_none({ words: asked.q })}{' '}
          <button type="button" className="link text-link" onClick={() => setAsked((known) => ({ ...known, q: '' }))}>
            {m.basket_search_clear()}
          </button>
        </p>
      ) : (
        <BasketRows ids={ids} count={view.isWhole ? ids.length : found} row={row} />
      )}
      <ListPages search={search} found={found} />
    </>
  );
}

/** Writes the search into the address, so that a reload and the browser's "back" show the same lines. */
function useAddress(asked: Pick<BasketSearch, 'q' | 'sort'>, onSearch: BasketListProps['onSearch']): void {
  const first = useRef(asked);
  const write = useEffectEvent(onSearch);
  useEffect(() => {
    if (asked === first.current) return undefined;
    const timer = setTimeout(() => write(asked), typingMs);
    return () => clearTimeout(timer);
  }, [asked]);
}
