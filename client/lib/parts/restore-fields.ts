import { fieldsKey, namedFields } from './keep-fields';

/** Writes a value as a person would: without the setter by which React watches the element, and with an event. */
function typeValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Writes the kept text of this page into its empty fields, once. Before hydration React takes such values as text that
 * a person typed early.
 */
export function restoreFields(): void {
  let kept: unknown;
  try {
    kept = JSON.parse(sessionStorage.getItem(fieldsKey) ?? 'null');
  } catch {
    return;
  }
  if (typeof kept !== 'object' || kept === null || !('page' in kept) || !('typed' in kept)) return;
  if (kept.page !== location.pathname || typeof kept.typed !== 'object' || kept.typed === null) return;
  sessionStorage.removeItem(fieldsKey);
  const typed = new Map<string, unknown>(Object.entries(kept.typed));
  for (const [name, field] of namedFields()) {
    const value = typed.get(name);
    if (typeof value === 'string' && field.value === '') typeValue(field, value);
  }
}
