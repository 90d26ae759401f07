import { findIsbns } from '../find-isbns';
import type { Language } from '../language';
import { withoutOtherForm, isbnOfFound } from '../scanning/reads';
import { detectLanguage } from './detect-language';
import { namedTrade } from './details/named-trade';
import { matchLexicon, type LexiconMatch } from './match-lexicon';
import { asksOwnTrades } from './questions/own-trades';
import { readBookRequest, type BookRequest } from './read-book-request';
import type { Sense } from './words/senses';

/** Meaning of a message: its language, numbers, request and kind. */
export interface MessageMeaning {
  readonly language: Language;
  readonly match: LexiconMatch;
  /** Codes that are ISBNs, or were meant as one, as they were written. */
  readonly isbns: readonly string[];
  /** A trade number (`IE-7K4Q`), or null. */
  readonly trade: string | null;
  readonly request: BookRequest;
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
function isOnly(match: LexiconMatch, unknown: number, max: number): boolean {
  return (
    [...match.senses].every((sense) => sensesOfSmallTalk.has(sense)) && match.subjects.length === 0 && unknown <= max
  );
}

/** Returns whether a text asks what the assistant is: "are you a human or a machine?" */
const asksIdentity = (match: LexiconMatch) =>
  match.has('identity') ||
  (match.has('you-are', 'mean') && match.has('bot')) ||
  (match.has('bot') && match.has('human') && !match.has('want', 'can'));

function smallTalkOf(match: LexiconMatch, unknown: number): MessageMeaning['smallTalk'] {
  const isIdentity = asksIdentity(match) && isOnly(match, unknown, maxUnknownInIdentity);
  // "You are a useless thing" also begins like a question about the assistant.
  if (isIdentity && !(match.has('abuse') && !match.has('bot', 'human'))) return 'who';
  if (match.has('abuse')) {
    const serious = [...match.senses].filter(
      (sense) => !sensesOfSmallTalk.has(sense) && sense !== 'book' && sense !== 'money',
    );
    return serious.length <= 1 ? 'abuse' : null;
  }
  if (match.has('human') || !isOnly(match, unknown, maxUnknownInSmallTalk)) return null;
  if (match.has('thanks')) return 'thanks';
  if (match.has('bye')) return 'goodbye';
  return match.has('greet') ? 'greeting' : null;
}

/** Returns the number of words without a known meaning. */
function countUnknownWords(match: LexiconMatch, request: BookRequest): number {
  if (request.unknownWords === '') return 0;
  return match.language === 'ja'
    ? Math.ceil(request.unknownWords.length / japaneseWord)
    : request.unknownWords.split(' ').length;
}

/**
 * Returns the language of a text, on a page in a language, after the person's last message. A short text continues in
 * the language of that message, unless it is clearly in the page's.
 */
function languageAfter(text: string, page: Language, before: string | null): Language {
  const own = detectLanguage(text, page);
  if (own !== page || before === null || text.length >= shortMessage) return own;
  const continued = detectLanguage(`${before} ${text}`, page);
  return detectLanguage(text, continued) === page ? page : continued;
}

/**
 * Returns the meaning of a person's message. `page`: the language of the page. `before`: the person's last message,
 * whose language continues when this text is short.
 */
export function readMessage(text: string, page: Language, before: string | null = null): MessageMeaning {
  const language = languageAfter(text, page, before);
  const match = matchLexicon(text, language);
  const request = readBookRequest(match);
  const unknown = countUnknownWords(match, request);
  const has = (...senses: readonly Sense[]) => match.has(...senses);
  const isbns = withoutOtherForm(findIsbns(text), isbnOfFound).map((found) => found.text);
  return {
    language,
    match,
    isbns,
    request,
    trade: namedTrade(text),
    smallTalk: smallTalkOf(match, unknown),
    wantsHuman: has('human') && !asksIdentity(match),
    ownTrades: asksOwnTrades(match),
    asksOffer: has('pay-for') && request.title !== '',
  };
}
