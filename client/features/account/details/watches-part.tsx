import { useState } from 'react';
import { formatMoney } from '../../../../domain/format';
import type { Watch } from '../../../../domain/watches/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useRemoveWatch } from '../../../data/watches/watches';
import { useBusyAction } from '../../../lib/busy-action';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { bookPage } from '../../../lib/pages';
import { copyWords } from '../../../lib/words/copy-words';
import { joinFacts } from '../../../lib/words/join-words';
import { Cover } from '../../../ui/books/cover';
import { Button } from '../../../ui/buttons/button';
import { Row, Rows } from '../../../ui/text/rows';
import type { accountClock } from '../account-clock';
import { AccountSection } from '../account-section';
import styles from '../account.module.css';
import { ProblemNotice } from '../problem-notice';

interface WatchesPartProps {
  readonly watches: readonly Watch[];
  readonly clock: ReturnType<typeof accountClock>;
}

/** Books whose offer the person waits for, each with its present offer or the words that there is none yet. */
export function WatchesPart({ watches, clock }: WatchesPartProps) {
  const [removedIsbns, setRemovedIsbns] = useState<readonly string[]>([]);
  return (
    <AccountSection id="watches" title={m.account_watches()} note={m.account_watches_note()}>
      <Rows label={m.account_watches()}>
        {watches
          .filter(({ book }) => !removedIsbns.includes(book.isbn))
          .map((watch) => (
            <WatchRow
              key={watch.book.isbn}
              watch={watch}
              clock={clock}
              onRemoved={() => setRemovedIsbns((before) => [...before, watch.book.isbn])}
            />
          ))}
      </Rows>
    </AccountSection>
  );
}

interface WatchRowProps {
  readonly watch: Watch;
  readonly clock: WatchesPartProps['clock'];
  readonly onRemoved: () => void;
}

function WatchRow({ watch: { book, grade, offer }, clock, onRemoved }: WatchRowProps) {
  const remove = useRemoveWatch();
  const removing = useBusyAction(async () => {
    await remove(book.isbn);
    onRemoved();
  });
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
