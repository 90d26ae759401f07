import type { BookPage } from '../../../../domain/catalogue/schemas';
import type { DeclineReason, OfferReason } from '../../../../domain/pricing/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import type { HeadContext } from '../../../lib/head';
import { countParams } from '../../../lib/words/count-params';
import { declineWords, offerReasonWords } from '../../../lib/words/offer-words';
import { subjectName } from '../../../lib/words/subject-words';
import { bookHead } from './book-head';
import { editionWords } from '../cards/edition-words';

/**
 * Words of the codes on a book's page. They are made beside the head, because the page needs few of the shop's many
 * subjects and reasons.
 */
export interface BookWords {
  readonly subject: string | null;
  /** Language, binding, year. */
  readonly edition: string;
  /** How many people wait for a copy, null if the page shows no number. */
  readonly waiting: string | null;
  readonly reasons: Readonly<Partial<Record<OfferReason['code'], string>>>;
  readonly declined: Readonly<Partial<Record<DeclineReason, string>>>;
}

/** Returns the words of `book`'s page. */
export function bookWords(book: BookPage): BookWords {
  const [subject] = book.subjects;
  const offers = book.offers.map(({ offer }) => offer);
  return {
    subject: subject === undefined ? null : subjectName(subject),
    edition: editionWords(book),
    waiting: book.waiting === null ? null : m.book_waiting(countParams(book.waiting)),
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

/** Returns head and words of `book`'s page. */
export const bookHeadAndWords = (book: BookPage, context: HeadContext) => ({
  head: bookHead(book, context),
  words: bookWords(book),
});
