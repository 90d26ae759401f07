import { z } from 'zod';
import { grades } from '../grade';
import { formats } from './formats';
import { postageLawSchema } from '../law/postage-schema';
import { copySchema, offerSchema } from '../pricing/schemas';
import { recallSchema } from './recalls/recall-schemas';
import {
  daySchema,
  gradeSchema,
  isbnSchema,
  languageSchema,
  moneySchema,
  subjectSchema,
  usedGradeSchema,
} from '../schemas';
import { subjects } from '../subjects';

export const formatSchema = z.enum(formats);

/** A book in a list. */
export const bookCardSchema = z.strictObject({
  isbn: isbnSchema,
  title: z.string(),
  authors: z.array(z.string()),
  /** ISO 639-1 code of the edition's language, which need not be a language of the shop. */
  language: z.string(),
  format: formatSchema,
  /** Year of publication; null: unknown. */
  year: z.int().nullable(),
  pages: z.int().nullable(),
  subjects: z.array(subjectSchema),
  /** URL of the cover: the shop's own picture or a drawn one. */
  cover: z.string(),
  /** Cheapest free copy; null: sold out. */
  cheapest: z.strictObject({ grade: gradeSchema, used: z.boolean(), price: moneySchema }).nullable(),
  /** Number of people who wish for it; null below the number from which it is shown. */
  waiting: z.int().nullable(),
});

/** A copy of one grade in a list. */
export const hitCopySchema = copySchema.pick({ grade: true, used: true, price: true, available: true });

/** A book on a shelf that sells: `choice` is the copy that its button adds to the cart; null: sold out. */
export const shelfBookSchema = bookCardSchema.extend({ choice: hitCopySchema.nullable() });

/** A book of this week's offers: a used copy, and the price of a new one. */
export const weekOfferSchema = bookCardSchema.extend({ choice: hitCopySchema, newPrice: moneySchema });

/** Another edition of a work in a list. */
export const otherEditionSchema = bookCardSchema.pick({
  isbn: true,
  title: true,
  language: true,
  format: true,
  year: true,
  cheapest: true,
});

/** A work in the search results: its best matching edition, what it costs, and its other matching editions. */
export const bookHitSchema = bookCardSchema.extend({
  otherEditions: z.int(),
  /** The first of the other editions: in stock and in the reader's language first. */
  editions: z.array(otherEditionSchema),
  /** Grades that can be bought or could be, best first; none without a reference price. */
  copies: z.array(hitCopySchema),
  /** Today's offer for a very good copy; null: the shop buys none now. */
  offer: moneySchema.nullable(),
});

/** A book in "most wanted", with today's offer for a very good copy. */
export const wantedBookSchema = bookCardSchema.extend({ offer: offerSchema });

/** Look of a spine as `spineStyle` returns it. */
export const spineSchema = z.strictObject({
  paper: z.string(),
  ink: z.string(),
  accent: z.string(),
  band: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  thickness: z.int(),
  length: z.int(),
});

export const sorts = ['match', 'popular', 'price', '-price', 'newest'] as const;

/** Most values that one filter takes. */
const maxValues = 20;

/**
 * Returns the schema of a filter's values, which an address joins by commas (`language=en,de`). It returns them sorted
 * and each once, so that the same choice is the same search.
 */
const valuesOf = <Value extends z.ZodType<string, string>>(value: Value) =>
  z
    .string()
    .max(400)
    .transform((text) => [...new Set(text.split(','))].toSorted())
    .pipe(z.array(value).max(maxValues));

/**
 * Query of `GET /api/books`. A book is found when it has one of the values of each filter. Prices are minor units of
 * the market's currency.
 */
