import type { EarlyField, EarlyValue } from './early';

/** Milliseconds between two checks of what React has not hydrated yet. */
const waitMs = 20;
/** Milliseconds after which a change or press is dropped if its part of the page is not hydrated. */
const longestMs = 20_000;

const isTicked = (field: EarlyField): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** Sets a property without the setter by which React watches this element. */
function setPast(field: HTMLInputElement | HTMLTextAreaElement, name: 'value' | 'checked', to: string | boolean): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(field, to);
}

/**
 * Makes React finish hydrating the part around an element. React does so before it handles an event of this kind. The
 * event has no listener.
 */
const finishPart = (element: Element) => element.dispatchEvent(new Event('touchcancel', { bubbles: true }));

/** Reports a value to React that was entered before hydration, as if it had just been typed or chosen. */
function tellValue(field: EarlyField, early: EarlyValue): void {
  finishPart(field);
  if (field instanceof HTMLSelectElement) {
    field.value = early.value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (isTicked(field)) {
    // Of several radio buttons only the chosen one is reported.
    if (field.type === 'radio' && !early.checked) return;
    field.checked = !early.checked;
    setPast(field, 'checked', early.checked);
    // A real click would change the value once more.
    field.dispatchEvent(new Event('click', { bubbles: true }));
    return;
  }
  const { value, selectionStart: from, selectionEnd: to } = field;
  // React may have written the server's value again meanwhile; otherwise another value was typed since.
  const typed = value === field.defaultValue ? early.value : value;
  field.value = field.defaultValue;
  setPast(field, 'value', typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // A field for mail addresses has no selection.
  if (document.activeElement === field && typed === value && from !== null) field.setSelectionRange(from, to);
}

/** Repeats a press once. A button that is disabled by now is not pressed. */
function pressAgain(element: HTMLElement): void {
  window.early.release();
  if (element.matches(':disabled, [aria-disabled="true"]')) return;
  if (element instanceof HTMLFormElement) {
    finishPart(element);
    element.requestSubmit();
  } else {
    // The click of a submit button sends its form, as the browser itself does on Enter.
    element.click();
  }
}

const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms));

/** Resolves when React has rendered the new values and run the effects. */
const settled = () =>
  new Promise<void>((go) => void requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go))));

const formOf = (element: Element): Element | null => element.closest('form');
const isInFormOf = (press: Element) => (field: EarlyField) => field.form !== null && field.form === formOf(press);

/** Repeats everything that waits. `isOver` says whether an element has waited too long. */
async function runThrough(isOver: (element: Element) => boolean): Promise<void> {
  const { early } = window;
  while (early.fields.size > 0 || early.press !== null) {
    for (const [field, value] of early.fields) {
      if (early.isTaken(field) && field.isConnected) tellValue(field, value);
      else if (!isOver(field)) continue;
      early.fields.delete(field);
    }
    const { press } = early;
    if (press !== null && isOver(press)) early.release();
    else if (press !== null && early.isTaken(press) && ![...early.fields.keys()].some(isInFormOf(press))) {
      await settled();
      // Another button may have been pressed meanwhile: only the last one counts.
      if (early.press === press) pressAgain(press);
    } else {
      // Parts that wait for a touch have had one (client/lib/parts/when-needed.ts).
      dispatchEvent(new Event('early'));
      await pause(waitMs);
    }
  }
}

let isRunning = false;

/**
 * Repeats what a person did before React had hydrated that part of the page: first what was typed, then the last press,
 * each once. What belongs to a part that is not hydrated within some seconds is dropped, and the pressed button shows
 * that it no longer waits.
 */
async function catchUp(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  const ends = new Map<Element, number>();
  try {
    await runThrough((element) => {
      const end = ends.get(element) ?? performance.now() + longestMs;
      ends.set(element, end);
      return !element.isConnected || performance.now() > end;
    });
  } finally {
    isRunning = false;
  }
}

// This module is loaded by the first early change or press. From then on it is called for each.
window.early.wake = () => void catchUp();
window.early.wake();
