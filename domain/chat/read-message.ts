import { findIsbns } from '../find-isbns';
import type { Language } from '../language';
import { withoutOtherForm, isbnOfFound } from '../scanning/reads';
import { detectLanguage } from './detect-language';
import { namedTrade } from './details/named-trade';
import { matchLexicon, type LexiconMatch } from './match-lexicon';
import { asksOwnTrades } from './own-trades';
import { readBookRequest, type BookRequest } from './read-book-request';
import type { Sense } from './words/senses';

/** Meaning of a message: its language, numbers, wish and kind. */
export interface MessageMeaning {
  readonly language: Language;
  readonly heard: LexiconMatch;
  /** Codes that are ISBNs, or were meant as one, as they were written. */
  readonly isbns: readonly string[];
  /** A trade number (`IE-7K4Q`), or null. */
  readonly trade: string | null;
  readonly wish: BookRequest;
  /** Kind of small talk, when the message is nothing else; null for other messages. */
  readonly smallTalk: 'greeting' | 'thanks' | 'goodbye' | 'who' | 'abuse' | null;
  readonly wantsHuman: boolean;
  /** Only the person's own trades can answer. */
  readonly ownTrades: boolean;
  /** The person asks what the shop pays for a book. */
  readonly asksOffer: boolean;
}

/** Senses that may occur in small talk. */
const sensesOfSmallTalk: ReadonlySet<Sense> = new Set([
  'greet',
  'thanks',
  'bye',
  'identity',
  'abuse',
  'yes',
  'no',
  'that',
  'how',
  'can',
  'have',
  'bot',
  'human',
  'who',
  'mean',
  'want',
  'first',
  'last',
  'more',
  'shop',
  'give',
  'take',
  'mine',
  'how-much',
  'why',
  'you-are',
  // French "ou" is also "où".
  'where',
]);

/** Most unknown words of small talk, and of a question about the assistant ("are you a real …"). */
const maxUnknownInSmallTalk = 1;
const maxUnknownInIdentity = 3;
/** A message with fewer UTF-16 units is too short to show its language. The message before it decides. */
const shortMessage = 30;
/** Characters of an average Japanese word, for counting words without spaces. */
const japaneseWord = 4;

/** Returns whether a text has only senses of small talk, no subject and at most `max` unknown words. */
function isOnly(heard: LexiconMatch, unknown: number, max: number): boolean {
  return (
    [...heard.senses].every((sense) => sensesOfSmallTalk.has(sense)) && heard.subjects.length === 0 && unknown <= max
  );
}

/** Returns whether a text asks what the assistant is: "are you a human or a machine?" */
const asksIdentity = (heard: LexiconMatch) =>
  heard.has('identity') ||
  (heard.has('you-are', 'mean') && heard.has('bot')) ||
  (heard.has('bot') && heard.has('human') && !heard.has('want', 'can'));

function smallTalkOf(heard: LexiconMatch, unknown: number): MessageMeaning['smallTalk'] {
  const isIdentity = asksIdentity(heard) && isOnly(heard, unknown, maxUnknownInIdentity);
  // "You are a useless thing" also begins like a question about the assistant.
  if (isIdentity && !(heard.has('abuse') && !heard.has('bot', 'human'))) return 'who';
  if (heard.has('abuse')) {
    const serious = [...heard.senses].filter(
      (sense) => !sensesOfSmallTalk.has(sense) && sense !== 'book' && sense !== 'money',
    );
    return serious.length <= 1 ? 'abuse' : null;
  }
  if (heard.has('human') || !isOnly(heard, unknown, maxUnknownInSmallTalk)) return null;
  if (heard.has('thanks')) return 'thanks';
  if (heard.has('bye')) return 'goodbye';
  return heard.has('greet') ? 'greeting' : null;
}

/** Returns the number of words without a known meaning. */
function countUnknownWords(heard: LexiconMatch, wish: BookRequest): number {
  if (wish.words === '') return 0;
  return heard.language === 'ja' ? Math.ceil(wish.words.length / japaneseWord) : wish.words.split(' ').length;
}

/**
 * Returns the meaning of a person's message. `page`: the language of the page. `before`: the person's last message,
 * whose language continues when this text is short.
 */
export function readMessage(text: string, page: Language, before: string | null = null): MessageMeaning {
  const own = detectLanguage(text, page);
  const language =
    own === page && before !== null && text.length < shortMessage ? detectLanguage(`${before} ${text}`, page) : own;
  const heard = matchLexicon(text, language);
  const wish = readBookRequest(heard);
  const unknown = countUnknownWords(heard, wish);
  const has = (...senses: readonly Sense[]) => heard.has(...senses);
  const isbns = withoutOtherForm(findIsbns(text), isbnOfFound).map((found) => found.text);
  return {
    language,
    heard,
    isbns,
    wish,
    trade: namedTrade(text),
    smallTalk: smallTalkOf(heard, unknown),
    wantsHuman: has('human') && !asksIdentity(heard),
    ownTrades: asksOwnTrades(heard),
    asksOffer: has('pay-for') && wish.title !== '',
  };
}
