import { useRef, useState } from 'react';
import { voteForm } from '../../../domain/forms/vote-form';
import { m } from '../../../messages/compiled/messages.js';
import { ActionForm } from '../../forms/action-form';
import { useActionForm } from '../../forms/use-action-form';
import type { ApiProblem } from '../../lib/api';
import { useBusyAction } from '../../lib/busy-action';
import { problemOfForm, useFormResult } from '../../lib/form-result';
import { problemWords } from '../../lib/words/problem-words';
import { useVoteOnAnswer } from '../../data/faq/vote-on-answer';
import { Button } from '../../ui/buttons/button';
import styles from './faq.module.css';
import { storeVote, useStoredVote } from './stored-votes';
import { FurtherHelp } from './further-help';

const voteProblemWords = (problem: ApiProblem): string =>
  problem.code === 'offline' ? m.faq_vote_lost() : problemWords(problem);

/** Asks whether an answer helped, once on each device. If not, offers next steps. Works without script. */
export function HelpedVote({ id, question }: { readonly id: string; readonly question: string }) {
  const voteOnAnswer = useVoteOnAnswer();
  const storedVote = useStoredVote(id);
  const found = useFormResult('vote-on-answer');
  const result = found?.values['id'] === id ? found : undefined;
  const wasCounted = result !== undefined && result.problem === undefined;
  const [said, setSaid] = useState(wasCounted ? result.values['helped'] === 'yes' : undefined);
  const thanks = useRef<HTMLOutputElement>(null);
  const vote = useBusyAction(async (fields: { readonly helped: 'yes' | 'no' }) => {
    const helped = fields.helped === 'yes';
    await voteOnAnswer(id, helped);
    setSaid(helped);
    storeVote(id, helped);
    // The pressed button is removed; the focus stays in its place.
    thanks.current?.focus({ preventScroll: true });
  }, problemOfForm(result));
  const { form } = useActionForm({ verb: 'vote-on-answer', schema: voteForm, words: {}, action: vote });
  const voted = said ?? storedVote;
  const look = { kind: 'outline', size: 'small', isBusy: vote.isBusy } as const;
  return (
    <fieldset className={styles['vote']} aria-label={m.faq_helped_with({ question })}>
      <output ref={thanks} tabIndex={-1}>
        {voted === true ? m.faq_thanks() : null}
        {voted === false ? m.faq_sorry() : null}
        {vote.problem === null ? null : voteProblemWords(vote.problem)}
      </output>
      {voted === false ? <FurtherHelp look="link" /> : null}
      {voted === undefined ? (
        <ActionForm {...form} className={styles['ask']}>
          <input type="hidden" name="id" value={id} />
          <span>{m.faq_helped()}</span>
          <Button type="submit" name="helped" value="yes" {...look}>
            {m.faq_yes()}
          </Button>
          <Button type="submit" name="helped" value="no" {...look}>
            {m.faq_no()}
          </Button>
        </ActionForm>
      ) : null}
    </fieldset>
  );
}
