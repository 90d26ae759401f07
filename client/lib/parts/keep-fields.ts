/** Where the fields of a page wait for the page to be loaded again, in this tab alone. */
export const fieldsPlace = 'dogear-fields';

/** Whether fields of this tab wait to be restored. */
export function hasKeptFields(): boolean {
  try {
    return sessionStorage.getItem(fieldsPlace) !== null;
  } catch {
    return false;
  }
}

/** Forgets what was kept, when the page is not left after all. */
export function dropFields(): void {
  try {
    sessionStorage.removeItem(fieldsPlace);
  } catch {
    // Nothing is kept there.
  }
}

/** Restores the kept fields of the page that is shown, if there are any. */
export async function restoreKeptFields(): Promise<void> {
  // Rare: the code is fetched then. Without it the fields are typed again.
  if (hasKeptFields())
    await import('./restore-fields').then(
      ({ restoreFields }) => restoreFields(),
      () => undefined,
    );
}

/** Fields of text, of which a person may have typed the value. */
const textFields = 'main :is(textarea, input:is([type=text], [type=email], [type=tel], [type=url], :not([type])))';

/** Account numbers and codes are never kept (docs/decisions/013): a person types them again. */
const secret = /iban|password|code|token/i;

/** The fields whose value may be kept, by name; several of one name count from 0. */
export function namedFields(): ReadonlyMap<string, HTMLInputElement | HTMLTextAreaElement> {
  const named = new Map<string, HTMLInputElement | HTMLTextAreaElement>();
  const count = new Map<string, number>();
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields)) {
    const name = field.name === '' ? field.tagName : field.name;
    const at = count.get(name) ?? 0;
    count.set(name, at + 1);
    if (!secret.test(name) && !field.readOnly) named.set(`${name} ${at}`, field);
  }
  return named;
}

/**
 * Keeps what is typed in the page that is shown, before it is left for a full load. `page` is the page's path: during a
 * navigation the address is the next page's already. Nothing typed leaves alone what was kept before.
 */
export function keepFields(page = location.pathname): void {
  const typed = [...namedFields()].filter(([, field]) => field.value !== '').map(([name, { value }]) => [name, value]);
  if (typed.length === 0) return;
  try {
    sessionStorage.setItem(fieldsPlace, JSON.stringify({ page, typed: Object.fromEntries(typed) }));
  } catch {
    // A browser that keeps nothing: it is typed again.
  }
}
