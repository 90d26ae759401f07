import type { FeedEdition, FeedFacts } from './feed-edition';
import type { OfferLine } from './feed-schemas';

/** Returns the offer feed as JSON Lines, an edition a line. */
export function offerJsonLines(editions: readonly FeedEdition[], { market }: Pick<FeedFacts, 'market'>): string {
  return editions
    .map(({ isbn, title, authors, language, copies, offers }): OfferLine => ({
      isbn,
      title,
      authors: [...authors],
      language,
      market,
      copies: [...copies],
      offers: [...offers],
    }))
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}
