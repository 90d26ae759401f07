import type { LexiconMatch } from '../match-lexicon';
import { asksWhereMoney, asksWhereParcel } from './sure-question';
import type { Sense } from '../words/senses';

/** Senses that may occur in a request to see own trades; any other sense makes it a question about trades. */
const aroundTrades: ReadonlySet<Sense> = new Set([
  'greet',
  'thanks',
  'mine',
  'want',
  'have',
  'take',
  'give',
  'that',
  'first',
  'second',
  'third',
  'last',
  'more',
  'yes',
  'can',
  'where',
  'lost',
  'trade',
  'parcel',
  'delivery',
  'grading',
  'book',
  'send',
  'buy',
  'newest',
  'about',
  'over',
  'human',
  'bot',
  'arrived',
  'you-are',
]);

/** Returns whether a text has no senses beside those of a request to see own trades; a trade may be called a swap. */
export function isOnlyAboutTrades(match: LexiconMatch): boolean {
  return [...match.senses].every((sense) => aroundTrades.has(sense) || (sense === 'swap' && match.has('trade')));
}

/** Returns whether a text without "my" tells of an order that is missing: "Ordered a book two weeks ago, nothing". */
function tellsOfMissingTrade(match: LexiconMatch): boolean {
  return match.has('lost') && match.has('buy', 'trade') && match.subjects.length === 0 && isOnlyAboutTrades(match);
}

/** Returns whether a text asks where a parcel or a trade of the person is, or when it comes. */
function asksForOwnParcel({ has }: LexiconMatch): boolean {
  const asksWhen = has('when') && !has('return', 'sell', 'paid', 'money', 'bank', 'deadline');
  if (has('parcel', 'trade') && (has('where', 'lost') || asksWhen)) return true;
  return has('delivery') && has('where', 'lost') && !has('return', 'paid');
}

/** Returns whether only the person's own trades can answer: "where is my parcel", "show me my orders". */
export function asksOwnTrades(match: LexiconMatch): boolean {
  const { has } = match;
  if (asksWhereParcel(match)) return true;
  if (!has('mine')) return tellsOfMissingTrade(match);
  if (asksForOwnParcel(match) || asksWhereMoney(match)) return true;
  if (has('lost') && has('paid', 'refund', 'money', 'buy', 'send')) return true;
  if (has('grading') && has('book', 'parcel') && !has('when', 'how')) return true;
  if (has('trade') && has('want')) return true;
  const namesTrade = has('trade') || (has('delivery') && has('parcel', 'book')) || (has('parcel') && !has('book'));
  return namesTrade && isOnlyAboutTrades(match);
}
