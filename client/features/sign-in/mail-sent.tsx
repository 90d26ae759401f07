import { useEffect, useState, type ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { useBusyAction } from '../../lib/busy-action';
import { Button } from '../../ui/buttons/button';
import { Notice } from '../../ui/notices/notice';
import styles from './sign-in-page.module.css';
import { FormNotice } from './form-notice';
import { NarrowPage } from './narrow-page';

/** Milliseconds until a person can have the mail sent again. */
const resendDelayMs = 60_000;

export interface MailSentProps {
  /** Sentence about the mail, the same for every address. */
  readonly text: string;
  /** Sends the mail again. Null if the page no longer knows the address. */
  readonly onResend: (() => Promise<unknown>) | null;
  /** Other actions on this page. */
  readonly children: ReactNode;
}

/** Answer to everybody who has asked for a mail. */
export function MailSent({ text, onResend, children }: MailSentProps) {
  const [isResent, setResent] = useState(false);
  const [isDelayOver, setDelayOver] = useState(false);
  const { run, isBusy, problem } = useBusyAction(async () => {
    await onResend?.();
    setDelayOver(false);
    setResent(true);
  });
  useEffect(() => {
    if (isDelayOver) return undefined;
    const timer = setTimeout(() => setDelayOver(true), resendDelayMs);
    return () => clearTimeout(timer);
  }, [isDelayOver]);
  const isWaiting = onResend !== null && !isDelayOver;
  return (
    <NarrowPage title={m.accounts_sent_title()} lead={text} isNew>
      <p className={styles['other']}>{m.accounts_sent_hint()}</p>
      <FormNotice problem={problem} />
      {isWaiting && isResent ? (
        <Notice kind="safe" isAnnounced>
          {m.accounts_again_done()}
        </Notice>
      ) : null}
      {isWaiting && !isResent ? <p className="small">{m.accounts_again_wait()}</p> : null}
      <div className={styles['buttons']}>
        {isDelayOver && onResend !== null ? (
          <Button isBusy={isBusy} onClick={() => void run()}>
            {m.accounts_again()}
          </Button>
        ) : null}
        {children}
      </div>
    </NarrowPage>
  );
}
