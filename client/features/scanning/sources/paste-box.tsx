import { useId, useLayoutEffect, useRef } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { Button } from '../../../ui/buttons/button';
import { classes } from '../../../ui/classes';
import styles from './paste-box.module.css';
import { marksOf, replaceNumber } from './paste-marks';
import { problemSentence } from '../problem-sentences';
import { usePastedText, type PasteBoxProps } from './use-pasted-text';
import { WrongPastedNumbers } from './wrong-pasted-numbers';
import { countParams } from '../../../lib/words/count-params';

/** Field for any text with ISBNs, which are marked in place during typing and after pasting. */
export function PasteBox(props: PasteBoxProps) {
  const id = useId();
  const marks = useRef<HTMLDivElement>(null);
  const pasted = usePastedText(props);
  const { field, text, setText, deferredText, found, books, wrong, addOn, isNone, change, send, press } = pasted;
  const scroll = () => {
    if (marks.current !== null && field.current !== null) marks.current.scrollTop = field.current.scrollTop;
  };
  // Marks of a new text are drawn later than the text, which may have scrolled by then.
  useLayoutEffect(() => {
    if (marks.current !== null && field.current !== null) marks.current.scrollTop = field.current.scrollTop;
  });
  return (
    <form className={styles['form']} onSubmit={send} noValidate>
      <label className={styles['label']} htmlFor={id}>
        {m.scanning_paste_label()}
      </label>
      <div className={classes(styles['box'], isNone && styles['none'])}>
        <div ref={marks} className={styles['marks']} aria-hidden="true" dir="auto">
          {(deferredText === text ? marksOf(deferredText, found) : []).map((mark) =>
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
          rows={5}
          dir="auto"
          value={text}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a person pressed "Type or paste" to write here
          autoFocus={props.autoFocus}
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
      {text === '' ? null : (
        <Button type="submit" kind="give" size="small" isFull>
          {books === 0 ? m.scanning_paste_read_none() : m.scanning_paste_read(countParams(books))}
        </Button>
      )}
      <div id={`${id}-wrong`} aria-live="polite">
        <WrongPastedNumbers wrong={wrong} onMeant={(number, isbn) => setText(replaceNumber(text, number, isbn))} />
        {isNone ? (
          <p className={styles['problem']}>
            {addOn === null ? m.scanning_paste_none() : problemSentence('price-add-on', addOn)}
          </p>
        ) : null}
      </div>
      <p className={styles['hint']} id={`${id}-hint`}>
        {books > 0 ? m.scanning_paste_check() : m.scanning_paste_hint()}
      </p>
    </form>
  );
}
