import { m } from '../../../../messages/compiled/messages.js';
import { declineWords } from '../../../lib/words/offer-words';
import { PageLink } from '../../../lib/page-link';
import { Notice } from '../../../ui/notices/notice';
import styles from './added-result.module.css';
import { titleOf } from '../line-words';
import { isolateCode } from '../problem-sentences';
import type { AddedToBasket } from '../store/run-view';
import { useLine } from '../use-run';
import { countParams } from '../../../lib/words/count-params';

/** Number of refusals shown one by one. The list's filters show the rest. */
const maxShown = 6;

/** Books that the basket refused, with reasons. Empty if all were added, which the sum shows. */
export function AddedResult({ added }: { readonly added: AddedToBasket }) {
  const { copies, refused } = added;
  const more = refused.length - maxShown;
  return (
    <output className={styles['added']}>
      {copies > 0 && refused.length > 0 ? (
        <Notice
          kind="safe"
          action={
            <PageLink to="/basket" preload={false} className="link">
              {m.scanning_to_basket()}
            </PageLink>
          }
        >
          {m.scanning_added(countParams(copies))}
        </Notice>
      ) : null}
      {refused.length === 0 ? null : (
        <div className={styles['refused']}>
          <p>{m.scanning_not_added()}</p>
          <ul>
            {refused.slice(0, maxShown).map((refusal) => (
              <Refused key={`${refusal.isbn} ${refusal.grade}`} refusal={refusal} />
            ))}
            {more > 0 ? <li>{m.scanning_refused_more(countParams(more))}</li> : null}
          </ul>
        </div>
      )}
    </output>
  );
}

function Refused({ refusal }: { readonly refusal: AddedToBasket['refused'][number] }) {
  const line = useLine(refusal.line ?? -1);
  return (
    <li>
      {m.scanning_refused_line({
        book: line === undefined ? isolateCode(refusal.isbn) : titleOf(line),
        reason: declineWords(refusal.reason),
      })}
    </li>
  );
}
