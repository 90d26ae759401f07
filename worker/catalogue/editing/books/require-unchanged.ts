import { isSameValue } from '../../../../domain/catalogue/editing/edition-values';
import { Problem } from '../../../../domain/problems';

/** The edits of a clerk by field: the value that the clerk saw, and the new one. */
type Edits = Readonly<Record<string, { readonly seen: unknown; readonly value: unknown } | undefined>>;

/**
 * Throws unless each edited field has the value that the clerk saw. A field that has the new value already is fine: the
 * same edit was sent twice.
 * @throws `state-moved` with the names of the other fields
 */
export function requireUnchanged(edits: Edits, values: object): void {
  const present: Readonly<Record<string, unknown>> = { ...values };
  const fields = Object.entries(edits)
    .filter(
      ([field, edit]) =>
        edit !== undefined && !isSameValue(present[field], edit.seen) && !isSameValue(present[field], edit.value),
    )
    .map(([field]) => field);
  if (fields.length > 0) throw new Problem('state-moved', { fields });
}

/** Returns the new values of edited fields. */
export function newValues<Values extends object>(edits: {
  readonly [Field in keyof Values]?: { readonly value: Values[Field] } | undefined;
}): Partial<Values> {
  const entries = Object.entries<{ readonly value: unknown } | undefined>({ ...edits });
  // oxlint-disable-next-line typescript/consistent-type-assertions -- entries carry no types; each value is its field's
  return Object.fromEntries(
    entries.flatMap(([field, edit]) => (edit === undefined ? [] : [[field, edit.value]])),
  ) as Partial<Values>;
}
