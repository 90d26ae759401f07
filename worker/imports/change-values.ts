import { z } from 'zod';
import type { FieldValues, RowChange } from '../../domain/catalogue/import/import-changes';

const valuesSchema = z.record(z.string(), z.tuple([z.unknown()]));

/**
 * Returns the values of a change from the JSON of `import_changes`.
 * @throws ZodError for another text
 */
export const valuesOfJson = (json: string): FieldValues => valuesSchema.parse(JSON.parse(json));

/** Returns a change from a row of `import_changes`. */
export function changeOfRow(row: { readonly before: string | null; readonly after: string }): RowChange {
  return { before: row.before === null ? null : valuesOfJson(row.before), after: valuesOfJson(row.after) };
}
