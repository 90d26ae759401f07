import { useState } from 'react';
import { formatMoney } from '../../../../domain/format';
import type { Watch } from '../../../../domain/watches/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useRemoveWatch, useRestoreWatch } from '../../../data/watches/watches';
import { useBusyAction } from '../../../lib/busy-action';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { bookPage } from '../../../lib/pages';
import { copyWords } from '../../../lib/words/copy-words';
import { joinFacts } from '../../../lib/words/join-words';
import { Cover } from '../../../ui/books/cover';
import { Button } from '../../../ui/buttons/button';
import { RemovedRow, Row, Rows } from '../../../ui/text/rows';
import type { accountClock } from '../account-clock';
import { AccountSection } from '../account-section';
import styles from '../account.module.css';
import { ProblemNotice } from '../problem-notice';

interface WatchesPartProps {
  readonly watches: readonly Watch[];
  readonly clock: ReturnType<typeof accountClock>;
}

/**
 * Books whose offer the person waits for, each with its present offer or the words that there is none yet. A removed
 * alert stays as a row until the page is left, and can be restored.
 */
export function WatchesPart({ watches, clock }: WatchesPartProps) {
  return (
    <AccountSection id="watches" title={m.account_watches()} note={m.account_watches_note()}>
      <Rows label={m.account_watches()}>
        {watches.map((watch) => (
          <WatchRow key={watch.book.isbn} watch={watch} clock={clock} />
        ))}
      </Rows>
    </AccountSection>
  );
}

interface WatchRowProps {
  readonly watch: Watch;
  readonly clock: WatchesPartProps['clock'];
}

function WatchRow({ watch, clock }: WatchRowProps) {
  const { book, grade, offer } = watch;
  const remove = useRemoveWatch();
  const restore = useRestoreWatch();
  const [isRemoved, setRemoved] = useState(false);
  const removing = useBusyAction(async () => {
    await remove(book.isbn);
    setRemoved(true);
  });
  const restoring = useBusyAction(async () => {
    await restore(book.isbn, grade);
    setRemoved(false);
  });
  if (isRemoved)
    return (
      <RemovedRow
        action={
          <Button kind="quiet" size="small" isBusy={restoring.isBusy} onClick={() => void restoring.run()}>
            {m.account_put_back()}
          </Button>
        }
      >
        {m.watch_removed({ title: book.title })}
        <ProblemNotice problem={restoring.problem} />
      </RemovedRow>
    );
  const facts =
    offer.kind === 'declined'
      ? [copyWords(grade), m.account_watches_waiting()]
      : [
          copyWords(grade),
          m.account_watches_pays({ amount: formatMoney(offer.amount, language()) }),
          offer.heldUntil === null ? '' : m.basket_hold_until({ day: clock(offer.heldUntil) }),
        ];
  return (
    <Row
      className={styles['wrapping']}
      start={<Cover src={book.cover} width={32} hasFold={false} />}
      action={
        <span className={styles['row-buttons']}>
          {offer.kind === 'declined' ? null : (
            <PageLink {...bookPage(book.isbn, book.title)} className="link">
              {m.account_watches_sell()}
            </PageLink>
          )}
          <Button
            kind="quiet"
            size="small"
            isBusy={removing.isBusy}
            aria-label={m.watch_remove_book({ title: book.title })}
            onClick={() => void removing.run()}
          >
            {m.watch_remove()}
          </Button>
        </span>
      }
    >
      <p className={styles['name']}>
        <bdi lang={book.language === '' ? undefined : book.language}>{book.title}</bdi>
      </p>
      <p className="xs">{joinFacts(facts.filter((fact) => fact !== ''))}</p>
      <ProblemNotice problem={removing.problem} />
    </Row>
  );
}
