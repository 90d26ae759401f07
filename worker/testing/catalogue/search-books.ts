import { eanCheckDigit } from '../../../domain/isbn';
import type { EditionFacts } from '../../../domain/catalogue/import/edition-facts';
import type { Ctx } from '../../platform/context';
import { loadEditions } from '../../catalogue/import/load-editions';
import { refreshFacets } from '../../catalogue/search/refresh-facets';
import { refreshSpellings } from '../../catalogue/search/refresh-spellings';

/** Returns the ISBN of a book of these tests by its number. */
export const isbnOf = (number: number, prefix = '978014') => {
  const twelve = prefix + String(number).padStart(6, '0');
  return twelve + eanCheckDigit(twelve);
};
const facts = (number: number, title: string, author: string, more: Partial<EditionFacts> = {}): EditionFacts => ({
  isbn: isbnOf(number),
  title,
  subtitle: null,
  authors: [author],
  language: 'en',
  publisher: null,
  publisherContact: null,
  published: null,
  format: 'paperback',
  pages: null,
  grams: null,
  subjects: [],
  series: null,
  price: 1000,
  demand: 0,
  description: null,
  work: null,
  workYear: null,
  otherTitles: [],
  otherNames: [],
  stock: { good: 1 },
  ...more,
});
const work = { slug: 'der-vorleser', title: 'Der Vorleser', authors: ['Bernhard Schlink'], language: 'de', year: 1995 };
/** Books of several languages, one work with two editions, a series. */
export const books = [
  facts(1, 'The Secret History', 'Donna Tartt', { demand: 30, subjects: ['crime'], price: 1600, published: '1993' }),
  facts(2, 'The Secret Garden', 'Frances Hodgson Burnett', {
    demand: 50,
    subjects: ['children'],
    stock: null,
    published: '2002',
  }),
  facts(3, 'Der Vorleser', 'Bernhard Schlink', { language: 'de', work, demand: 9 }),
  facts(4, 'The Reader', 'Bernhard Schlink', { work, demand: 20, format: 'pocket' }),
  facts(5, 'L’Étranger', 'Albert Camus', { language: 'fr', series: 'Folio #2' }),
  facts(6, 'ノルウェイの森', '村上春樹', { language: 'ja' }),
  facts(7, 'أولاد حارتنا', 'نجيب محفوظ', { language: 'ar' }),
  facts(8, 'Herztier', 'Herta Müller', { language: 'de', subtitle: 'Roman' }),
  facts(10, 'L’Étranger illustré', 'Albert Camus', { language: 'fr', series: 'Folio #3', stock: null }),
  facts(9, 'Kadersprache', 'Erika Mustermann', { language: 'nl', stock: { new: 1 }, price: 3000 }),
];
/** Sixty works of one author. */
export const series = Array.from({ length: 60 }, (_, index) =>
  facts(100 + index, `Volume ${index + 1}`, 'Long Runner', { demand: index % 7, work: null }),
);

/** Loads the books, and computes what an import computes at its end. */
export async function loadSearchBooks(ctx: Ctx): Promise<void> {
  const options = { defaultPrice: null, language: null, format: null, starter: false };
  await loadEditions(ctx, { editions: [...books, ...series], options });
  await refreshFacets(ctx);
  await refreshSpellings(ctx, { after: null, generation: 1 });
}
