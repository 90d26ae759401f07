import type { LexiconMatch } from '../match-lexicon';
import type { Sense } from '../words/senses';
import { questionOnMissingCover } from './missing-cover';

/** Senses of questions about something else than the way of an order to a named place. */
const notDelivery: readonly Sense[] = [
  'sell',
  'return',
  'paid',
  'bank',
  'grading',
  'tax',
  'account',
  'worse',
  'refund',
  'credit',
  'new-address',
  'pick-up',
  'lost',
  'offer',
];

/** Returns the question about delivery that a text with the name of a place asks, or null. */
function deliveryQuestion(match: LexiconMatch): string | null {
  if (match.has(...notDelivery)) return null;
  // "A crime novel set in Sweden" asks for no delivery.
  if (match.has('about') && !match.has('send', 'delivery', 'postage', 'parcel')) return null;
  const isAboutSending = match.has('send', 'delivery', 'postage', 'parcel', 'country', 'buy');
  if (match.has('postage') && match.has('how-much')) return 'postage-to-you';
  if (match.has('when') && (isAboutSending || match.has('book') || match.words.length < maxWordsOfWhen))
    return 'delivery-time';
  if (match.has('postage', 'how-much') && (isAboutSending || !match.has('book'))) return 'postage-to-you';
  const isShortWithPlace = match.words.length < maxWordsOfWhen && !match.has('book', 'want', 'about');
  return match.has('send', 'delivery') || (match.has('country') && isShortWithPlace) ? 'which-countries' : null;
}

/** A text with "when" or a word for countries, with a place, and with fewer words than this is about delivery. */
const maxWordsOfWhen = 8;

/** Senses of questions about a copy that the person sends or sent to the shop. */
const ownCopy: readonly Sense[] = [
  'sell',
  'grading',
  'worse',
  'offer',
  'accept',
  'library',
  'pack',
  'silent',
  'pay-for',
  // "I ordered the wrong book, can I still cancel?"
  'cancel',
  // "The mail has not arrived"
  'mail',
];

/** Returns whether a copy that the person bought arrived damaged or in another condition than was promised. */
function isFaultyPurchase(match: LexiconMatch): boolean {
  const isFaulty = match.has('arrived')
    ? match.has('damaged', 'described')
    : match.has('damaged') && match.has('described');
  return isFaulty && !match.has(...ownCopy);
}

/** Returns whether a text asks for an order that was placed without an account. */
const seeksGuestOrder = (match: LexiconMatch) =>
  match.has('guest') && match.has('trade') && match.has('where', 'lost') && !match.has('sell', 'return', 'how-much');

/** Returns whether a text has only senses of these lists, and each of the first. */
const hasOnly = (match: LexiconMatch, all: readonly Sense[], others: readonly Sense[]) =>
  all.every((sense) => match.has(sense)) &&
  [...match.senses].every((sense) => all.includes(sense) || others.includes(sense));

/** Senses of questions about a parcel other than where it is. */
const otherParcelSenses: readonly Sense[] = [
  'send',
  'pack',
  'return',
  'postage',
  'several',
  'how-much',
  'how',
  'deadline',
  'grading',
  'paid',
  'refund',
  'described',
  'damaged',
];

/** Returns whether a text asks where the person's parcel is. Japanese does not say whose parcel it is. */
export function asksWhereParcel(match: LexiconMatch): boolean {
  if (!match.has('parcel') || !match.has('where', 'lost') || match.has(...otherParcelSenses)) return false;
  return match.has('mine') || (match.language === 'ja' && match.has('where'));
}

/** Senses of questions about an order other than where it is. */
const otherOrderSenses: readonly Sense[] = [
  'cancel',
  'return',
  'refund',
  'paid',
  'sell',
  'grading',
  'deadline',
  'new-address',
  'guest',
  'mail',
  'described',
  'damaged',
  'how-much',
  'tax',
];

/** Returns whether a text says that an order has not arrived. */
const missesOrder = (match: LexiconMatch) =>
  match.has('lost') && match.has('buy', 'trade') && !match.has(...otherOrderSenses);

