import { useState } from 'react';
import type { KeptAside } from '../../../../domain/accounts/account-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useRemoveKeptAside, useMoveKeptAside } from '../../../data/account/kept-aside';
import { useBusyAction } from '../../../lib/busy-action';
import { copyWords } from '../../../lib/words/copy-words';
import { joinFacts } from '../../../lib/words/join-words';
import { Button } from '../../../ui/buttons/button';
import { Cover } from '../../../ui/books/cover';
import { RemovedRow, Row, Rows } from '../../../ui/text/rows';
import { ProblemNotice } from '../problem-notice';
import { AccountSection } from '../account-section';
import styles from '../account.module.css';
import { countParams } from '../../../lib/words/count-params';

type Item = KeptAside['items'][number];

/**
 * Copies of a guest's lists that exceeded the limits. The person adds them or removes them; the rows stay and show the
 * result.
 */
export function KeptAsidePart({ items }: { readonly items: readonly Item[] }) {
  return (
    <AccountSection id="kept-aside" title={m.account_kept_aside()} note={m.account_kept_aside_note()}>
      <Rows label={m.account_kept_aside()}>
        {items.map((item) => (
          <KeptAsideRow key={`${item.list} ${item.book.isbn} ${item.grade}`} item={item} />
        ))}
      </Rows>
    </AccountSection>
  );
}

function KeptAsideRow({ item }: { readonly item: Item }) {
  const { list, book, grade, quantity } = item;
  const moveCopies = useMoveKeptAside();
  const removeCopies = useRemoveKeptAside();
  const [result, setResult] = useState<'moved' | 'removed' | null>(null);
  const moving = useBusyAction(async () => {
    await moveCopies(item);
    setResult('moved');
  });
  const removing = useBusyAction(async () => {
    await removeCopies(item);
    setResult('removed');
  });
  const { title } = book;
  if (result === 'removed') return <RemovedRow action={null}>{m.account_kept_dropped({ title })}</RemovedRow>;
  if (result === 'moved')
    return (
      <RemovedRow action={null}>
        {list === 'basket' ? m.account_kept_moved_basket({ title }) : m.account_kept_moved_cart({ title })}
      </RemovedRow>
    );
  const count = countParams(quantity);
  return (
    <Row
      className={styles['wrapping']}
      start={<Cover src={book.cover} width={32} hasFold={false} />}
      action={
        <span className={styles['row-buttons']}>
          <Button
            kind={list === 'basket' ? 'outline-give' : 'outline-take'}
            size="small"
            isBusy={moving.isBusy}
            onClick={() => void moving.run()}
          >
            {list === 'basket' ? m.account_kept_to_basket() : m.account_kept_to_cart()}
          </Button>
          <Button
            kind="quiet"
            size="small"
            isBusy={removing.isBusy}
            aria-label={m.account_kept_drop_label({ title })}
            onClick={() => void removing.run()}
          >
            {m.account_kept_drop()}
          </Button>
        </span>
      }
    >
      <p className={styles['name']}>
        <bdi lang={book.language === '' ? undefined : book.language}>{title}</bdi>
      </p>
      <p className="xs">
        {joinFacts([copyWords(grade), list === 'basket' ? m.account_kept_basket(count) : m.account_kept_cart(count)])}
      </p>
      <ProblemNotice problem={moving.problem ?? removing.problem} />
    </Row>
  );
}
