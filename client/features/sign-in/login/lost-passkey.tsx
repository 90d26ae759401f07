import { useState } from 'react';
import { proofPolicy } from '../../../../domain/policy/accounts';
import { m } from '../../../../messages/compiled/messages.js';
import { useRequestRecovery } from '../../../data/sign-in/sign-in';
import { useBusyAction } from '../../../lib/busy-action';
import { countParams } from '../../../lib/words/count-params';
import { Button } from '../../../ui/buttons/button';
import { Notice } from '../../../ui/notices/notice';
import styles from '../sign-in-page.module.css';
import { FormNotice } from '../form-notice';

/** Help for people who lost their passkey: a link by mail, for staff the admin. */
export function LostPasskey({ ticket, recovery }: { readonly ticket: string; readonly recovery: 'mail' | 'admin' }) {
  return (
    <details className={styles['lost']}>
      <summary>{m.accounts_lost()}</summary>
      <div>{recovery === 'admin' ? <p>{m.accounts_lost_admin()}</p> : <RecoveryMail ticket={ticket} />}</div>
    </details>
  );
}

/** Button that requests the mailed link, then the notice that it was sent. */
function RecoveryMail({ ticket }: { readonly ticket: string }) {
  const requestRecovery = useRequestRecovery();
  const [isSent, setSent] = useState(false);
  const { run, isBusy, problem } = useBusyAction(async () => {
    await requestRecovery(ticket);
    setSent(true);
  });
  if (isSent)
    return (
      <Notice kind="safe" isAnnounced>
        {m.accounts_lost_sent(countParams(proofPolicy.recoveryMinutes))}
      </Notice>
    );
  return (
    <>
      <p>{m.accounts_lost_mail()}</p>
      {problem?.code === 'passkey-not-accepted' ? (
        <Notice kind="wrong" isAnnounced>
          {m.accounts_second_over(countParams(proofPolicy.questionMinutes))}
        </Notice>
      ) : (
        <FormNotice problem={problem} />
      )}
      <Button kind="outline" isBusy={isBusy} onClick={() => void run()}>
        {m.accounts_lost_send()}
      </Button>
    </>
  );
}
