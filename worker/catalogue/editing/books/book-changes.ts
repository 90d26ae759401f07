import type { FieldChange } from '../../../../domain/catalogue/editing/edited-fields';
import { isSameValue, type EditionValues, type WorkValues } from '../../../../domain/catalogue/editing/edition-values';
import { editionValues, workValues } from './edition-rows';
import type { Books } from './read-books';

/** Returns the names of an object's fields. */
const namesIn = <Values extends object>(values: Values) =>
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the objects here have no other keys
  Object.keys(values) as (keyof Values)[];

/** Returns the changes of editions, field by field. */
function changesOfEditions(before: Books, after: Books): FieldChange[] {
  return [...after.editions.values()].flatMap((row) => {
    const old = before.editions.get(row.isbn);
    if (old === undefined) return [];
    const oldValues: EditionValues = editionValues(old);
    const newValues: EditionValues = editionValues(row);
    return namesIn(newValues)
      .filter((field) => !isSameValue(oldValues[field], newValues[field]))
      .map((field): FieldChange => ({
        kind: 'edition',
        key: row.isbn,
        field,
        before: oldValues[field],
        after: newValues[field],
      }));
  });
}

/** Returns the changes of works that were there and stay, field by field. */
function changesOfWorks(before: Books, after: Books): FieldChange[] {
  return [...after.works.values()].flatMap((row) => {
    const old = before.works.get(row.work);
    if (old === undefined) return [];
    const oldValues: WorkValues = workValues(old, before.titles);
    const newValues: WorkValues = workValues(row, after.titles);
    return namesIn(newValues)
      .filter((field) => !isSameValue(oldValues[field], newValues[field]))
      .map((field): FieldChange => ({
        kind: 'work',
        key: row.work,
        field,
        before: oldValues[field],
        after: newValues[field],
      }));
  });
}

const editionsOf = ({ editions }: Books, work: string) =>
  [...editions.values()].filter((row) => row.work === work).map(({ isbn }) => isbn);

/** Returns the changes of which editions a work has. Those of a work that is new or gone have an empty list. */
function changesOfMembers(before: Books, after: Books): FieldChange[] {
  const works = new Set([...before.works.keys(), ...after.works.keys()]);
  return [...works].flatMap((work): FieldChange[] => {
    const change = { before: editionsOf(before, work), after: editionsOf(after, work) };
    return isSameValue(change.before, change.after) ? [] : [{ kind: 'work', key: work, field: 'editions', ...change }];
  });
}

/** Returns the changes of descriptions, each of one language. */
function changesOfDescriptions(before: Books, after: Books): FieldChange[] {
  const textsOf = ({ descriptions }: Books, work: string) =>
    new Map(descriptions.filter((row) => row.work === work).map(({ language, text }) => [language, text]));
  return [...after.works.keys()].flatMap((work) => {
    const oldTexts = textsOf(before, work);
    const newTexts = textsOf(after, work);
    return [...new Set([...oldTexts.keys(), ...newTexts.keys()])]
      .filter((language) => oldTexts.get(language) !== newTexts.get(language))
      .map((language): FieldChange => ({
        kind: 'work',
        key: work,
        field: 'descriptions',
        before: { language, text: oldTexts.get(language) ?? null },
        after: { language, text: newTexts.get(language) ?? null },
      }));
  });
}

/** Returns every change between two states of the same books, for the history. */
export function changesBetween(before: Books, after: Books): FieldChange[] {
  return [
    ...changesOfEditions(before, after),
    ...changesOfWorks(before, after),
    ...changesOfMembers(before, after),
    ...changesOfDescriptions(before, after),
  ];
}
