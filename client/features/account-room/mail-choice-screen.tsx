import { useState } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { read } from '../../lib/api';
import { useBusyAction } from '../../lib/busy-action';
import { PageLink } from '../../lib/page-link';
import { useApi } from '../../lib/use-api';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import styles from './letter-page.module.css';
import { ProblemNotice } from './problem-notice';

/** Behind the link in every mail about wishes: stops them, signed in or not. A wrong key is answered like a right one. */
export function MailChoiceScreen({ mailKey }: { readonly mailKey: string }) {
  const api = useApi();
  const [done, setDone] = useState(false);
  const { run, busy, problem } = useBusyAction(async () => {
    await read(api['mail-choices'][':key'].$post({ param: { key: encodeURIComponent(mailKey) } }));
    setDone(true);
  });
  const isCut = problem?.code === 'invalid-input';
  return (
    <div className="page">
      <div className={styles['narrow']}>
        <h1>{done ? m.room_stop_done() : m.room_stop_title()}</h1>
        <p className="lead" aria-live="polite">{done ? m.room_stop_done_text() : m.room_stop_text()}</p>
        {isCut ? <p className={styles['text']} role="alert">{m.room_stop_cut()}</p> : <ProblemNotice problem={problem} />}
        <p className={styles['buttons']}>
          {done ? null : <Button size="big" busy={busy} onClick={() => void run()}>{m.room_stop()}</Button>}
          <PageLink to="/account-details" search={{ part: 'wishes' }} hash="wishes" ahead={false} className={buttonClass({ kind: 'outline', size: done ? 'normal' : 'big' })}>{m.room_stop_wishes()}</PageLink>
        </p>
      </div>
    </div>
  );
}
