import { parseIsbn, plainDigits } from '../../../isbn';
import { languageCode } from '../language-codes';
import { childOf, childrenOf, textOf, textsOf, type OnixElement } from './element';
import { readContributors, type OnixContributors } from './contributors';
import { formatOfForm } from './product-form';
import { readPrice, type OnixPrice, type PriceContext } from './prices';
import { readPublisher, type OnixPublisher } from './publisher';
import { readSubjects } from './subjects';
import { readDescription, type OnixText } from './texts';
import { readTitles, type OnixTitles } from './titles';
import type { Format } from '../../schemas';
import type { Subject } from '../../../subjects';

/** Facts about all records, from the header of the message and from the person who imports. */
export interface OnixContext extends PriceContext {
  /** ISO 639-1 code that the message names for its texts; null without one. */
  readonly language: string | null;
}

/** Why a record is passed over before its row is made. The import script has the words. */
export type RecordFailure =
  | 'reference-missing'
  | 'notification-unknown'
  | 'test-record'
  | 'notice-of-sale'
  | 'supply-only'
  | 'partial-update'
  | 'no-book'
  | 'isbn-conflict'
  | 'price-invalid';

/** A record of a message, as far as the shop uses it. */
export interface OnixRecord {
  readonly reference: string;
  /** The publisher withdraws the edition, or never published it. */
  readonly isWithdrawn: boolean;
  readonly isbn13: string;
  readonly gtin: string;
  readonly isbn10: string;
  readonly titles: OnixTitles;
  readonly contributors: OnixContributors;
  readonly language: string | null;
  readonly originalLanguage: string | null;
  readonly format: Format | null;
  readonly pages: string;
  readonly grams: string;
  readonly subjects: readonly Subject[];
  readonly description: OnixText | null;
  readonly publisher: OnixPublisher;
  readonly published: string;
  readonly firstPublished: string;
  readonly price: OnixPrice;
  /** Identifiers of other printed editions of the work, as they are in the file. */
  readonly sameWork: readonly string[];
}

export type ReadRecord =
  | { readonly ok: true; readonly record: OnixRecord }
  | { readonly ok: false; readonly reason: RecordFailure };

/** Treatment of a record by its notification type. @see ONIX code list 1 */
const notifications: Readonly<Record<string, 'edition' | 'withdrawal' | 'update' | RecordFailure>> = {
  '01': 'edition',
  '02': 'edition',
  '03': 'edition',
  '04': 'update',
  '05': 'withdrawal',
  '08': 'notice-of-sale',
  '09': 'edition',
  '12': 'supply-only',
  '13': 'supply-only',
  '14': 'supply-only',
  '88': 'test-record',
  '89': 'test-record',
};

/** Publishing status and availability of a book that was announced and never published. @see ONIX code lists 64, 65 */
const cancelled = '01';

/** Types of an identifier. @see ONIX code list 5 */
const isbn10Type = '02';
const gtinType = '03';
const isbn13Type = '15';

/** Relations of printed editions of one work. @see ONIX code list 51 */
const editionRelations: ReadonlySet<string> = new Set('03 05 06 11 18 19 20 21 24 25 31 32 33 42'.split(' '));

/** Extents that count pages, the best first. @see ONIX code list 23 */
const pageCounts = ['00', '11', '05', '07', '06'];
const unitPages = '03';

const weightMeasure = '08';
/** Grams of one unit of weight. @see ONIX code list 50 */
const gramsOfUnit: Readonly<Record<string, number>> = { gr: 1, kg: 1000, lb: 453.592_37, oz: 28.349_523 };

const textLanguage = '01';
const originalLanguage = '02';

function identifierOf(owner: OnixElement, type: string): string {
  const found = childrenOf(owner, 'ProductIdentifier').find(
    (identifier) => textOf(identifier, 'ProductIDType') === type,
  );
  return textOf(found, 'IDValue');
}

/** Returns whether valid ISBNs of one record name different editions. */
function areDifferent(identifiers: readonly string[]): boolean {
  const isbns = identifiers.flatMap((text) => {
    const parsed = parseIsbn(text);
    return parsed.ok ? [parsed.isbn] : [];
  });
  return new Set(isbns).size > 1;
}

function readPages(detail: OnixElement | undefined): string {
  const extents = childrenOf(detail, 'Extent').filter((extent) => textOf(extent, 'ExtentUnit') === unitPages);
  for (const type of pageCounts) {
    const found = extents.find((extent) => textOf(extent, 'ExtentType') === type);
    if (/^\d{1,5}$/.test(textOf(found, 'ExtentValue'))) return textOf(found, 'ExtentValue');
  }
  return '';
}

