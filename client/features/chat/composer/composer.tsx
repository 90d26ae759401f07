import {
  useId,
  useImperativeHandle,
  useState,
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { formatNumber } from '../../../../domain/format';
import { chatPolicy } from '../../../../domain/policy/chat';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { useEnteredEarly } from '../../../ui/fields/use-entered-early';
import { Icon } from '../../../ui/icons/icon';
import { ChatIcon } from './chat-icon';
import styles from './composer.module.css';

export interface ComposerHandle {
  /** Sets the text of the field, if there is one. */
  readonly put: (text: string) => void;
  /** Appends a line to the text and moves the cursor to its end. */
  readonly add: (text: string) => void;
  readonly focus: () => void;
}

export interface ComposerProps {
  readonly handle: Ref<ComposerHandle>;
  readonly onType: (text: string) => void;
  readonly onSend: (text: string) => void;
}

/** Most remaining characters of which the number is shown. */
const maxShownRemainder = 200;

/**
 * Field to write in. Enter sends, unless a Japanese or Chinese word is being composed. Shift and Enter starts a line.
 */
export function Composer({ handle, onType, onSend }: ComposerProps) {
  const [text, setText] = useState('');
  const id = useId();
  const type = (next: string) => {
    setText(next);
    onType(next);
  };
  const write = (event: ChangeEvent<HTMLTextAreaElement>) => type(event.target.value);
  const field = useEnteredEarly({ value: text }, write);
  useImperativeHandle(handle, () => ({
    put: (kept) => {
      if (kept !== '') setText(kept);
    },
    add: (more) => {
      if (more === '') return;
      type([text, more].filter((part) => part.trim() !== '').join('\n'));
      field.current?.focus();
    },
    focus: () => field.current?.focus({ preventScroll: true }),
  }));
  // Counts characters as people do, not UTF-16 units.
  const remainingCharacters = chatPolicy.letters - Array.from(text.trim()).length;
  const canSend = text.trim() !== '' && remainingCharacters >= 0;
  const send = () => {
    if (!canSend) return;
    onSend(text.trim());
    type('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
    field.current?.focus();
  };
  const key = (event: KeyboardEvent) => {
    // Safari ends a composition before the key that ended it: that key has the code 229.
    const composes = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || composes) return;
    event.preventDefault();
    send();
  };
  const remainderWords = remainingCharacters > maxShownRemainder ? null : wordsOfRemainder(remainingCharacters);
  return (
    <form onSubmit={submit}>
      <div className={styles['line']}>
        <label className={styles['label']} htmlFor={id}>
          {m.chat_message()}
        </label>
        <span className={styles['grow']} data-text={`${text || m.chat_write()} `}>
          <textarea
            ref={field}
            id={id}
            rows={1}
            value={text}
            placeholder={m.chat_write()}
            dir="auto"
            enterKeyHint="send"
            autoComplete="off"
            aria-invalid={remainingCharacters < 0 || undefined}
            aria-describedby={remainderWords === null ? undefined : `${id}-count`}
            onChange={write}
            onKeyDown={key}
          />
        </span>
        <PageLink
          to="/bulk-scanning"
          hash="scan"
          preload={false}
          className={styles['scan']}
          aria-label={m.chat_scan()}
          title={m.chat_scan()}
        >
          <Icon name="scan" />
        </PageLink>
        <button
          type="submit"
          className={styles['send']}
          aria-label={m.chat_send()}
          aria-disabled={!canSend || undefined}
        >
          <ChatIcon name="send" />
        </button>
      </div>
      <output id={`${id}-count`} className={styles['count']} data-over={remainingCharacters < 0 || undefined}>
        {remainderWords}
      </output>
    </form>
  );
}

/** Returns how many characters are left, or how many are too many. */
function wordsOfRemainder(remainingCharacters: number): string {
  const count = Math.abs(remainingCharacters);
  const shown = formatNumber(count, language());
  return remainingCharacters < 0 ? m.chat_letters_over({ count, shown }) : m.chat_letters_left({ count, shown });
}
