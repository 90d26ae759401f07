import { useEffect, useState, type ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { useBusyAction } from '../../lib/busy-action';
import { Button } from '../../ui/buttons/button';
import { Notice } from '../../ui/notices/notice';
import styles from './sign-in-page.module.css';
import { FormNotice } from './form-notice';
import { NarrowPage } from './narrow-page';

const againAfterMs = 60_000;

export interface MailSentProps {
  /** Sentence about the mail, the same for every address. */
  readonly text: string;
  /** Sends the mail again. Null if the page no longer knows the address. */
  readonly onAgain: (() => Promise<unknown>) | null;
  /** Other actions on this page. */
  readonly children: ReactNode;
}

/** Answer to everybody who has asked for a mail. */
export function MailSent({ text, onAgain, children }: MailSentProps) {
  const [isAgain, setAgain] = useState(false);
  const [mayAgain, setMayAgain] = useState(false);
  const { run, isBusy, problem } = useBusyAction(async () => {
    await onAgain?.();
    setMayAgain(false);
    setAgain(true);
  });
  useEffect(() => {
    if (mayAgain) return undefined;
    const timer = setTimeout(() => setMayAgain(true), againAfterMs);
    return () => clearTimeout(timer);
  }, [mayAgain]);
  return (
    <NarrowPage title={m.accounts_sent_title()} lead={text} isNew>
      <p className={styles['other']}>{m.accounts_sent_hint()}</p>
      <FormNotice problem={problem} />
      {mayAgain || onAgain === null ? null : isAgain ? (
        <Notice kind="safe" isAnnounced>
          {m.accounts_again_done()}
        </Notice>
      ) : (
        <p className="small">{m.accounts_again_wait()}</p>
      )}
      <div className={styles['buttons']}>
        {mayAgain && onAgain !== null ? (
          <Button isBusy={isBusy} onClick={() => void run()}>
            {m.accounts_again()}
          </Button>
        ) : null}
        {children}
      </div>
    </NarrowPage>
  );
}
