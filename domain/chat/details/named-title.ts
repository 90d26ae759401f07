import type { Language } from '../../language';
import type { LexiconMatch, Span } from '../match-lexicon';
import { isUnspaced } from '../words/lexicon';
import type { Sense } from '../words/senses';
import type { PriceLimits } from './find-price';
import { covers, type Place } from '../place';

/** Senses of words around a title that are not part of it. */
const sensesAroundTitle: ReadonlySet<Sense> = new Set([
  'greet',
  'thanks',
  'similar',
  'recommend',
  'want',
  'have',
  'pay-for',
  'take',
  'give',
  'can',
  'book',
  'buy',
  'sell',
  'mine',
  'copies',
  'how-much',
  'offer',
  'new-copy',
  'cheapest',
  'shorter',
  'pages',
  'you-are',
  'how',
  'when',
  'mean',
  'about',
  'under',
  'over',
  'cheap',
  'newest',
  'popular',
  'paperback',
  'hardcover',
  'pocket',
  'more',
  'that',
  'yes',
  'cart',
  'price',
  'accept',
  'money',
  'paid',
]);

/** Returns whether a span can be removed from the ends of a text to find a title or name. */
function isAround({ meaning }: Span): boolean {
  return (
    meaning.kind === 'filler' ||
    meaning.kind === 'language' ||
    (meaning.kind === 'sense' && sensesAroundTitle.has(meaning.sense))
  );
}

/** Matches text in quotation marks of any kind. */
const titleInQuotes = /["„“”«»『「](?<title>[^"„“”«»』」]{2,80})["“”«»』」]/u;

/** Returns the probable title or name in a text: its quotation, else the text without the words around the name. */
export function namedTitle({ text, spans: known }: LexiconMatch, price: PriceLimits | null): string {
  const inQuotes = titleInQuotes.exec(text)?.groups?.title;
  if (inQuotes !== undefined) return inQuotes.trim();
  const spans: readonly Place[] = [...known.filter(isAround), ...(price?.spans ?? [])];
  const ofWord = /[\p{L}\p{N}]/u;
  let from = 0;
  let to = text.length;
  let isShortened = true;
  while (isShortened) {
    while (from < to && !ofWord.test(text.charAt(from))) from += 1;
    while (to > from && !ofWord.test(text.charAt(to - 1))) to -= 1;
    const atStart = spans.filter((span) => span.from === from && span.to <= to).toSorted((a, b) => b.to - a.to)[0];
    if (atStart !== undefined) from = atStart.to;
    const atEnd = spans.filter((span) => span.to === to && span.from >= from).toSorted((a, b) => a.from - b.from)[0];
    if (atEnd !== undefined) to = atEnd.from;
    isShortened = atStart !== undefined || atEnd !== undefined;
  }
  return text.slice(from, to).trim();
}

/** Returns the words without a known meaning, in order. */
export function unexplainedWords(match: LexiconMatch, price: PriceLimits | null, ages: readonly Place[]): string {
  // In "a book set in Japan" the country is what the book is about.
  const explained = match.has('about')
    ? match.spans.filter(({ meaning }) => !(meaning.kind === 'sense' && meaning.sense === 'country'))
    : match.spans;
  // "Less" in "less for children" belongs to what is denied.
  const isBeforeDenied = ({ to }: Place) => [...match.deniedSpans].some(({ from }) => from - to === 1);
  const spans: readonly Place[] = [...explained, ...(price?.spans ?? []), ...ages];
  if (!isUnspaced(match.language))
    return match.words
      .filter((word) => !spans.some((span) => covers(span, word)) && !isBeforeDenied(word))
      .map(({ text }) => text)
      .join(' ');
  const left = [...match.text]
    .map((character, index) => (spans.some((span) => span.from <= index && span.to > index) ? ' ' : character))
    .join('');
  return left
    .split(/[^\p{L}\p{N}]+/u)
    .filter((run) => run.length > 1)
    .join(' ');
}

/** Returns the first sentence, and title and words without their first or last word: people add words to names. */
export function partsOfName(title: string, words: string, language: Language): string[] {
  const list = words.split(' ');
  const [sentence = ''] = title.split(/[?!.,;:؟،。、？！]/u);
  const parts = [
    sentence.trim(),
    list.slice(0, -1).join(' '),
    list.slice(1).join(' '),
    title.split(' ').slice(0, -1).join(' '),
    list.slice(0, 2).join(' '),
    // "Macie Diunę?" asks for "Diuna".
    ...(language === 'pl' ? [words.replaceAll(/[eyio](?= |$)/g, 'a')] : []),
  ];
  return [...new Set(parts)].filter((part) => part.length > 2 && part !== title && part !== words);
}
