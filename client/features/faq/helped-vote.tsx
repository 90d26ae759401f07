import { useRef, useState } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { read } from '../../lib/api';
import { useBusyAction } from '../../lib/busy-action';
import { problemWords } from '../../lib/problem-words';
import { useApi } from '../../lib/use-api';
import { Button } from '../../ui/button';
import styles from './faq.module.css';
import { keepVote, useKeptVote } from './kept-votes';
import { OtherWays } from './other-ways';

/** Asks whether an answer helped, once on each device; where it did not, leads on. */
export function HelpedVote({ id, question }: { readonly id: string; readonly question: string }) {
  const api = useApi();
  const kept = useKeptVote(id);
  const [said, setSaid] = useState<boolean>();
  const vote = useBusyAction(async (helped: boolean) => {
    await read(api.faq[':id'].votes.$post({ param: { id }, json: { helped } }));
    setSaid(helped);
    keepVote(id, helped);
  });
  const voted = said ?? kept;
  const thanks = useRef<HTMLOutputElement>(null);
  // The pressed button goes; the keyboard stays where it was.
  const press = (helped: boolean) => void vote.run(helped).then((counted) => (counted ? thanks.current?.focus({ preventScroll: true }) : undefined));
  return (
    <fieldset className={styles['vote']} aria-label={m.faq_helped_with({ question })}>
      <output ref={thanks} tabIndex={-1}>
        {voted === undefined ? null : voted ? m.faq_thanks() : m.faq_sorry()}
        {vote.problem === null ? null : vote.problem.code === 'offline' ? m.faq_vote_lost() : problemWords(vote.problem)}
      </output>
      {voted === false ? <OtherWays look="link" /> : null}
      {voted === undefined ? (
        <p className={styles['ask']}>
          <span>{m.faq_helped()}</span>
          <Button kind="outline" size="small" busy={vote.busy} onClick={() => press(true)}>{m.faq_yes()}</Button>
          <Button kind="outline" size="small" busy={vote.busy} onClick={() => press(false)}>{m.faq_no()}</Button>
        </p>
      ) : null}
    </fieldset>
  );
}
