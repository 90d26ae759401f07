import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { queryText } from '../../../domain/catalogue/words';
import { languages, type Language } from '../../../domain/language';
import { bookSearchSchema, type BookList } from '../../../domain/catalogue/schemas';
import { readWorksByIsbn, seedCatalogue } from '../../../tests/worker-catalogue';
import { openServices, shopContext } from '../../services';
import { searchBooks } from './search-books';

const files = import.meta.glob<unknown>('../../../tests/search/*.json', { eager: true, import: 'default' });
const querySchema = z.strictObject({
  kind: z.string(),
  q: z.string(),
  /** Works of which one must be among the first three; none: nothing may be listed. */
  works: z.array(z.string()).optional(),
  /** Filters as which the words must be read; every book listed must match them. */
  filters: z
    .strictObject({
      language: z.string().optional(),
      subject: z.string().optional(),
      format: z.string().optional(),
      author: z.string().optional(),
      /** Highest price in euros. */
      max: z.number().optional(),
    })
    .optional(),
});
type Query = z.infer<typeof querySchema>;
const queriesOf = (language: Language) => z.array(querySchema).parse(files[`../../../tests/search/${language}.json`]);

/** Places that count as found. */
const first = 3;
/** Least share of the queries of a language that must be answered right. */
const minShare = 0.9;

const ctx = shopContext(openServices(env), () => undefined);
let works = new Map<string, string>();

beforeAll(async () => {
  await seedCatalogue(env);
  works = await readWorksByIsbn(ctx.db);
});

/** Returns what is wrong with the answer to a query, or null. */
function faultOf({ works: wanted, filters }: Query, { items }: BookList): string | null {
  const shown = items.slice(0, first);
  const titles = shown.map(({ title, language }) => `${title} (${language})`).join(', ');
  if (filters !== undefined) {
    const { language, subject, format, author, max } = filters;
    const fits = shown.every(
      (book) =>
        (language === undefined || book.language === language) &&
        (subject === undefined || book.subjects.some((own) => own === subject)) &&
        (format === undefined || book.format === format) &&
        (author === undefined || book.authors.some((name) => queryText(name) === queryText(author))) &&
        (max === undefined || (book.cheapest?.price.minor ?? Infinity) <= max * 100),
    );
    return shown.length > 0 && fits ? null : titles;
  }
  if (wanted === undefined || wanted.length === 0) return shown.length === 0 ? null : titles;
  return shown.some(({ isbn }) => wanted.includes(works.get(isbn) ?? '')) ? null : titles;
}

describe('queries as people type them', () => {
  it.each(languages)('in %s are answered', async (language) => {
    const queries = queriesOf(language);
    const wrong: string[] = [];
    for (const query of queries) {
      const search = bookSearchSchema.parse({ q: query.q });
      const fault = faultOf(query, await searchBooks({ ...ctx, language }, search));
      if (fault !== null) wrong.push(`${query.kind}: ${query.q} → ${fault === '' ? 'nothing' : fault}`);
    }
    const right = queries.length - wrong.length;
    const report = [`${language}: ${right} of ${queries.length} right`, ...wrong].join('\n  ');
    expect(right / queries.length, report).toBeGreaterThanOrEqual(minShare);
  });
});
