import type { ComponentType } from 'react';
import type { Basket } from '../../../domain/basket/schemas';
import type { Market } from '../../../domain/market/market';
import { holdOffersForm } from '../../../domain/forms/sell-list-forms';
import { m } from '../../../messages/compiled/messages.js';
import { useBusyAction } from '../../lib/busy-action';
import { ActionForm } from '../../forms/action-form';
import { GradeCheck } from '../../forms/grade-check';
import { problemWords } from '../../lib/words/problem-words';
import { useOnline } from '../../lib/use-online';
import { Button } from '../../ui/buttons/button';
import { Icon } from '../../ui/icons/icon';
import { Notice } from '../../ui/notices/notice';
import { GoneRow } from '../../ui/text/rows';
import { AddBooks } from './add-books';
import { BasketEmpty } from './basket-empty';
import { BasketLineRow } from './basket-line';
import styles from './basket-screen.module.css';
import { BasketSummary, summaryWords } from './basket-summary';
import { useBalance } from '../../data/balance/use-balance';
import { useReloadOnSessionChange } from '../../data/session/use-reload-on-session-change';
import { useBasket, type BasketChanges } from '../../data/basket/use-basket';
import { counted } from '../../lib/words/counted';

export interface BasketScreenProps {
  readonly basket: Basket;
  readonly market: Market;
  readonly signedIn: boolean;
  /** Number of books in the cart. If there are some, one checkout covers both lists. */
  readonly taking: number;
  /** Links between the two lists, with the number of books in each. */
  readonly Tabs: ComponentType<{ readonly give: number; readonly take: number }>;
}

/** Page of the basket: add books, choose grades, see offers with reasons, go to checkout. */
export function BasketScreen({ basket, market, signedIn, taking: loaded, Tabs }: BasketScreenProps) {
  const changes = useBasket(basket);
  useReloadOnSessionChange();
  const taking = useBalance()?.take.books ?? loaded;
  const isOnline = useOnline();
  const { list: totals, rows } = changes.view;
  return (
    <>
      <Tabs give={totals.books} take={taking} />
      <div className="page">
        <header className={styles['head']}>
          <h1 className="give">{m.basket_title()}</h1>
          {totals.books > 0 ? <p className="mute">{summaryWords(totals)}</p> : null}
        </header>
        {isOnline ? null : (
          <Notice kind="waiting" announce>
            {m.basket_offline()}
          </Notice>
        )}
        <div className={styles['layout']}>
          <section className={styles['add']}>
            <AddBooks add={changes.add} />
            <GradeCheck />
          </section>
          <div className={styles['list']}>
            {rows.length === 0 ? <BasketEmpty /> : <BasketList changes={changes} market={market} />}
          </div>
          {rows.length === 0 ? null : (
            <BasketSummary totals={totals} market={market} signedIn={signedIn} taking={taking} />
          )}
        </div>
      </div>
    </>
  );
}

function BasketList({ changes, market }: { readonly changes: BasketChanges; readonly market: Market }) {
  const { view, problems, busy } = changes;
  const ended = view.rows.filter((row) => !row.gone && row.line.holdEnded && row.line.offer.kind === 'offer').length;
  return (
    <>
      {ended > 0 ? <EndedHolds count={ended} holdAnew={changes.holdAnew} /> : null}
      <ul className={styles['rows']}>
        {view.rows.map((row) =>
          row.gone ? (
            <GoneRow
              key={row.id}
              action={
                <Button
                  kind="quiet"
                  busy={busy.has(row.id)}
                  aria-label={m.basket_put_back_title({ title: row.line.book.title })}
                  onClick={() => void changes.putBack(row)}
                >
                  <Icon name="undo" size={20} />
                  {m.basket_put_back()}
                </Button>
              }
            >
              {m.basket_removed({ title: row.line.book.title })}
              {problems.has(row.id) ? (
                <p className={styles['problem']} role="alert">
                  {problemOf(changes, row.id)}
                </p>
              ) : null}
            </GoneRow>
          ) : (
            <BasketLineRow
              key={row.id}
              row={row}
              market={market}
              busy={busy.has(row.id)}
              problem={problems.get(row.id)}
              onSet={(choice) => changes.set(row, choice)}
              onRemove={() => void changes.remove(row)}
            />
          ),
        )}
      </ul>
    </>
  );
}

function problemOf({ problems }: BasketChanges, id: string): string {
  const problem = problems.get(id);
  return problem === undefined ? '' : problemWords(problem);
}

/** Offers whose hold has ended are those of today. One press holds them again. */
function EndedHolds({ count, holdAnew }: { readonly count: number; readonly holdAnew: () => Promise<void> }) {
  const holding = useBusyAction(holdAnew);
  return (
    <Notice
      kind="waiting"
      action={
        <ActionForm verb="hold-offers" schema={holdOffersForm} onSend={() => holding.run()}>
          <Button type="submit" kind="outline" size="small" busy={holding.busy}>
            {m.basket_hold_anew()}
          </Button>
        </ActionForm>
      }
    >
      {m.basket_holds_ended(counted(count))}
      {holding.problem === null ? null : <p role="alert">{problemWords(holding.problem)}</p>}
    </Notice>
  );
}
