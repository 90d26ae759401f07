import { fieldsPlace, namedFields } from './keep-fields';

/**
 * Writes what `keepFields` kept of this page into its empty fields, once. Call it before hydration: the fields then
 * hold values that React takes over as if a person had typed them early.
 */
export function restoreFields(): void {
  let kept: unknown;
  try {
    kept = JSON.parse(sessionStorage.getItem(fieldsPlace) ?? 'null');
  } catch {
    return;
  }
  if (typeof kept !== 'object' || kept === null || !('page' in kept) || !('typed' in kept)) return;
  if (kept.page !== location.pathname || typeof kept.typed !== 'object' || kept.typed === null) return;
  sessionStorage.removeItem(fieldsPlace);
  const typed = new Map<string, unknown>(Object.entries(kept.typed));
  for (const [name, field] of namedFields()) {
    const value = typed.get(name);
    if (typeof value === 'string' && field.value === '') field.value = value;
  }
}
