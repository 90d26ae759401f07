import { m } from '../../../../messages/compiled/messages.js';
import type { BasketRow } from '../../../data/basket/use-basket';
import { countParams } from '../../../lib/words/count-params';
import { declineWords } from '../../../lib/words/offer-words';
import { problemWords } from '../../../lib/words/problem-words';
import { Button } from '../../../ui/buttons/button';
import { Icon } from '../../../ui/icons/icon';
import { Notice } from '../../../ui/notices/notice';
import styles from './basket-list.module.css';
import type { BulkChanges } from './use-bulk-changes';

/** Number of refusals shown one by one; more would push the list away. */
const maxShown = 6;

/** Result of a change of many rows: how many, with "Undo", and which books stayed as they were and why. */
export function BulkNotice({ many, rows }: { readonly many: BulkChanges; readonly rows: readonly BasketRow[] }) {
  const { last, changing, undoing } = many;
  const problem = changing.problem ?? undoing.problem;
  const refused = last?.changed.refused ?? [];
  const titles = new Map(refused.length === 0 ? [] : rows.map(({ line: { book } }) => [book.isbn, book.title]));
  return (
    <>
      {problem === null ? null : (
        <Notice kind={problem.code === 'offline' ? 'waiting' : 'wrong'} isAnnounced>
          {problemWords(problem)}
        </Notice>
      )}
      {last === null || last.changed.ids.length === 0 ? null : (
        <Notice
          kind="safe"
          isAnnounced
          action={
            <Button kind="quiet" size="small" isBusy={undoing.isBusy} onClick={() => void undoing.run()}>
              <Icon name="undo" size={20} />
              {m.basket_put_back()}
            </Button>
          }
        >
          {(last.isRemoval ? m.basket_many_removed : m.basket_many_changed)(countParams(last.changed.ids.length))}
        </Notice>
      )}
      {refused.length === 0 ? null : (
        <output className={styles['refused']}>
          <p>{m.basket_many_stayed()}</p>
          <ul>
            {refused.slice(0, maxShown).map(({ isbn, grade, reason }) => (
              <li key={`${isbn} ${grade}`}>
                {m.basket_refused_line({ isbn: titles.get(isbn) ?? isbn, reason: declineWords(reason) })}
              </li>
            ))}
            {refused.length > maxShown ? (
              <li>{m.scanning_refused_more(countParams(refused.length - maxShown))}</li>
            ) : null}
          </ul>
        </output>
      )}
    </>
  );
}