export const bookSearchSchema = z.strictObject({
  q: z.string().max(200).optional(),
  language: valuesOf(z.string().regex(/^[a-z]{2,3}$/)).optional(),
  subject: valuesOf(z.enum(subjects)).optional(),
  author: z.string().max(200).optional(),
  /** Name of a series, without a volume. */
  series: z.string().max(200).optional(),
  publisher: z.string().max(200).optional(),
  format: valuesOf(formatSchema).optional(),
  grade: valuesOf(z.enum(grades)).optional(),
  min: z.coerce.number().int().min(0).max(10_000_000).optional(),
  max: z.coerce.number().int().min(0).max(10_000_000).optional(),
  in_stock: z.enum(['true']).optional(),
  /** Searches the words as typed, without corrections and without reading them as filters. */
  exact: z.enum(['true']).optional(),
  sort: z.enum(sorts).default('match'),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(48).default(24),
});

/** Filters that the words of a search were read as. Prices are minor units of the market's currency. */
const readFiltersSchema = z.strictObject({
  q: z.string().optional(),
  language: z.string().optional(),
  subject: z.enum(subjects).optional(),
  format: formatSchema.optional(),
  min: z.int().optional(),
  max: z.int().optional(),
  sort: z.enum(sorts).optional(),
});

/** Reading of a search that finds nothing as typed. */
export const readingSchema = z.discriminatedUnion('kind', [
  /** Searched with another spelling: `words`. */
  z.strictObject({ kind: z.literal('spelling'), words: z.string() }),
  /** Searched without words that are in no such book: `words` are those kept. */
  z.strictObject({ kind: z.literal('fewer-words'), words: z.string() }),
  /** Read as filters. */
  z.strictObject({ kind: z.literal('filters'), filters: readFiltersSchema }),
  /** Volume of a series. */
  z.strictObject({ kind: z.literal('volume'), words: z.string(), number: z.int() }),
  /** An ISBN with a missing or wrong digit. */
  z.strictObject({ kind: z.literal('isbn') }),
]);

const facetSchema = z.strictObject({ value: z.string(), count: z.int() });

export const bookListSchema = z.strictObject({
  items: z.array(bookHitSchema),
  nextCursor: z.string().nullable(),
  /**
   * Number of works with a matching edition, which are what the list shows; `atLeast` when counting stopped at 1,000
   * editions.
   */
  count: z.int(),
  atLeast: z.boolean(),
  /** The order covers only the first 1,000 hits. */
  orderedFirst1000: z.boolean(),
  /** Number of works by value of each filter. A filter's own values are counted as if it had none. */
  facets: z.strictObject({
    languages: z.array(facetSchema),
    subjects: z.array(facetSchema),
    formats: z.array(facetSchema),
    grades: z.array(facetSchema),
    /** Series and publishers of the hits, the most frequent first; none for a list of all books. */
    series: z.array(facetSchema),
    publishers: z.array(facetSchema),
  }),
  /** Filters of which only the first 1,000 hits were counted: their values have at least the numbers of `facets`. */
  countedInPart: z.array(z.enum(['languages', 'subjects', 'formats', 'grades', 'names'])),
  /** Histogram of the cheapest prices of the first 1,000 hits, in the market's currency. */
  prices: z.array(z.strictObject({ from: moneySchema, to: moneySchema, count: z.int() })),
  /** Up to three other spellings, when there are few hits. */
  corrections: z.array(z.string()),
  /** How the words were read; null: as typed. */
  reading: readingSchema.nullable(),
  /** When nothing was found: books that are near to the words, else the most wanted in the reader's language. */
  near: z.array(bookCardSchema),
  /** The searched ISBN, when it is valid and not in the catalogue. */
  missingIsbn: isbnSchema.nullable(),
});

export const suggestionsSchema = z.strictObject({
  items: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('book'),
        isbn: isbnSchema,
        title: z.string(),
        author: z.string(),
        cover: z.string(),
      }),
      z.strictObject({ kind: z.literal('author'), name: z.string() }),
      z.strictObject({ kind: z.literal('subject'), subject: subjectSchema }),
    ]),
  ),
  nextCursor: z.null(),
});

