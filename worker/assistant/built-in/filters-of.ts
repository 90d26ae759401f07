import type { BookRequest } from '../../../domain/chat/read-book-request';
import type { SearchBooksInput } from '../tools/inputs';

/** Returns the fields of a request as input of the search tool. */
export function filtersOf(request: BookRequest): Partial<SearchBooksInput> {
  const { subject, language, format, price, pages, sort } = request;
  return {
    ...(subject === null ? {} : { subject }),
    ...(language === null ? {} : { language }),
    ...(format === null ? {} : { format }),
    ...(sort === null ? {} : { sort }),
    ...(pages?.max == null ? {} : { maxPages: pages.max }),
    ...(pages?.min == null ? {} : { minPages: pages.min }),
    ...(price?.max == null ? {} : { maxPrice: price.max }),
    ...(price?.min == null ? {} : { minPrice: price.min }),
    ...(price?.currency == null ? {} : { currency: price.currency }),
  };
}
