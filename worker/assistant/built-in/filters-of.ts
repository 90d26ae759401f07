import type { BookRequest } from '../../../domain/chat/read-book-request';
import { presentFields } from '../../../domain/objects/present-fields';
import type { SearchBooksInput } from '../tools/inputs';

/** Returns the fields of a request as input of the search tool. */
export function filtersOf(request: BookRequest): Partial<SearchBooksInput> {
  const { subject, language, format, price, pages, sort } = request;
  return presentFields({
    subject,
    language,
    format,
    sort,
    maxPages: pages?.max,
    minPages: pages?.min,
    maxPrice: price?.max,
    minPrice: price?.min,
    currency: price?.currency,
  });
}