/** Senses of questions about money other than where it is. */
const otherMoneySenses: readonly Sense[] = [
  'how',
  'change',
  'account',
  'bank',
  'tax',
  'return',
  'refund',
  'credit',
  'pay',
  'buy',
  'fail',
];

/** Returns whether a text asks where the money for sold books is. */
export const asksWhereMoney = (match: LexiconMatch) =>
  match.has('where') && match.has('paid') && match.has('mine') && !match.has(...otherMoneySenses);

/** Matches verbs that ask how the shop sends books, folded: "how do you send the books?" */
const shopSends = new RegExp(
  '\\byou (?:be )?(?:send|ship|post|mail|dispatch|deliver|get)|\\b(?:to|send|ship|mail) me\\b|' +
    '(?:schick|send|liefer)\\p{L}* sie|envoyez|expediez|enviais|mandais|envian\\b|spedite|inviate|mandate|' +
    '(?:sturen|zenden|leveren|kunnen|gaan|willen) jullie|wysylacie|enviam\\b|ترسلون|送ってもら|送ってくれ|届',
  'u',
);

/** Matches the Arabic word for "to you". It contains the word for "how much". */
const toYouInArabic = /(?<!\p{L})لكم(?!\p{L})/u;

/** Returns whether a text asks how the person sends books to the shop, and nothing else. */
const asksHowToSend = (match: LexiconMatch) =>
  hasOnly(
    match,
    ['how', 'send', 'book'],
    ['mine', 'that', 'parcel', 'can', 'greet', ...(toYouInArabic.test(match.text) ? (['how-much'] as const) : [])],
  ) && !shopSends.test(match.text);

/** Returns whether a text asks to return a bought book, and nothing else. */
const asksToReturn = (match: LexiconMatch) =>
  match.has('can', 'take', 'want', 'how') &&
  hasOnly(match, ['return'], ['can', 'take', 'want', 'how', 'book', 'mine', 'that', 'buy', 'arrived', 'greet', 'send']);

/** Returns whether a text asks to cancel an order or a sale, and nothing else. */
const asksToCancel = (match: LexiconMatch) =>
  match.has('trade') &&
  hasOnly(match, ['cancel'], ['can', 'take', 'want', 'how', 'mine', 'that', 'trade', 'buy', 'arrived', 'greet']);

/** Matches words for text that a reader marked, folded: the conditions say how much of it a copy may have. */
const marked = new RegExp(
  'underlin|highlighte[dr]|unterstrich|textmarker|soulign|surlign|subraya|sottolinea|evidenziat|onderstree?p|' +
    'podkresl|sublinha|線を引|マーカーを|تحتها خط|تحت السطور|تظليل',
  'u',
);

/** Topics of the shop that no other question shares, with their question. */
const byTopic: readonly (readonly [Sense, string])[] = [
  ['gift-card', 'gift-cards'],
  ['new-address', 'change-address'],
];

/**
 * Returns the id of the FAQ question that a text certainly asks, by rules that the ranking of words does not know, or
 * null. `hasPlace`: the text names a country, city or region.
 */
export function sureQuestion(match: LexiconMatch, hasPlace: boolean): string | null {
  if (isFaultyPurchase(match)) return 'not-as-described';
  const coverQuestion = questionOnMissingCover(match);
  if (coverQuestion !== null) return coverQuestion;
  if (seeksGuestOrder(match)) return 'find-my-trade';
  if (match.has('new-address') && match.has('mail') && !match.has('trade', 'delivery', 'buy', 'parcel'))
    return 'change-email';
  if (asksWhereParcel(match)) return 'order-not-arrived';
  if (missesOrder(match)) return 'order-not-arrived';
  if (asksWhereMoney(match)) return 'when-paid';
  if (asksToReturn(match)) return 'withdraw';
  if (asksToCancel(match)) return 'cancel-trade';
  if (!hasPlace && asksHowToSend(match)) return 'how-to-pack';
  if (marked.test(match.text) && !match.has('arrived')) return 'what-grades-mean';
  const topic = byTopic.find(([sense]) => match.has(sense) && !match.has('account', 'mail', 'sell', 'paid'));
  return topic?.[1] ?? (hasPlace ? deliveryQuestion(match) : null);
}
