import { findIsbns } from '../find-isbns';
import type { Language } from '../language';
import { withoutOtherForm, isbnOfFound } from '../scanning/reads';
import { detectLanguage } from './detect-language';
import { hear, type Heard } from './hear';
import { asksOwnTrades } from './own-trades';
import { readWish, type Wish } from './read-wish';
import type { Sense } from './words/senses';

/** A text as it is understood: in its language, with its numbers and its wish. */
export interface Reading {
  readonly language: Language;
  readonly heard: Heard;
  /** Numbers that are ISBNs or were meant as one, as they were written. */
  readonly isbns: readonly string[];
  /** A trade's number (`IE-7K4Q`), or null. */
  readonly trade: string | null;
  readonly wish: Wish;
  /** Small talk and nothing else. */
  readonly talk: 'greeting' | 'thanks' | 'goodbye' | 'who' | 'abuse' | null;
  readonly wantsHuman: boolean;
  /** Asks for what only the person's own trades can tell. */
  readonly ownTrades: boolean;
  /** Asks what the shop pays for a book. */
  readonly asksOffer: boolean;
}

const tradeShape =
  /(?<![\p{L}\p{N}-])(?:DE|AT|FR|ES|IT|NL|BE|PT|IE|GB|PL|US|JP|AE)-[2-9B-DF-HJ-NP-TV-Z]{4,8}(?![\p{L}\p{N}-])/u;

/** Senses that may stand beside small talk without being a question of their own. */
const beside: ReadonlySet<Sense> = new Set([
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
]);

/** Whether a text says no more than the senses that may stand beside small talk, and hardly a word nobody knows. */
function isOnly(heard: Heard, unknown: number, most: number): boolean {
  return [...heard.senses].every((sense) => beside.has(sense)) && heard.subjects.length === 0 && unknown <= most;
}

function talkOf(heard: Heard, unknown: number): Reading['talk'] {
  if (heard.has('identity') && isOnly(heard, unknown, 3)) return 'who';
  if (heard.has('abuse')) {
    const serious = [...heard.senses].filter((sense) => !beside.has(sense) && sense !== 'book' && sense !== 'money');
    return serious.length <= 1 ? 'abuse' : null;
  }
  if (heard.has('human') || !isOnly(heard, unknown, 1)) return null;
  if (heard.has('thanks')) return 'thanks';
  if (heard.has('bye')) return 'goodbye';
  return heard.has('greet') ? 'greeting' : null;
}

/** Words of a text that nothing explains. */
function unknownWords(heard: Heard, wish: Wish): number {
  return wish.words === ''
    ? 0
    : heard.language === 'ja'
      ? Math.ceil(wish.words.length / 4)
      : wish.words.split(' ').length;
}

/**
 * Reads what a person said. `page` is the language of the page; `before` what they said last, whose language goes on
 * where this text shows none.
 */
export function readTurn(text: string, page: Language, before: string | null = null): Reading {
  const own = detectLanguage(text, page);
  const language =
    own === page && before !== null && text.length < 30 ? detectLanguage(`${before} ${text}`, page) : own;
  const heard = hear(text, language);
  const wish = readWish(heard);
  const unknown = unknownWords(heard, wish);
  const has = (...senses: readonly Sense[]) => heard.has(...senses);
  const isbns = withoutOtherForm(findIsbns(text), isbnOfFound).map((found) => found.text);
  return {
    language,
    heard,
    isbns,
    wish,
    trade: tradeShape.exec(text.toUpperCase())?.[0] ?? null,
    talk: talkOf(heard, unknown),
    wantsHuman: has('human') && !has('identity'),
    ownTrades: asksOwnTrades(heard),
    asksOffer: has('pay-for') && wish.title !== '',
  };
}
