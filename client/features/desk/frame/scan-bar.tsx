import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { TargetLink } from '../../../lib/page-link';
import { useOnline } from '../../../lib/use-online';
import { Button } from '../../../ui/buttons/button';
import { buttonClass } from '../../../ui/buttons/button-class';
import { classes } from '../../../ui/classes';
import { Icon, type IconName } from '../../../ui/icons/icon';
import { IconButton } from '../../../ui/buttons/icon-button';
import { Notice } from '../../../ui/notices/notice';
import { muteIcon, soundIcon } from '../../../ui/icons/rare-icons';
import styles from './scan-bar.module.css';
import { counted } from '../../../lib/words/counted';
import { useScanContext } from './scan-context';
import type { ScanAnswer } from './scan-result';

/** Number of characters from which an answer is shown smaller. */
const long = 60;
/** Elements that use pressed keys themselves. */
const ownKeys =
  'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select, dialog, [contenteditable]';
const icons: Record<ScanAnswer['tone'], IconName> = { right: 'check', wrong: 'close', ask: 'info' };

/** Field for a code that the scanner can't read, and the large answer to the last scan. */
export function ScanBar() {
  const { handleCode, last, showTarget, usesKeys, reads, unsentCodes, resendCodes, isLoud, setLoud } = useScanContext();
  const isOnline = useOnline();
  // A scanner's keys may have come into the field before they were recognised.
  const [typed, setTyped] = useState({ text: '', reads });
  const text = typed.reads === reads ? typed.text : '';
  const write = (next: string) => setTyped({ text: next, reads });
  const field = useRef<HTMLInputElement>(null);
  const typeAnywhere = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.altKey ||
      event.metaKey ||
      event.repeat ||
      !/^[\dA-Za-z]$/.test(event.key) ||
      usesKeys()
    )
      return;
    if (event.target instanceof Element && event.target.closest(ownKeys) !== null) return;
    field.current?.focus();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => typeAnywhere(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const code = text.trim();
    if (code === '') return;
    write('');
    handleCode(code);
    // Leaves the field, so that keys work again. On a phone the keyboard would cover the answer.
    if (usesKeys() || matchMedia('(pointer: coarse)').matches) field.current?.blur();
  };
  return (
    <div className={styles['bar']}>
      <form className={styles['form']} onSubmit={send}>
        <Icon name="scan" />
        <input
          ref={field}
          name="code"
          aria-label={m.desk_scan_label()}
          placeholder={m.desk_scan_placeholder()}
          value={text}
          maxLength={64}
          dir={text === '' ? undefined : 'ltr'}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => write(event.target.value)}
        />
        <Button kind="outline" size="small" type="submit">
          {m.desk_scan_send()}
        </Button>
        <IconButton
          icon={isLoud ? soundIcon : muteIcon}
          label={m.desk_sound()}
          aria-pressed={isLoud}
          onClick={() => setLoud(!isLoud)}
        />
      </form>
      <output className={classes(styles['answer'], last !== null && last.answer !== null && styles[last.answer.tone])}>
        {last === null ? (
          <span className={styles['ready']}>{m.desk_scan_ready()}</span>
        ) : (
          <>
            {last.answer === null ? null : <Icon name={icons[last.answer.tone]} size={36} />}
            <span className={styles['answer-words']}>
              <span className={classes(styles['words'], (last.answer?.words.length ?? 0) > long && styles['long'])}>
                <bdi>{last.answer === null ? m.desk_scan_looking() : last.answer.words}</bdi>
              </span>
              <span className={styles['note']}>
                {last.code === '' ? null : <span className="code">{last.code}</span>}
                {last.answer?.note === undefined ? null : `${last.code === '' ? '' : ' · '}${last.answer.note}`}
              </span>
            </span>
          </>
        )}
      </output>
      {last?.answer?.links === undefined ? null : (
        <p className={styles['links']}>
          {last.answer.links.map((link) => (
            <TargetLink
              key={link.words}
              target={link.target}
              preload={false}
              onClick={() => showTarget(link)}
              className={buttonClass({ kind: 'outline', size: 'small' })}
            >
              {link.words}
            </TargetLink>
          ))}
        </p>
      )}
      {isOnline && unsentCodes.length === 0 ? null : (
        <div className={styles['wide']}>
          {isOnline ? null : <Notice kind="waiting">{m.desk_offline()}</Notice>}
          {unsentCodes.length === 0 ? null : (
            <Notice
              kind="waiting"
              action={
                <Button kind="outline" size="small" onClick={resendCodes}>
                  {m.error_again()}
                </Button>
              }
            >
              {m.desk_scan_kept_count(counted(unsentCodes.length))}{' '}
              <span className="code">{unsentCodes.join(', ')}</span>
            </Notice>
          )}
        </div>
      )}
    </div>
  );
}
