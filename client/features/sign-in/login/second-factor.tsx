import { useState, type ReactNode } from 'react';
import type { SignInAnswer } from '../../../../domain/accounts/sign-in-schemas';
import { proofPolicy } from '../../../../domain/policy/accounts';
import { m } from '../../../../messages/compiled/messages.js';
import { useAnswerSecondFactor } from '../../../data/sign-in/sign-in';
import { useBusyAction } from '../../../lib/busy-action';
import { NeedsScriptNotice } from '../../../forms/needs-script-notice';
import { answerPasskey } from '../../../lib/passkeys';
import { countParams } from '../../../lib/words/count-params';
import { Button } from '../../../ui/buttons/button';
import { Notice } from '../../../ui/notices/notice';
import styles from '../sign-in-page.module.css';
import type { MergedLists } from '../../../data/sign-in/sign-in-notice';
import { FormNotice } from '../form-notice';
import { LostPasskey } from './lost-passkey';
import { NarrowPage } from '../narrow-page';
import { useKnowsPasskeys } from './passkey-button';

export type SecondFactorQuestion = Extract<SignInAnswer, { kind: 'second-factor' }>;

export interface SecondFactorProps {
  readonly question: SecondFactorQuestion;
  readonly onSignedIn: (followed: MergedLists | null) => Promise<void>;
  /** Returns to the first step, because a question is answered once. */
  readonly again: ReactNode;
}

/** Second step after a password or a sign-on: the person's passkey. */
export function SecondFactor({ question: { ticket, options, recovery }, onSignedIn, again }: SecondFactorProps) {
  const sendAnswer = useAnswerSecondFactor();
  const [closed, setClosed] = useState(false);
  const isAble = useKnowsPasskeys();
  const { run, isBusy, problem } = useBusyAction(async () => {
    setClosed(false);
    const passkey = await answerPasskey(options);
    if (passkey === null) return setClosed(true);
    const answer = await sendAnswer({ ticket, answer: passkey });
    if (answer.kind === 'signed-in') await onSignedIn(answer.followed);
  });
  const isOver = problem?.code === 'passkey-not-accepted';
  return (
    <NarrowPage title={m.accounts_second_title()} lead={m.accounts_second_text()} isNew>
      <div className={styles['form']}>
        {isOver ? (
          <Notice kind="wrong" isAnnounced>
            {m.accounts_second_over(countParams(proofPolicy.questionMinutes))}
          </Notice>
        ) : (
          <FormNotice problem={problem} />
        )}
        {closed ? (
          <Notice kind="plain" isAnnounced>
            {m.accounts_second_closed()}
          </Notice>
        ) : null}
        {isAble ? null : <Notice kind="wrong">{m.accounts_second_no_passkeys()}</Notice>}
        {isOver || !isAble ? null : (
          <Button size="big" isFull isBusy={isBusy} onClick={() => void run()}>
            {m.accounts_second_confirm()}
          </Button>
        )}
        <NeedsScriptNotice />
        {again}
      </div>
      <LostPasskey ticket={ticket} recovery={recovery} />
    </NarrowPage>
  );
}