function readGrams(detail: OnixElement | undefined): string {
  const found = childrenOf(detail, 'Measure').find((measure) => textOf(measure, 'MeasureType') === weightMeasure);
  const grams = Number(textOf(found, 'Measurement')) * (gramsOfUnit[textOf(found, 'MeasureUnitCode')] ?? 0);
  return grams > 0 ? String(Math.round(grams)) : '';
}

/** Returns the day, month or year of an ONIX date in ISO form; empty for another text. */
function isoDate(text: string): string {
  const match = /^(\d{4})(?:(\d\d)(\d\d)?)?(?:T.*)?$/.exec(plainDigits(text).replace(/-/g, ''));
  return (match ?? []).slice(1, 4).filter(Boolean).join('-');
}

/** Returns the date of the first of some roles that a record has. @see ONIX code list 163 */
function readDate(product: OnixElement, roles: readonly string[]): string {
  const dates = childrenOf(product, 'PublishingDetail').flatMap((detail) => childrenOf(detail, 'PublishingDate'));
  for (const role of roles) {
    const date = dates.find((dateElement) => textOf(dateElement, 'PublishingDateRole') === role);
    if (date !== undefined) return isoDate(textOf(date, 'Date'));
  }
  return '';
}

const publicationRoles = ['01', '11', '19'];
const firstPublicationRoles = ['20', '11'];

function languageOf(detail: OnixElement | undefined, role: string): string | null {
  const found = childrenOf(detail, 'Language').find((element) => textOf(element, 'LanguageRole') === role);
  return languageCode(textOf(found, 'LanguageCode'));
}

function readSameWork(product: OnixElement): string[] {
  return childrenOf(childOf(product, 'RelatedMaterial'), 'RelatedProduct')
    .filter((related) => textsOf(related, 'ProductRelationCode').some((code) => editionRelations.has(code)))
    .map((related) => [isbn13Type, gtinType, isbn10Type].map((type) => identifierOf(related, type)).find(Boolean) ?? '')
    .filter(Boolean);
}

/** Returns whether the book was announced and will not be published. */
function isCancelled(product: OnixElement): boolean {
  if (textOf(product, 'PublishingDetail', 'PublishingStatus') === cancelled) return true;
  const states = childrenOf(product, 'ProductSupply')
    .flatMap((supply) => childrenOf(supply, 'SupplyDetail'))
    .map((detail) => textOf(detail, 'ProductAvailability'));
  return states.length > 0 && states.every((state) => state === cancelled);
}

/**
 * Returns a record of a message with reference names, or the reason why it is passed over. Whether its ISBN and title
 * are good is decided with its row, as for every other file.
 */
export function readProduct(product: OnixElement, context: OnixContext): ReadRecord {
  const reference = textOf(product, 'RecordReference');
  if (reference === '') return { ok: false, reason: 'reference-missing' };
  const kind = notifications[textOf(product, 'NotificationType')] ?? 'notification-unknown';
  if (kind !== 'edition' && kind !== 'withdrawal' && kind !== 'update') return { ok: false, reason: kind };
  const [isbn13, gtin, isbn10] = [isbn13Type, gtinType, isbn10Type].map((type) => identifierOf(product, type));
  if (areDifferent([isbn13 ?? '', gtin ?? '', isbn10 ?? ''])) return { ok: false, reason: 'isbn-conflict' };
  const detail = childOf(product, 'DescriptiveDetail');
  if (kind === 'update' && detail === undefined) return { ok: false, reason: 'partial-update' };
  const format = formatOfForm(textOf(detail, 'ProductForm'), textsOf(detail, 'ProductFormDetail'));
  if (format === 'no-book') return { ok: false, reason: 'no-book' };
  const language = languageOf(detail, textLanguage) ?? context.language;
  const price = readPrice(product, language, context);
  if (price.kind === 'invalid') return { ok: false, reason: 'price-invalid' };
  const collaterals = childrenOf(product, 'CollateralDetail');
  return {
    ok: true,
    record: {
      reference,
      isWithdrawn: kind === 'withdrawal' || isCancelled(product),
      isbn13: isbn13 ?? '',
      gtin: gtin ?? '',
      isbn10: isbn10 ?? '',
      titles: readTitles(detail),
      contributors: readContributors(detail),
      language,
      originalLanguage: languageOf(detail, originalLanguage),
      format,
      pages: readPages(detail),
      grams: readGrams(detail),
      subjects: readSubjects(detail),
      description: readDescription(collaterals[0], language),
      publisher: readPublisher(product),
      published: readDate(product, publicationRoles),
      firstPublished: readDate(product, firstPublicationRoles).slice(0, 4),
      price,
      sameWork: readSameWork(product),
    },
  };
}
