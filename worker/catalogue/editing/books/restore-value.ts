import type { EditionField, WorkField } from '../../../../domain/catalogue/editing/edition-values';
import { isSameValue } from '../../../../domain/catalogue/editing/edition-values';
import { editionValueSchemas, workValueSchemas } from '../../../../domain/desk/catalogue/catalogue-schemas';
import { Problem } from '../../../../domain/problems';
import { z } from 'zod';
import type { Ctx } from '../../../platform/context';
import { columnsOf, type RowOf } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { catalogueChanges } from '../../../platform/db/schema/catalogue-desk';
import { requireRole } from '../../../platform/require-role';
import { parsedJson } from '../history/history-entries';
import { restoreNames } from '../history/restore-names';
import { changeBooks } from './change-books';
import { descriptionIn, withDescription } from '../works/describe-work';
import { withEdition } from './edit-edition';
import { withWork } from '../works/edit-work';
import { editionValues, workOfEdition, workValues } from './edition-rows';
import type { Books } from './read-books';
import { requireWork } from '../works/require-work';

const changeColumns = columnsOf(catalogueChanges, 'id', 'kind', 'key', 'field', 'before', 'after', 'account', 'at');
type Change = RowOf<typeof changeColumns>;
const changeById = defineRead(
  changeColumns,
  'SELECT id, kind, key, field, before, after, account, at FROM catalogue_changes WHERE id = ?1',
);

const isEditionField = (field: string): field is EditionField => Object.hasOwn(editionValueSchemas, field);
const isWorkField = (field: string): field is WorkField => Object.hasOwn(workValueSchemas, field);
const descriptionSchema = z.strictObject({ language: z.string(), text: z.string().nullable() });

/**
 * Returns the present value of a field, in the shape in which the history records it; undefined for a field that can't
 * be restored. `recorded` names the language of a description.
 */
export function presentValue(
  books: Books,
  { kind, key }: Pick<Change, 'kind' | 'key'>,
  field: string,
  recorded: unknown,
) {
  if (kind === 'edition') {
    const row = books.editions.get(key);
    return row === undefined ? undefined : Reflect.get(editionValues(row), field);
  }
  const work = books.works.get(key);
  if (kind !== 'work' || work === undefined) return undefined;
  if (field !== 'descriptions') return Reflect.get(workValues(work, books.titles), field);
  const { data } = descriptionSchema.safeParse(recorded);
  return data === undefined ? undefined : { language: data.language, text: descriptionIn(books, key, data.language) };
}

/** Returns books with the value before a change. A work that is gone since is made again from its edition. */
function withBefore(books: Books, { kind, key, field, ...change }: Change): Books {
  const before = parsedJson(change.before);
  if (kind === 'edition' && isEditionField(field)) {
    const row = books.editions.get(key);
    if (row === undefined) throw new Problem('book-not-found');
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the shop recorded a value of this field
    const values = { [field]: before } as Partial<ReturnType<typeof editionValues>>;
    const work = values.work;
    if (work === undefined || books.works.has(work)) return withEdition(books, key, values);
    const works = new Map([...books.works, [work, { ...workOfEdition(row), work }]]);
    return withEdition({ ...books, works }, key, values);
  }
  requireWork(books, key);
  if (field === 'descriptions') {
    const { language, text } = descriptionSchema.parse(before);
    return withDescription(books, key, language, text);
  }
  if (!isWorkField(field)) throw new Problem('state-moved');
  return withWork(books, key, { [field]: before });
}

/**
 * Restores the value before a change at the desk. This is a new change, so the field stays protected. For staff only.
 * @throws `not-found` for an unknown change or a rename, `state-moved` {fields} when the present value is not the one
 *   that the change wrote
 * @returns kind and key of the changed edition, work, author, series or publisher
 */
export async function restoreValue(ctx: Ctx, id: number): Promise<Pick<Change, 'kind' | 'key'>> {
  const account = requireRole(ctx, 'staff');
  const change = await changeById.first(ctx.db, id);
  if (change === null) throw new Problem('not-found');
  const { kind, key, field } = change;
  if (kind !== 'edition' && kind !== 'work') {
    await restoreNames(ctx, change);
    return { kind, key };
  }
  const before = parsedJson(change.before);
  const after = parsedJson(change.after);
  const asked = kind === 'work' ? { works: [key] } : { isbns: [key], works: field === 'work' ? [String(before)] : [] };
  await changeBooks(ctx, account, asked, (books) => {
    const present: unknown = presentValue(books, change, field, after);
    if (!isSameValue(present, after)) throw new Problem('state-moved', { fields: [field] });
    return withBefore(books, change);
  });
  return { kind, key };
}
