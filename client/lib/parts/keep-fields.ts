/** Storage key of the kept fields, in the tab only. */
export const fieldsKey = 'dogear-fields';

/** Returns whether fields of this tab wait to be restored. */
export function hasKeptFields(): boolean {
  try {
    return sessionStorage.getItem(fieldsKey) !== null;
  } catch {
    return false;
  }
}

/** Removes the kept fields, when the page is not left after all. */
export function dropFields(): void {
  try {
    sessionStorage.removeItem(fieldsKey);
  } catch {
    // Without storage nothing was kept.
  }
}

/** Restores the kept fields of the page that is shown, if there are any. */
export async function restoreKeptFields(): Promise<void> {
  // This is rare, so the code is fetched then. If that fails, the person types the fields again.
  if (hasKeptFields())
    await import('./restore-fields').then(
      ({ restoreFields }) => restoreFields(),
      () => undefined,
    );
}

/** Selector of the text fields in which a person may have typed. */
const textFields = 'main :is(textarea, input:is([type=text], [type=email], [type=tel], [type=url], :not([type])))';

/** Account numbers and codes are never kept (docs/decisions/013): a person types them again. */
const secret = /iban|password|code|token/i;

/** Returns the fields whose value may be kept, by name. Several fields of one name count from 0. */
export function namedFields(): ReadonlyMap<string, HTMLInputElement | HTMLTextAreaElement> {
  const fields = new Map<string, HTMLInputElement | HTMLTextAreaElement>();
  const count = new Map<string, number>();
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields)) {
    const name = field.name === '' ? field.tagName : field.name;
    const at = count.get(name) ?? 0;
    count.set(name, at + 1);
    if (!secret.test(name) && !field.readOnly) fields.set(`${name} ${at}`, field);
  }
  return fields;
}

/**
 * Keeps the typed text of the present page before a full load. `page` is the page's path: during a navigation the
 * address is that of the next page. If nothing is typed, the fields kept before stay.
 */
export function keepFields(page = location.pathname): void {
  const typed = [...namedFields()].filter(([, field]) => field.value !== '').map(([name, { value }]) => [name, value]);
  if (typed.length === 0) return;
  try {
    sessionStorage.setItem(fieldsKey, JSON.stringify({ page, typed: Object.fromEntries(typed) }));
  } catch {
    // Without storage the person types it again.
  }
}
