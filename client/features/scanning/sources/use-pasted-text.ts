import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import type { Read } from '../../../../domain/scanning/run';
import { typedNumbers } from './typed-numbers';

/** Length in characters above which a text is read at once, because nobody checks it number by number. */
const longText = 4000;

export interface PasteBoxProps {
  readonly onRead: (reads: readonly Read[]) => void;
  /** Looks for titles in a text without an ISBN. Returns whether there are any. */
  readonly onTitles: (text: string) => Promise<boolean>;
  /** Text above that length. */
  readonly onLong: (text: string) => void;
  /** False while nothing can be read yet. Text typed meanwhile stays in the field. */
  readonly isHydrated?: boolean;
  /** Takes the focus when it appears. */
  readonly autoFocus?: boolean;
}

/** Returns the text of the field and the numbers in it, and sends them. Text typed before hydration is kept. */
export function usePastedText({ onRead, onTitles, onLong, isHydrated = true, autoFocus = false }: PasteBoxProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const deferredText = useDeferredValue(text);
  const { found, books, wrong, addOn } = useMemo(() => typedNumbers(deferredText), [deferredText]);
  const isNone = isAsked && books === 0 && wrong.length === 0;

  const long = useEffectEvent(onLong);
  useEffect(() => {
    const element = field.current;
    // Showing such a text in the field is slower than reading it, so it is read without being shown.
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
  const lookUp = async () => {
    if (!(await onTitles(text))) return field.current?.select();
    setText('');
    setAsked(false);
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
      void onTitles(text);
    } else if (now.wrong.length > 0 || now.addOn !== null) field.current?.select();
    else void lookUp();
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
  const readEarlyText = useEffectEvent(() => {
    if (text.length > longText) change(text);
    // Enter pressed before hydration.
    else if (text.endsWith('\n')) send();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- sends the early text once
    if (isHydrated) readEarlyText();
  }, [isHydrated]);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return { field, text, setText, deferredText, found, books, wrong, addOn, isNone, change, send, press };
}
