import { useState, type FormEvent } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { PageLink } from '../../lib/page-link';
import { useOnline } from '../../lib/use-online';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { classes } from '../../ui/classes';
import { Icon, type IconName } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { Notice } from '../../ui/notice';
import styles from './scan-bar.module.css';
import { counted } from './desk-words';
import { useScanRoom } from './scan-room';
import type { ScanAnswer } from './scan-ways';

const icons: Record<ScanAnswer['tone'], IconName> = { right: 'check', wrong: 'close', ask: 'info' };

/** Where a code is typed when the scanner can't read it, and the large answer to what was scanned last. */
export function ScanBar() {
  const { take, last, kept, again, isLoud, setLoud } = useScanRoom();
  const isOnline = useOnline();
  const [typed, setTyped] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    const code = typed.trim();
    if (code === '') return;
    setTyped('');
    take(code);
  };
  return (
    <div className={styles['bar']}>
      <form className={styles['form']} onSubmit={send}>
        <Icon name="scan" />
        <input
          name="code" aria-label={m.desk_scan_label()} placeholder={m.desk_scan_placeholder()} value={typed} maxLength={64} dir="ltr"
          autoComplete="off" autoCapitalize="characters" spellCheck={false} enterKeyHint="go" onChange={(event) => setTyped(event.target.value)}
        />
        <Button kind="outline" size="small" type="submit">{m.desk_scan_send()}</Button>
        <IconButton icon={isLoud ? 'sound' : 'mute'} label={m.desk_sound()} aria-pressed={isLoud} onClick={() => setLoud(!isLoud)} />
      </form>
      <output className={classes(styles['answer'], last !== null && last.answer !== null && styles[last.answer.tone])}>
        {last === null ? <span className={styles['ready']}>{m.desk_scan_ready()}</span> : (
          <>
            {last.answer === null ? null : <Icon name={icons[last.answer.tone]} size={36} />}
            <span className={styles['said']}>
              <span className={styles['words']} dir="auto">{last.answer === null ? m.desk_scan_looking() : last.answer.words}</span>
              <span className={styles['note']}><span className="code">{last.code}</span> {last.answer?.note}</span>
            </span>
          </>
        )}
      </output>
      {last?.answer?.ways === undefined ? null : (
        <p className={styles['ways']}>
          {last.answer.ways.map((way) => <PageLink key={way.to} to={way.to} search={way.search} ahead={false} className={buttonClass({ kind: 'outline', size: 'small' })}>{way.words}</PageLink>)}
        </p>
      )}
      {isOnline ? null : <Notice kind="waiting">{m.desk_offline()}</Notice>}
      {kept.length === 0 ? null : (
        <Notice kind="waiting" action={<Button kind="outline" size="small" onClick={again}>{m.error_again()}</Button>}>
          {m.desk_scan_kept_count(counted(kept.length))} <span className="code">{kept.join(', ')}</span>
        </Notice>
      )}
    </div>
  );
}
