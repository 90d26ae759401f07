export type Typed = HTMLInputElement | HTMLTextAreaElement;
/** What a field said before it was taken over. */
export interface Early {
  readonly value: string;
  readonly checked: boolean;
}

const waitMs = 20;
const longestMs = 20_000;

const isTicked = (field: Typed): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** Sets a property past React, which watches it on this one element. */
function setPast(field: Typed, name: 'value' | 'checked', to: string | boolean): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(field, to);
}

function tell(field: Typed, early: Early): void {
  if (isTicked(field)) {
    // Of several to choose from, the one that was chosen tells of it.
    if (field.type === 'radio' && !early.checked) return;
    field.checked = !early.checked;
    setPast(field, 'checked', early.checked);
    // Not a mouse's click: that would change it once more.
    field.dispatchEvent(new Event('click', { bubbles: true }));
    return;
  }
  const { value, selectionStart: from, selectionEnd: to } = field;
  // Drawn once more meanwhile, it says again what the server wrote; else somebody may have gone on.
  const typed = value === field.defaultValue ? early.value : value;
  field.value = field.defaultValue;
  setPast(field, 'value', typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Fields for mail addresses know no caret.
  if (document.activeElement === field && typed === value && from !== null) field.setSelectionRange(from, to);
}

/**
 * Tells the page of what a person, or their browser, wrote into a field before the script had taken the field over: a
 * password manager on a slow line is always first. Waits until React watches the field, from when on it hears what changes.
 */
export async function readIn(field: Typed, early: Early): Promise<void> {
  const watched = isTicked(field) ? 'checked' : 'value';
  const end = performance.now() + longestMs;
  while (field.isConnected && performance.now() < end) {
    if (Object.hasOwn(field, watched)) {
      // Watched is a field while its part of the page is still being taken over, which would look at it once more: an event of this kind makes React end that first. Nobody listens to it.
      field.dispatchEvent(new Event('touchcancel', { bubbles: true }));
      tell(field, early);
      return;
    }
    await new Promise((go) => setTimeout(go, waitMs));
  }
}
