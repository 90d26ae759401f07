import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { formatInstant } from '../../../../domain/formats/format-dates';
import { defaultMarket } from '../../../../domain/market/market';
import { timeZoneOf } from '../../../../domain/market/time-zone';
import type { DeskDeclaration } from '../../../../domain/trades/declaration-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useCloseDeclaration } from '../../../data/desk/declarations';
import { useBusyAction } from '../../../lib/busy-action';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { problemWords } from '../../../lib/words/problem-words';
import { Button } from '../../../ui/buttons/button';
import { Choice } from '../../../ui/fields/choice';
import { Choices } from '../../../ui/fields/choices';
import { Notice } from '../../../ui/notices/notice';
import styles from '../desk.module.css';
import declared from './declarations.module.css';

const outcomeWords: Readonly<Record<DeskDeclaration['outcome'], () => string>> = {
  cancelled: m.desk_declared_done,
  returning: m.desk_declared_done,
  'no-order': m.desk_declared_no_order,
  'some-books': m.desk_declared_some,
  packed: m.desk_declared_packed,
  over: m.desk_declared_over,
  nothing: m.desk_declared_nothing,
};

/**
 * A declaration of withdrawal: its sender, its order, the reason why it needs a person, and the books that can be
 * withdrawn.
 */
export function DeclarationRow({ declaration }: { readonly declaration: DeskDeclaration }) {
  const { id, at, name, number, email, books, outcome, trade, lines } = declaration;
  const close = useCloseDeclaration();
  const router = useRouter();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { run, isBusy, problem } = useBusyAction(async (withdrawn: readonly number[]) => {
    await close(id, withdrawn);
    // Loads the number in the navigation, too.
    await router.invalidate();
  });
  const toggle = (line: number) =>
    setChosen(chosen.includes(line) ? chosen.filter((other) => other !== line) : [...chosen, line]);
  return (
    <>
      <header className={declared['order']}>
        <h2>
          {trade === null ? (
            <bdi className="code">{number}</bdi>
          ) : (
            <PageLink to="/desk/trades/$id" params={{ id: trade }} preload={false} className="link">
              <bdi className="code">{number}</bdi>
            </PageLink>
          )}
        </h2>
        <p>{outcomeWords[outcome]()}</p>
      </header>
      <p className="small">
        <bdi>{name}</bdi> · <a href={`mailto:${email}`}>{email}</a> ·{' '}
        {formatInstant(at, language(), timeZoneOf(defaultMarket))}
      </p>
      {books === '' ? null : (
        <p>
          <bdi>{books}</bdi>
        </p>
      )}
      {lines.length === 0 ? null : (
        <Choices legend={m.trades_withdraw_which()}>
          {lines.map(({ line, title, quantity }) => (
            <Choice
              key={line}
              type="checkbox"
              name={`line-${line}`}
              value="on"
              checked={chosen.includes(line)}
              onChange={() => toggle(line)}
              label={<bdi>{quantity === 1 ? title : `${quantity} × ${title}`}</bdi>}
            />
          ))}
        </Choices>
      )}
      {problem === null ? null : (
        <Notice kind={problem.code === 'offline' ? 'waiting' : 'wrong'} isAnnounced>
          {problemWords(problem)}
        </Notice>
      )}
      <p className={styles['buttons']}>
        {lines.length === 0 ? null : (
          <Button isBusy={isBusy} disabled={chosen.length === 0} onClick={() => void run(chosen)}>
            {m.desk_declared_record()}
          </Button>
        )}
        <Button kind="outline" isBusy={isBusy} onClick={() => void run([])}>
          {m.desk_declared_close()}
        </Button>
      </p>
    </>
  );
}
