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
import { countParams } from '../../../lib/words/count-params';
import { useScanContext } from './scan-context';
import type { ScanAnswer } from './scan-result';

/** Number of characters from which an answer is shown smaller. */
const longAnswer = 60;
/** Selector of the elements that use pressed keys themselves. */
const keyConsumers =
  'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select, dialog, [contenteditable]';
const icons: Record<ScanAnswer['tone'], IconName> = { right: 'check', wrong: 'close', ask: 'info' };

/** Field for a code that the scanner can't read, and the large answer to the last scan. */
export function ScanBar() {
  const {
    handleCode,
    lastScan,
    showDestination,
    hasKeyHandler,
    readCount,
    unsentCodes,
    resendCodes,
    isLoud,
    setSound,
  } = useScanContext();
  const isOnline = useOnline();
  // The field may contain keys of the scanner. A scan clears them.
  const [typed, setTyped] = useState({ text: '', readCount });
  const text = typed.readCount === readCount ? typed.text : '';
  const setText = (next: string) => setTyped({ text: next, readCount });
  const field = useRef<HTMLInputElement>(null);
  const typeAnywhere = useEffectEvent((event: KeyboardEvent) => {
    const isCharacter = /^[\dA-Za-z]$/.test(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey;
    if (!isCharacter || event.repeat || event.defaultPrevented || hasKeyHandler()) return;
    const isUsed = event.target instanceof Element && event.target.closest(keyConsumers) !== null;
    if (!isUsed) field.current?.focus();
  });
  useEffect(() => {
    const handlePress = (event: KeyboardEvent) => typeAnywhere(event);
    document.addEventListener('keydown', handlePress);
    return () => document.removeEventListener('keydown', handlePress);
  }, []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const code = text.trim();
    if (code === '') return;
    setText('');
    handleCode(code);
    // The field loses the focus, so that keys work again. On a phone the keyboard would cover the answer.
    if (hasKeyHandler() || matchMedia('(pointer: coarse)').matches) field.current?.blur();
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
          onChange={(event) => setText(event.target.value)}
        />
        <Button kind="outline" size="small" type="submit">
          {m.desk_scan_send()}
        </Button>
        <IconButton
          icon={isLoud ? soundIcon : muteIcon}
          label={m.desk_sound()}
          aria-pressed={isLoud}
          onClick={() => setSound(!isLoud)}
        />
      </form>
      <output
        className={classes(
          styles['answer'],
          lastScan !== null && lastScan.answer !== null && styles[lastScan.answer.tone],
        )}
      >
        {lastScan === null ? (
          <span className={styles['ready']}>{m.desk_scan_ready()}</span>
        ) : (
          <>
            {lastScan.answer === null ? null : <Icon name={icons[lastScan.answer.tone]} size={36} />}
            <span className={styles['answer-words']}>
              <span
                className={classes(
                  styles['words'],
                  (lastScan.answer?.words.length ?? 0) > longAnswer && styles['long'],
                )}
              >
                <bdi>{lastScan.answer === null ? m.desk_scan_looking() : lastScan.answer.words}</bdi>
              </span>
              <span className={styles['note']}>
                {lastScan.code === '' ? null : <span className="code">{lastScan.code}</span>}
                {lastScan.answer?.note === undefined
                  ? null
                  : `${lastScan.code === '' ? '' : ' · '}${lastScan.answer.note}`}
              </span>
            </span>
          </>
        )}
      </output>
      {lastScan?.answer?.links === undefined ? null : (
        <p className={styles['links']}>
          {lastScan.answer.links.map((link) => (
            <TargetLink
              key={link.words}
              target={link.target}
              preload={false}
              onClick={() => showDestination(link)}
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
              {m.desk_scan_kept_count(countParams(unsentCodes.length))}{' '}
              <span className="code">{unsentCodes.join(', ')}</span>
            </Notice>
          )}
        </div>
      )}
    </div>
  );
}
