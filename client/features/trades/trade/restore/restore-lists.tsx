import { useState } from 'react';
import { restoreListsForm } from '../../../../../domain/forms/trade-forms';
import type { RestoredLists } from '../../../../../domain/trades/restored-lists-schema';
import type { Trade } from '../../../../../domain/trades/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { useRestoreLists } from '../../../../data/trade/use-restore-lists';
import { ActionForm } from '../../../../forms/action-form';
import { useBusyAction } from '../../../../lib/busy-action';
import { problemOfForm, useFormResult, type FormResult } from '../../../../lib/form-result';
import { PageLink } from '../../../../lib/page-link';
import { countParams } from '../../../../lib/words/count-params';
import { declineWords } from '../../../../lib/words/offer-words';
import { problemWords } from '../../../../lib/words/problem-words';
import { Button } from '../../../../ui/buttons/button';
import { Notice } from '../../../../ui/notices/notice';
import styles from './restore-lists.module.css';

/** Returns the answer that the page was loaded with, after a press without script. */
function readAnswer(result: FormResult | undefined): RestoredLists | null {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the form action of this verb answers so
  return (result?.answer as RestoredLists | undefined) ?? null;
}

/** Button that adds the books of a cancelled order to the lists again. Its result takes its place. */
export function RestoreLists({ trade }: { readonly trade: Trade }) {
  const restoreLists = useRestoreLists();
  const posted = useFormResult('restore-lists');
  const [restored, setRestored] = useState(() => readAnswer(posted));
  const { run, isBusy, problem } = useBusyAction(async () => {
    setRestored(await restoreLists(trade.id));
  }, problemOfForm(posted));
  return (
    <div id="restore-lists" className={styles['restore']}>
      {restored === null ? (
        <ActionForm
          verb="restore-lists"
          schema={restoreListsForm}
          anchor="restore-lists"
          className={styles['restore']}
          onSend={() => run()}
        >
          <input type="hidden" name="trade" value={trade.id} />
          <div>
            <Button type="submit" isBusy={isBusy}>
              {m.trades_restore()}
            </Button>
          </div>
          <p className="small">{m.trades_restore_note()}</p>
        </ActionForm>
      ) : null}
      <output className={styles['restore']}>
        {restored === null ? null : <RestoredBooks trade={trade} restored={restored} />}
      </output>
      {problem === null ? null : (
        <Notice kind="wrong" isAnnounced>
          {problemWords(problem)}
        </Notice>
      )}
    </div>
  );
}

interface RestoredBooksProps {
  readonly trade: Trade;
  readonly restored: RestoredLists;
}

/** Numbers of the books that the lists have again, with links to the lists, and the refused books with reasons. */
function RestoredBooks({ trade: { inbound, outbound }, restored: { basket, cart } }: RestoredBooksProps) {
  const books = [...(inbound?.lines ?? []), ...(outbound?.lines ?? [])].map(({ book }) => book);
  const titleOf = (isbn: string) => books.find((book) => book.isbn === isbn)?.title ?? isbn;
  const refused = [
    ...basket.refused.map((line) => ({ ...line, list: 'basket', words: declineWords(line.reason) })),
    ...cart.refused.map(({ reason, ...line }) => ({
      ...line,
      reason,
      list: 'cart',
      words: problemWords({ code: reason, facts: { available: line.available } }),
    })),
  ];
  return (
    <>
      {basket.books === 0 ? null : (
        <Notice
          kind="safe"
          action={
            <PageLink to="/basket" className="link">
              {m.balance_open_basket()}
            </PageLink>
          }
        >
          {m.trades_restored_basket(countParams(basket.books))}
        </Notice>
      )}
      {cart.books === 0 ? null : (
        <Notice
          kind="safe"
          action={
            <PageLink to="/cart" className="link">
              {m.balance_open_cart()}
            </PageLink>
          }
        >
          {m.trades_restored_cart(countParams(cart.books))}
        </Notice>
      )}
      {refused.length === 0 ? null : (
        <div>
          <p>{m.trades_restore_not_added()}</p>
          <ul>
            {refused.map(({ list, isbn, grade, reason, words }) => (
              <li key={`${list} ${isbn} ${grade} ${reason}`}>
                {m.trades_restore_refused({ title: titleOf(isbn), reason: words })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