/** Content of the book page that is the same for everybody in one market. */
export const bookPageSchema = bookCardSchema.extend({
  isbnHyphenated: z.string(),
  subtitle: z.string().nullable(),
  publisher: z.string().nullable(),
  /** Name and addresses of the publisher, one a line, for questions on product safety; null: unknown. */
  publisherContact: z.array(z.string()).nullable(),
  /** The running recall of the book. It is neither sold nor bought then. */
  recall: recallSchema.nullable(),
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  published: z.string().nullable(),
  /** Series of the book; `number` is its volume, and `next` the next volume in the book's language or in another. */
  series: z.strictObject({ name: z.string(), number: z.int().nullable(), next: bookCardSchema.nullable() }).nullable(),
  grams: z.int().nullable(),
  description: z.strictObject({ text: z.string(), language: z.string() }).nullable(),
  /** Grades that can be bought or could be; without free copies `available` is 0. */
  copies: z.array(copySchema),
  /** Today's offer per used grade. */
  offers: z.array(z.strictObject({ grade: usedGradeSchema, offer: offerSchema })),
  /** Other editions of the work, in the reader's language first. */
  editions: z.array(bookCardSchema),
  moreByAuthor: z.array(shelfBookSchema),
  neighbours: z.array(shelfBookSchema),
  /** Days between which an order placed now is delivered in this market. */
  delivery: z.strictObject({ earliest: daySchema, latest: daySchema }).nullable(),
  /** `law`: legal minimum of the postage, where a new copy is in stock and the market has one. */
  postage: z.strictObject({ flat: moneySchema, freeFrom: moneySchema, law: postageLawSchema.nullable() }),
  /** Lowest price of a used copy per day of the last 30 days. */
  priceLine: z.array(z.strictObject({ day: daySchema, price: moneySchema })),
});

/** Content of the home page. */
export const homeSchema = z.strictObject({
  /** Used copies in the reader's language that cost least beside a new one; other books each week. */
  weekOffers: z.array(weekOfferSchema),
  justIn: z.array(shelfBookSchema),
  mostWanted: z.array(wantedBookSchema),
  inYourLanguage: z.array(bookCardSchema),
  languageCounts: z.array(z.strictObject({ language: languageSchema, count: z.int() })),
  /** Subjects with the most books, each with its number of works. */
  subjects: z.array(z.strictObject({ value: subjectSchema, count: z.int() })),
  /** Number of editions in the catalogue. */
  editionCount: z.int(),
  /** A real example of a trade: seven books with offers, three with prices, and the difference. */
  example: z
    .strictObject({
      give: z.array(wantedBookSchema.extend({ spine: spineSchema })),
      take: z.array(bookCardSchema),
      giveTotal: moneySchema,
      takeTotal: moneySchema,
      /** Inbound postage, which the shop refunds; `postage` is the outbound postage. */
      postageBack: moneySchema,
      postage: moneySchema,
      /** Positive: paid to the person. */
      difference: moneySchema,
    })
    .nullable(),
});

export const authorPageSchema = z.strictObject({ name: z.string(), books: bookListSchema });
export const subjectPageSchema = z.strictObject({ subject: subjectSchema, books: bookListSchema });

export type BookCard = z.infer<typeof bookCardSchema>;
export type OtherEdition = z.infer<typeof otherEditionSchema>;
export type HitCopy = z.infer<typeof hitCopySchema>;
export type BookHit = z.infer<typeof bookHitSchema>;
export type ShelfBook = z.infer<typeof shelfBookSchema>;
export type WeekOffer = z.infer<typeof weekOfferSchema>;
export type WantedBook = z.infer<typeof wantedBookSchema>;
export type BookSearch = z.infer<typeof bookSearchSchema>;
export type Reading = z.infer<typeof readingSchema>;
export type ReadFilters = z.infer<typeof readFiltersSchema>;
export type BookList = z.infer<typeof bookListSchema>;
export type Suggestions = z.infer<typeof suggestionsSchema>;
export type BookPage = z.infer<typeof bookPageSchema>;
export type Home = z.infer<typeof homeSchema>;
export type AuthorPage = z.infer<typeof authorPageSchema>;
export type SubjectPage = z.infer<typeof subjectPageSchema>;
export type Format = (typeof formats)[number];
export type Sort = (typeof sorts)[number];
