import { isSameValue } from './edition-values';

/** Edits of fields: the value that the clerk saw, and the new one. */
export type Edits<Values> = {
  readonly [Field in keyof Values]?: { readonly seen: Values[Field]; readonly value: Values[Field] };
};

/** Returns the fields in which `next` differs from `seen`, as edits. */
export function editsBetween<Values extends object>(seen: Values, next: Partial<Values>): Edits<Values> {
  const seenValues = new Map<string, unknown>(Object.entries(seen));
  const entries = Object.entries(next).flatMap(([field, value]: [string, unknown]) =>
    isSameValue(seenValues.get(field), value) ? [] : [[field, { seen: seenValues.get(field), value }] as const],
  );
  // oxlint-disable-next-line typescript/consistent-type-assertions -- entries carry no types; each value is its field's
  return Object.fromEntries(entries) as Edits<Values>;
}

/**
 * Returns the texts of a form after others have changed the values under it: what the clerk has not touched follows
 * them, and what the clerk has entered stays.
 */
export function textsAfter<Texts extends Readonly<Record<string, string>>>(
  entered: Texts,
  before: Texts,
  now: Texts,
): Texts {
  const kept = Object.entries(entered).filter(([field, text]) => text !== before[field]);
  return { ...now, ...Object.fromEntries(kept) };
}
