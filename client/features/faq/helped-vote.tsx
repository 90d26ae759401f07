import { useRef, useState, type FormEvent } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { useBusyAction } from '../../lib/busy-action';
import { problemOfForm, useFormAction, useFormResult } from '../../lib/form-result';
import { problemWords } from '../../lib/words/problem-words';
import { useVoteOnAnswer } from '../../data/faq/vote-on-answer';
import { Button } from '../../ui/buttons/button';
import styles from './faq.module.css';
import { keepVote, useKeptVote } from './kept-votes';
import { OtherWays } from './other-ways';

/** Asks whether an answer helped, once on each device. If not, offers next steps. Works without script. */
export function HelpedVote({ id, question }: { readonly id: string; readonly question: string }) {
  const voteOnAnswer = useVoteOnAnswer();
  const kept = useKeptVote(id);
  const action = useFormAction('vote-on-answer');
  const found = useFormResult('vote-on-answer');
  const result = found?.values['id'] === id ? found : undefined;
  const wasCounted = result !== undefined && result.problem === undefined;
  const [said, setSaid] = useState(wasCounted ? result.values['helped'] === 'yes' : undefined);
  const vote = useBusyAction(async (helped: boolean) => {
    await voteOnAnswer(id, helped);
    setSaid(helped);
    keepVote(id, helped);
  }, problemOfForm(result));
  const voted = said ?? kept;
  const thanks = useRef<HTMLOutputElement>(null);
  // The pressed button is removed; the focus stays in its place.
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
    const helped = submitter instanceof HTMLButtonElement && submitter.value === 'yes';
    if (await vote.run(helped)) thanks.current?.focus({ preventScroll: true });
  };
  const look = { kind: 'outline', size: 'small', busy: vote.busy } as const;
  return (
    <fieldset className={styles['vote']} aria-label={m.faq_helped_with({ question })}>
      <output ref={thanks} tabIndex={-1}>
        {voted === undefined ? null : voted ? m.faq_thanks() : m.faq_sorry()}
        {vote.problem === null
          ? null
          : vote.problem.code === 'offline'
            ? m.faq_vote_lost()
            : problemWords(vote.problem)}
      </output>
      {voted === false ? <OtherWays look="link" /> : null}
      {voted === undefined ? (
        <form method="post" action={action} className={styles['ask']} onSubmit={(event) => void send(event)}>
          <input type="hidden" name="id" value={id} />
          <span>{m.faq_helped()}</span>
          <Button type="submit" name="helped" value="yes" {...look}>
            {m.faq_yes()}
          </Button>
          <Button type="submit" name="helped" value="no" {...look}>
            {m.faq_no()}
          </Button>
        </form>
      ) : null}
    </fieldset>
  );
}
