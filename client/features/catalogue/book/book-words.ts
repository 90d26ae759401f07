import type { BookPage } from '../../../../domain/catalogue/schemas';
import type { DeclineReason, OfferReason } from '../../../../domain/pricing/schemas';
import type { HeadContext } from '../../../lib/head';
import { declineWords, offerReasonWords } from '../../../lib/words/offer-words';
import { subjectName } from '../subject-words';
import { bookHead } from './book-head';
import { editionWords } from '../cards/edition-words';

/** What a book's page says of codes, worded beside its head: of the shop's many subjects and reasons it needs a few. */
export interface BookWords {
  readonly subject: string | null;
  /** Language, binding, year. */
  readonly edition: string;
  readonly reasons: Readonly<Partial<Record<OfferReason['code'], string>>>;
  readonly declined: Readonly<Partial<Record<DeclineReason, string>>>;
}

/** The words of `book`'s page. */
export function bookWords(book: BookPage): BookWords {
  const [subject] = book.subjects;
  const offers = book.offers.map(({ offer }) => offer);
  return {
    subject: subject === undefined ? null : subjectName(subject),
    edition: editionWords(book),
    reasons: Object.fromEntries(
      offers.flatMap((offer) =>
        offer.kind === 'offer' ? offer.reasons.map(({ code }) => [code, offerReasonWords(code)]) : [],
      ),
    ),
    declined: Object.fromEntries(
      offers.flatMap((offer) => (offer.kind === 'declined' ? [[offer.reason, declineWords(offer.reason)]] : [])),
    ),
  };
}

/** Head and words of `book`'s page. */
export const wordBook = (book: BookPage, context: HeadContext) => ({
  head: bookHead(book, context),
  words: bookWords(book),
});
