import { useEffect, useRef } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../ui/button';
import styles from './accounts.module.css';

/** The one answer to every registration. */
export function MailSent({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="page">
      <div className={styles['narrow']}>
        <h1 ref={title} tabIndex={-1}>{m.accounts_sent_title()}</h1>
        <p className="lead">{m.accounts_sent_text({ email })}</p>
        <p className={styles['other']}>{m.accounts_sent_hint()}</p>
        <Button kind="outline" onClick={onAgain}>{m.accounts_sent_again()}</Button>
      </div>
    </div>
  );
}
