const longest = 120;

/**
 * A person's name as it can stand in a letter and on a label: one line, nothing that turns the writing around, at most
 * 120 letters. Null where that leaves nothing, or it was no text.
 */
export function personName(typed: unknown): string | null {
  if (typeof typed !== 'string') return null;
  const name = typed
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .trim();
  return name === '' ? null : name;
}
