import type { LexiconMatch } from './match-lexicon';
import type { Sense } from './words/senses';

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
function deliveryQuestion(heard: LexiconMatch): string | null {
  if (heard.has(...notDelivery)) return null;
  // "A crime novel set in Sweden" asks for no delivery.
  if (heard.has('about') && !heard.has('send', 'delivery', 'postage', 'parcel')) return null;
  const isAboutSending = heard.has('send', 'delivery', 'postage', 'parcel', 'country', 'buy');
  if (heard.has('postage') && heard.has('how-much')) return 'postage-to-you';
  if (heard.has('when') && (isAboutSending || heard.has('book') || heard.words.length < maxWordsOfWhen))
    return 'delivery-time';
  if (heard.has('postage', 'how-much') && (isAboutSending || !heard.has('book'))) return 'postage-to-you';
  const isShortWithPlace = heard.words.length < maxWordsOfWhen && !heard.has('book', 'want', 'about');
  return heard.has('send', 'delivery') || (heard.has('country') && isShortWithPlace) ? 'which-countries' : null;
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
function isFaultyPurchase(heard: LexiconMatch): boolean {
  const isFaulty = heard.has('arrived')
    ? heard.has('damaged', 'described')
    : heard.has('damaged') && heard.has('described');
  return isFaulty && !heard.has(...ownCopy);
}

/** Returns whether a text asks for an order that was placed without an account. */
const seeksGuestOrder = (heard: LexiconMatch) =>
  heard.has('guest') && heard.has('trade') && heard.has('where', 'lost') && !heard.has('sell', 'return', 'how-much');

/** Returns whether a text has only senses of these lists, and each of the first. */
const hasOnly = (heard: LexiconMatch, all: readonly Sense[], others: readonly Sense[]) =>
  all.every((sense) => heard.has(sense)) &&
  [...heard.senses].every((sense) => all.includes(sense) || others.includes(sense));

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
export function asksWhereParcel(heard: LexiconMatch): boolean {
  if (!heard.has('parcel') || !heard.has('where', 'lost') || heard.has(...otherParcelSenses)) return false;
  return heard.has('mine') || (heard.language === 'ja' && heard.has('where'));
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
const missesOrder = (heard: LexiconMatch) =>
  heard.has('lost') && heard.has('buy', 'trade') && !heard.has(...otherOrderSenses);

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
export const asksWhereMoney = (heard: LexiconMatch) =>
  heard.has('where') && heard.has('paid') && heard.has('mine') && !heard.has(...otherMoneySenses);

/** Matches verbs that ask how the shop sends books, folded: "how do you send the books?" */
const shopSends = new RegExp(
  '\\byou\\b|(?:schick|send|liefer)\\p{L}* sie|envoyez|expediez|enviais|mandais|envian\\b|spedite|inviate|mandate|' +
    'jullie|wysylacie|enviam\\b|ترسلون|送ってもら|送ってくれ|届',
  'u',
);

/** Returns whether a text asks how the person sends books to the shop, and nothing else. */
const asksHowToSend = (heard: LexiconMatch) =>
  hasOnly(heard, ['how', 'send', 'book'], ['mine', 'that', 'parcel', 'can', 'greet']) && !shopSends.test(heard.text);

/** Returns whether a text asks to return a bought book, and nothing else. */
const asksToReturn = (heard: LexiconMatch) =>
  heard.has('can', 'take', 'want', 'how') &&
  hasOnly(heard, ['return'], ['can', 'take', 'want', 'how', 'book', 'mine', 'that', 'buy', 'arrived', 'greet', 'send']);

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
export function sureQuestion(heard: LexiconMatch, hasPlace: boolean): string | null {
  if (isFaultyPurchase(heard)) return 'not-as-described';
  if (seeksGuestOrder(heard)) return 'find-my-trade';
  if (heard.has('new-address') && heard.has('mail') && !heard.has('trade', 'delivery', 'buy', 'parcel'))
    return 'change-email';
  if (asksWhereParcel(heard)) return 'order-not-arrived';
  if (missesOrder(heard)) return 'order-not-arrived';
  if (asksWhereMoney(heard)) return 'when-paid';
  if (asksToReturn(heard)) return 'withdraw';
  if (!hasPlace && asksHowToSend(heard)) return 'how-to-pack';
  if (marked.test(heard.text) && !heard.has('arrived')) return 'what-grades-mean';
  const topic = byTopic.find(([sense]) => heard.has(sense) && !heard.has('account', 'mail', 'sell', 'paid'));
  return topic?.[1] ?? (hasPlace ? deliveryQuestion(heard) : null);
}
