import { HandScanner } from '../../../../domain/scanning/hand-scanner';

type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldOf(target: EventTarget | null): Field | null {
  if (target instanceof HTMLTextAreaElement) return target;
  return target instanceof HTMLInputElement && /^(?:text|search|tel|url|email|number|password)$/.test(target.type) ? target : null;
}

/** Puts back what stood in a field, so that React too takes it for typed. */
function restore(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Hears a hand scanner wherever the focus is. What a person types stays where it was typed; a scanner's burst is taken
 * out of the field it went into, and its Enter or Tab does nothing. Returns the way to stop.
 *
 * Digits are told by the key's place: a scanner set to an English keyboard writes `&é"` on a French one.
 */
export function listenToScanner(page: Document, onRead: (text: string) => void): () => void {
  const scanner = new HandScanner();
  let before: { readonly field: Field; readonly value: string } | null = null;
  const hear = (event: KeyboardEvent) => {
    const heard = scanner.hear({
      key: /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? event.key,
      at: event.timeStamp,
      repeat: event.repeat,
      command: event.ctrlKey || event.altKey || event.metaKey,
    });
    if (heard.kind === 'first') {
      const field = fieldOf(event.target);
      before = field === null ? null : { field, value: field.value };
    }
    if (heard.kind !== 'read') return;
    event.preventDefault();
    event.stopPropagation();
    if (before !== null && before.field === event.target && before.field.value !== before.value) restore(before.field, before.value);
    onRead(heard.text);
  };
  page.addEventListener('keydown', hear, { capture: true });
  return () => page.removeEventListener('keydown', hear, { capture: true });
}
