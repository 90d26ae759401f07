import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import type { Read } from '../../../../domain/scanning/run';
import { m } from '../../../../messages/compiled/messages.js';
import { Button } from '../../../ui/buttons/button';
import { classes } from '../../../ui/classes';
import styles from './paste-box.module.css';
import { marksOf, withMeant } from './paste-marks';
import { problemSentence } from '../problem-sentences';
import { typedNumbers } from './typed-numbers';
import { WrongNumbers } from './wrong-numbers';
import { counted } from '../../../lib/words/counted';

/** Length in characters above which a text is read at once, because nobody checks it number by number. */
const longText = 4000;

export interface PasteBoxProps {
  readonly onRead: (reads: readonly Read[]) => void;
  /** Text above that length. */
  readonly onLong: (text: string) => void;
  /** False while nothing can be read yet. Text typed meanwhile stays in the field. */
  readonly isAlive?: boolean;
  /** Takes the focus when it appears. */
  readonly autoFocus?: boolean;
}

/** Field for any text with ISBNs, which are marked in place during typing and after pasting. */
export function PasteBox({ onRead, onLong, isAlive = true, autoFocus = false }: PasteBoxProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const marks = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const looked = useDeferredValue(text);
  const { found, books, wrong, addOn } = useMemo(() => typedNumbers(looked), [looked]);
  const isNone = isAsked && books === 0 && wrong.length === 0;

  const long = useEffectEvent(onLong);
  useEffect(() => {
    const element = field.current;
    // The browser would take longer to put it into the field than to read it, so it never gets there.
    const insert = (event: InputEvent) => {
      const inserted = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      if (inserted.length <= longText) return;
      event.preventDefault();
      long(inserted);
    };
    element?.addEventListener('beforeinput', insert);
    return () => element?.removeEventListener('beforeinput', insert);
  }, []);
  const change = (value: string) => {
    setAsked(false);
    if (value.length > longText) onLong(value);
    setText(value.length > longText ? '' : value);
  };
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    setAsked(true);
    const now = typedNumbers(text);
    // A single wrong number can be corrected at once. In a list it waits at the end of the run.
    if (now.books > 0) {
      onRead(now.reads);
      setText('');
      setAsked(false);
    } else field.current?.select();
    field.current?.focus();
  };
  useLayoutEffect(() => {
    // The dialog around it focuses the element with the attribute, which React leaves out.
    field.current?.toggleAttribute('autofocus', autoFocus);
  }, [autoFocus]);
  useLayoutEffect(() => {
    // Text typed into the server's page before hydration, which React would remove without notice.
    const early = field.current?.value ?? '';
    if (early !== '') setText(early);
  }, []);
  const wake = useEffectEvent(() => {
    if (text.length > longText) change(text);
    // Enter pressed before hydration.
    else if (text.endsWith('\n')) send();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- sends the early text once
    if (isAlive) wake();
  }, [isAlive]);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const scroll = () => {
    if (marks.current !== null && field.current !== null) marks.current.scrollTop = field.current.scrollTop;
  };
  return (
    <form className={styles['form']} onSubmit={send} noValidate>
      <label className={styles['label']} htmlFor={id}>
        {m.scanning_paste_label()}
      </label>
      <div className={classes(styles['box'], isNone && styles['none'])}>
        <div ref={marks} className={styles['marks']} aria-hidden="true" dir="ltr">
          {marksOf(looked, found).map((mark) =>
            mark.kind === null ? (
              mark.text
            ) : (
              <mark key={mark.at} className={styles[mark.kind]}>
                {mark.text}
              </mark>
            ),
          )}
          {'\n'}
        </div>
        <textarea
          ref={field}
          id={id}
          name="isbns"
          data-early="own"
          rows={5}
          dir="ltr"
          value={text}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a person pressed "Type or paste" to write here
          autoFocus={autoFocus}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode="text"
          enterKeyHint="done"
          placeholder={m.scanning_paste_placeholder()}
          aria-describedby={`${id}-hint ${id}-wrong`}
          aria-invalid={isNone || undefined}
          onChange={(event) => change(event.target.value)}
          onKeyDown={press}
          onScroll={scroll}
        />
      </div>
      <div id={`${id}-wrong`} aria-live="polite">
        <WrongNumbers wrong={wrong} onMeant={(number, isbn) => setText(withMeant(text, number, isbn))} />
        {isNone ? (
          <p className={styles['problem']}>
            {addOn === null ? m.scanning_paste_none() : problemSentence('price-add-on', addOn)}
          </p>
        ) : null}
      </div>
      <p className={styles['hint']} id={`${id}-hint`}>
        {m.scanning_paste_hint()}
      </p>
      {text === '' ? null : (
        <Button type="submit" kind="give" size="small" full>
          {books === 0 ? m.scanning_paste_read_none() : m.scanning_paste_read(counted(books))}
        </Button>
      )}
    </form>
  );
}
