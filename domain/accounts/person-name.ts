/** UTF-16 units that a name may have on letters and labels. */
const maxNameUnits = 120;

/**
 * Returns a person's name as letters and labels can show it, or null when nothing is left or the value is no text. The
 * name has one line, no characters that change the writing direction, and at most 120 UTF-16 units.
 */
export function personName(typed: unknown): string | null {
  if (typeof typed !== 'string') return null;
  const name = typed
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxNameUnits)
    .trim();
  return name === '' ? null : name;
}
