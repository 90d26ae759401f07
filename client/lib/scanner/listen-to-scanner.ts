import { isbnAlphabet, deskAlphabet, HandScanner, type ScannedAlphabet } from '../../../domain/scanning/hand-scanner';

type Field = HTMLInputElement | HTMLTextAreaElement;
/** What keys change: text where they are typed, and a choice whose options are found by their first letters. */
type Changed = Field | HTMLSelectElement;

function fieldOf(target: EventTarget | null): Field | null {
  if (target instanceof HTMLTextAreaElement) return target;
  return target instanceof HTMLInputElement && /^(?:text|search|tel|url|email|number|password)$/.test(target.type)
    ? target
    : null;
}

const changedBy = (target: EventTarget | null): Changed | null =>
  target instanceof HTMLSelectElement ? target : fieldOf(target);

/** Puts back what stood in a field, so that React too takes it for typed or chosen. */
function restore(field: Changed, value: string): void {
  const isChoice = field instanceof HTMLSelectElement;
  const prototype = isChoice
    ? HTMLSelectElement.prototype
    : field instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement.prototype
      : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(isChoice ? 'change' : 'input', { bubbles: true }));
}

/**
 * Digits are told by the key's place: a scanner set to an English keyboard writes `&é"` on a French one. Letters where
 * the layout has no Latin ones.
 */
function keyOf({ key, code }: KeyboardEvent): string {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return digit;
  return key.length === 1 && !/^[\x20-\x7e]$/.test(key) ? (/^Key([A-Z])$/.exec(code)?.[1] ?? key) : key;
}

const commandOf = (event: KeyboardEvent) => event.ctrlKey || event.altKey || event.metaKey;

interface ScannerListener {
  readonly alphabet: ScannedAlphabet;
  readonly onRead: (text: string) => void;
  /** Of each key that ended no read: whether it may be part of one. */
  readonly onOther?: (event: KeyboardEvent, key: string, part: 'nothing' | 'first' | 'more') => void;
}

function listen(page: Document, { alphabet, onRead, onOther }: ScannerListener): () => void {
  const scanner = new HandScanner(alphabet);
  let before: { readonly field: Changed; readonly value: string } | null = null;
  const listener = (event: KeyboardEvent) => {
    const key = keyOf(event);
    const heard = scanner.hear({ key, at: event.timeStamp, repeat: event.repeat, command: commandOf(event) });
    if (heard.kind === 'first') {
      const field = changedBy(event.target);
      before = field === null ? null : { field, value: field.value };
    }
    if (heard.kind !== 'read') {
      onOther?.(event, key, heard.kind);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (before !== null && before.field === event.target && before.field.value !== before.value)
      restore(before.field, before.value);
    onRead(heard.text);
  };
  page.addEventListener('keydown', listener, { capture: true });
  return () => page.removeEventListener('keydown', listener, { capture: true });
}

/**
 * Hears a hand scanner wherever the focus is. What a person types stays where it was typed; a scanner's burst is taken
 * out of the field it went into, and its Enter or Tab does nothing. Returns the way to stop.
 */
export function listenToScanner(page: Document, onRead: (text: string) => void): () => void {
  return listen(page, { alphabet: isbnAlphabet, onRead });
}

/** A key that may begin a scanner's burst counts as pressed by hand when none follows it for so long. */
const loneMs = 100;

/**
 * Keys of the page are not those of what has the focus: a field, a choice, a window over the page; Enter presses a
 * button.
 */
function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (fieldOf(target) !== null || target.closest('dialog, select, [contenteditable]') !== null) return true;
  return (
    (key === 'Enter' || key === ' ' || key.startsWith('Arrow')) &&
    target.closest('button, a, input, summary, label') !== null
  );
}

/**
 * As `listenToScanner`, for the desk: codes may have letters, and single keys pressed outside of fields are told too
 * (`Enter`, `Escape`, `ArrowUp`, letters in capitals); `onKey` says whether it meant something. A key that could begin
 * a burst is told a moment later, when none has followed.
 */
export function listenAtDesk(
  page: Document,
  onRead: (text: string) => void,
  onKey: (key: string) => boolean,
): () => void {
  let waiting: { readonly key: string; readonly timer: number } | null = null;
  let burstAt = Number.NEGATIVE_INFINITY;
  const drop = () => {
    if (waiting !== null) clearTimeout(waiting.timer);
    waiting = null;
  };
  const tell = (key: string) => {
    drop();
    return onKey(key.length === 1 ? key.toUpperCase() : key);
  };
  const stop = listen(page, {
    alphabet: deskAlphabet,
    onRead: (text) => {
      drop();
      onRead(text);
    },
    onOther: (event, key, part) => {
      if (part === 'more') {
        burstAt = event.timeStamp;
        drop();
        return;
      }
      // The end of a burst that was no code is not a key pressed by hand, and presses nothing that has the focus.
      const endsBurst = event.timeStamp - burstAt < loneMs;
      if (endsBurst && key === 'Enter' && fieldOf(event.target) === null) event.preventDefault();
      if (key === 'Shift' || event.repeat || commandOf(event) || isTaken(event.target, key)) return;
      if (part === 'first') {
        drop();
        waiting = { key, timer: window.setTimeout(() => void tell(key), loneMs) };
        return;
      }
      if (endsBurst) return;
      if (waiting !== null) tell(waiting.key);
      if ((key === 'Enter' || key === 'Escape' || key.startsWith('Arrow')) && tell(key)) event.preventDefault();
    },
  });
  return () => {
    drop();
    stop();
  };
}
