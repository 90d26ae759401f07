import { isbnAlphabet, deskAlphabet, HandScanner, type ScannedAlphabet } from '../../../domain/scanning/hand-scanner';

type Field = HTMLInputElement | HTMLTextAreaElement;
/** Elements that keys change: text fields, and a select whose options are found by their first letters. */
type ChangeableField = Field | HTMLSelectElement;

function fieldOf(target: EventTarget | null): Field | null {
  if (target instanceof HTMLTextAreaElement) return target;
  return target instanceof HTMLInputElement && /^(?:text|search|tel|url|email|number|password)$/.test(target.type)
    ? target
    : null;
}

const changeableFieldOf = (target: EventTarget | null): ChangeableField | null =>
  target instanceof HTMLSelectElement ? target : fieldOf(target);

function prototypeOf(field: ChangeableField): object {
  if (field instanceof HTMLSelectElement) return HTMLSelectElement.prototype;
  return field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
}

/** Restores the former value of a field, so that React treats it as typed or chosen. */
function restore(field: ChangeableField, value: string): void {
  const isChoice = field instanceof HTMLSelectElement;
  Object.getOwnPropertyDescriptor(prototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(isChoice ? 'change' : 'input', { bubbles: true }));
}

/**
 * Returns the character of a key. Digits come from the key's position: a scanner set to an English keyboard writes
 * `&é"` on a French one. So do letters where the layout has no Latin ones.
 */
function keyOf({ key, code }: KeyboardEvent): string {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return digit;
  return key.length === 1 && !/^[\x20-\x7e]$/.test(key) ? (/^Key([A-Z])$/.exec(code)?.[1] ?? key) : key;
}

const hasCommandKey = (event: KeyboardEvent) => event.ctrlKey || event.altKey || event.metaKey;

interface ScannerListener {
  readonly alphabet: ScannedAlphabet;
  readonly onRead: (text: string) => void;
  /** Called for each key that ended no code. `part` says whether the key may be part of one. */
  readonly onOther?: (event: KeyboardEvent, key: string, part: 'nothing' | 'first' | 'more') => void;
}

function listen(page: Document, { alphabet, onRead, onOther }: ScannerListener): () => void {
  const scanner = new HandScanner(alphabet);
  let before: { readonly field: ChangeableField; readonly value: string } | null = null;
  const listener = (event: KeyboardEvent) => {
    const key = keyOf(event);
    const keyMeaning = scanner.readKey({
      key,
      at: event.timeStamp,
      repeat: event.repeat,
      command: hasCommandKey(event),
    });
    if (keyMeaning.kind === 'first') {
      const field = changeableFieldOf(event.target);
      before = field === null ? null : { field, value: field.value };
    }
    if (keyMeaning.kind !== 'read') {
      onOther?.(event, key, keyMeaning.kind);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (before !== null && before.field === event.target && before.field.value !== before.value)
      restore(before.field, before.value);
    onRead(keyMeaning.text);
  };
  page.addEventListener('keydown', listener, { capture: true });
  return () => page.removeEventListener('keydown', listener, { capture: true });
}

/**
 * Listens to a hand scanner wherever the focus is. Text typed by hand stays. The characters of a scanned code are
 * removed from the field, and its Enter or Tab has no effect. Returns the function that stops listening.
 */
export function listenToScanner(page: Document, onRead: (text: string) => void): () => void {
  return listen(page, { alphabet: isbnAlphabet, onRead });
}

/** Milliseconds after which a key that may begin a code counts as pressed by hand. */
const handKeyDelayMs = 100;

/** Returns whether the focused element uses keys itself: a field, a select, a dialog; Enter presses a button. */
function usesKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (fieldOf(target) !== null || target.closest('dialog, select, [contenteditable]') !== null) return true;
  return (
    (key === 'Enter' || key === ' ' || key.startsWith('Arrow')) &&
    target.closest('button, a, input, summary, label') !== null
  );
}

/**
 * Listens like `listenToScanner`, for the desk. Codes may have letters. Single keys pressed outside of fields are
 * reported to `onKey` (`Enter`, `Escape`, `ArrowUp`, capitals), which returns whether it used the key. A key that could
 * begin a code is reported after a moment, if no other followed.
 */
export function listenAtDesk(
  page: Document,
  onRead: (text: string) => void,
  onKey: (key: string) => boolean,
): () => void {
  let waitingKey: { readonly key: string; readonly at: number; readonly timer: number } | null = null;
  let burstAt = Number.NEGATIVE_INFINITY;
  const cancelWaitingKey = () => {
    if (waitingKey !== null) clearTimeout(waitingKey.timer);
    waitingKey = null;
  };
  const reportKey = (key: string) => {
    cancelWaitingKey();
    return onKey(key.length === 1 ? key.toUpperCase() : key);
  };
  const stop = listen(page, {
    alphabet: deskAlphabet,
    onRead: (text) => {
      cancelWaitingKey();
      onRead(text);
    },
    onOther: (event, key, part) => {
      if (part === 'more') {
        burstAt = event.timeStamp;
        cancelWaitingKey();
        return;
      }
      // The last key of a burst that was not a code was not pressed by hand, so it presses no button.
      const endsBurst = event.timeStamp - burstAt < handKeyDelayMs;
      if (endsBurst && key === 'Enter' && fieldOf(event.target) === null) event.preventDefault();
      const isSinglePress = key !== 'Shift' && !event.repeat && !hasCommandKey(event);
      if (!isSinglePress || usesKey(event.target, key)) return;
      if (part === 'first') {
        // On a busy page the timer of a key pressed long before may still be running.
        if (waitingKey !== null && event.timeStamp - waitingKey.at >= handKeyDelayMs) reportKey(waitingKey.key);
        cancelWaitingKey();
        waitingKey = { key, at: event.timeStamp, timer: window.setTimeout(() => void reportKey(key), handKeyDelayMs) };
        return;
      }
      if (endsBurst) return;
      if (waitingKey !== null) reportKey(waitingKey.key);
      const isKeyOfScreen = key === 'Enter' || key === 'Escape' || key.startsWith('Arrow');
      if (isKeyOfScreen && reportKey(key)) event.preventDefault();
    },
  });
  return () => {
    cancelWaitingKey();
    stop();
  };
}
