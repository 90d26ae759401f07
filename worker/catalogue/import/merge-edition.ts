import type { EditionFacts, ImportOptions } from '../../../domain/catalogue/import/edition-facts';
import { bucketOf } from '../../../domain/catalogue/popularity';
import { matchKey, workSlug } from '../../../domain/catalogue/import/work-key';
import { unknownLanguage } from '../../../domain/catalogue/import/language-codes';
import type { EditionRow, StoredRows, WorkRow } from './stored-rows';
import { isInBucket, takeId } from './next-id';

/**
 * Returns the work that a file names, else that of the stored edition, of another edition that the file names, of
 * editions with the same title and author, else a new one. Later rows of the chunk share it.
 */
function workOf(facts: EditionFacts, old: EditionRow | undefined, key: string, stored: StoredRows): string {
  const related = facts.sameWork?.map((isbn) => stored.worksByIsbn.get(isbn)).find((slug) => slug !== undefined);
  const work =
    facts.work?.slug ?? old?.work ?? related ?? stored.worksByMatchKey.get(key) ?? workSlug(facts.title, facts.authors);
  if (!stored.worksByMatchKey.has(key)) stored.worksByMatchKey.set(key, work);
  stored.worksByIsbn.set(facts.isbn, work);
  return work;
}

/** Keeps the texts of the shop's own catalogue when another file has the same edition. */
function keepCurated(row: EditionRow, old: EditionRow): EditionRow {
  return {
    ...row,
    work: old.work,
    title: old.title,
    authors: old.authors,
    language: old.language,
    match_key: old.match_key,
    format: old.format,
    subtitle: old.subtitle ?? row.subtitle,
    publisher: old.publisher ?? row.publisher,
    published: old.published ?? row.published,
    series: old.series ?? row.series,
    subjects: old.subjects === '[]' ? row.subjects : old.subjects,
    description: old.description ?? row.description,
    description_language: old.description_language ?? row.description_language,
    demand: old.demand,
    demand_base: old.demand_base,
    id: old.id,
    reference_price: old.reference_price ?? row.reference_price,
    curated: 1,
  };
}

/**
 * Merges a file's row into an edition. Values of the file win, values that it lacks stay, and the options fill what is
 * still missing. Only the shop's own catalogue changes values that come from it. Fields that staff have edited stay.
 */
export function mergeEdition(facts: EditionFacts, stored: StoredRows, options: ImportOptions): EditionRow {
  const old = stored.editions.get(facts.isbn);
  const key = matchKey(facts.title, facts.authors);
  const isCurated = old?.curated === 1 && !options.starter;
  const demand = mergeDemand(facts, old);
  const row: EditionRow = {
    id: editionId(demand.demand, old, isCurated, stored),
    isbn: facts.isbn,
    work: workOf(facts, old, key, stored),
    title: facts.title,
    authors: listOr(facts.authors, old?.authors),
    subjects: listOr(facts.subjects, old?.subjects),
    language: languageOf(facts, old),
    ...mergeDetails(facts, old, options),
    ...mergeDescription(facts, old),
    ...demand,
    match_key: key,
    curated: options.starter ? 1 : 0,
  };
  const merged = isCurated ? keepCurated(row, old) : row;
  return old === undefined ? merged : stored.edited.keepInEdition(merged, old);
}

/** Returns the stored id, or a new one where the demand has changed so much that the old id is in another bucket. */
function editionId(demand: number, old: EditionRow | undefined, isCurated: boolean, stored: StoredRows): number {
  const bucket = bucketOf(demand);
  const keepsId = old !== undefined && (isCurated || isInBucket(old.id, bucket));
  return keepsId ? old.id : takeId(stored.lastIds, bucket);
}

/** Returns a list as JSON, or the stored JSON where the file's list is empty. */
function listOr(values: readonly string[], stored: string | undefined): string {
  return values.length === 0 && stored !== undefined ? stored : JSON.stringify(values);
}

function languageOf({ language }: EditionFacts, old: EditionRow | undefined): string {
  return language === unknownLanguage ? (old?.language ?? language) : language;
}

function mergeDemand(facts: EditionFacts, old: EditionRow | undefined): Pick<EditionRow, 'demand' | 'demand_base'> {
  const demandBase = facts.demand ?? old?.demand_base ?? 0;
  // Copies sold stay in the demand until the nightly job counts them again.
  const sold = old === undefined ? 0 : old.demand - old.demand_base;
  return { demand: demandBase + sold, demand_base: demandBase };
}

/** Fields of an edition that take the file's value, else keep the stored one. */
type Details = 'subtitle' | 'publisher' | 'published' | 'format' | 'pages' | 'grams' | 'series' | 'reference_price';

function mergeDetails(
  facts: EditionFacts,
  old: EditionRow | undefined,
  options: ImportOptions,
): Pick<EditionRow, Details> {
  return {
    subtitle: facts.subtitle ?? old?.subtitle ?? null,
    publisher: facts.publisher ?? old?.publisher ?? null,
    published: facts.published ?? old?.published ?? null,
    format: facts.format ?? old?.format ?? options.format ?? 'paperback',
    pages: facts.pages ?? old?.pages ?? null,
    grams: facts.grams ?? old?.grams ?? null,
    series: facts.series ?? old?.series ?? null,
    reference_price: facts.price ?? old?.reference_price ?? options.defaultPrice,
  };
}

function mergeDescription(
  facts: EditionFacts,
  old: EditionRow | undefined,
): Pick<EditionRow, 'description' | 'description_language'> {
  return facts.description === null
    ? { description: old?.description ?? null, description_language: old?.description_language ?? null }
    : {
        description: facts.description,
        description_language: facts.descriptionLanguage ?? languageOf(facts, old),
      };
}

/**
 * Returns a stored edition without its price: it is neither sold nor bought. Curated ones, and those whose price staff
 * have edited, stay as they are.
 */
export function withdrawEdition(old: EditionRow, { edited }: Pick<StoredRows, 'edited'>): EditionRow {
  return old.curated === 1 || edited.has('edition', old.isbn, 'reference_price')
    ? old
    : { ...old, reference_price: null };
}

/**
 * Returns the work's row after a file's row. Without a work in the file, the first edition represents it. Fields that
 * staff have edited stay.
 */
export function mergeWork(
  facts: EditionFacts,
  work: string,
  old: WorkRow | undefined,
  { edited }: Pick<StoredRows, 'edited'>,
): WorkRow {
  // A file's work describes only that work, and not the one that a curated or edited edition keeps.
  const named = facts.work?.slug === work ? facts.work : null;
  const row: WorkRow = {
    work,
    title: named?.title ?? old?.title ?? facts.title,
    authors:
      named !== null && named.authors.length > 0
        ? JSON.stringify(named.authors)
        : (old?.authors ?? JSON.stringify(facts.authors)),
    language: named?.language ?? old?.language ?? null,
    year: named?.year ?? old?.year ?? facts.workYear,
  };
  return old === undefined ? row : edited.keepInWork(row, old);
}

/** Returns whether two rows have equal values. */
export function isSameRow<Row extends object>(a: Row, b: Row | undefined): boolean {
  if (b === undefined) return false;
  const valuesOfB = new Map<string, unknown>(Object.entries(b));
  return Object.entries(a).every(([name, value]) => valuesOfB.has(name) && valuesOfB.get(name) === value);
}
