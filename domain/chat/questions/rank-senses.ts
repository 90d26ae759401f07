import type { FaqHit } from '../../faq/rank-questions';
import { unexplainedWords } from '../details/named-title';
import { faqSenses } from './faq-senses';
import type { LexiconMatch } from '../match-lexicon';
import { senses, type Sense } from '../words/senses';

/** Senses of question words. Questions about any topic have them. */
const questionWordSenses: ReadonlySet<Sense> = new Set([
  'when',
  'how-much',
  'where',
  'why',
  'who',
  'how-many',
  'how',
  'can',
  'mean',
  'fail',
]);
/** Senses of the shop's own business, which occur in almost any question. */
const commonSenses: ReadonlySet<Sense> = new Set(['book', 'mine', 'buy', 'send', 'change']);
/** Senses of conversation and of requests for books. They do not count as a question about the shop. */
const conversationSenses: ReadonlySet<Sense> = new Set([
  'greet',
  'thanks',
  'bye',
  'abuse',
  'yes',
  'no',
  'more',
  'that',
  'first',
  'second',
  'third',
  'last',
  'chore',
  'similar',
  'recommend',
  'want',
  'have',
  'take',
  'give',
  'about',
  'under',
  'over',
  'cheap',
  'newest',
  'popular',
  'paperback',
  'hardcover',
  'pocket',
  'new-copy',
  'human',
  'identity',
  'pay-for',
  'mine',
  'same-author',
  'all-read',
  'next-volume',
  'shorter',
  'cheapest',
  'pages',
  'you-are',
  'arrived',
]);

/** Senses that only one topic of the FAQ has. */
const topicSenses: ReadonlySet<Sense> = new Set([
  'passkey',
  'library',
  'camera',
  'offline',
  'accessible',
  'cookies',
  'wish',
  'tax',
  'discount',
  'company',
  'delete',
  'locked',
  'bought-here',
  'silent',
  'forgot',
  'worse',
  'copies',
  'refund',
  'shelf',
  'pack',
  'minimum',
  'credit',
  'reserved',
  'catalogue',
  'swap',
  'begin',
  'gift-card',
  'e-book',
  'pick-up',
  'student',
  'new-address',
]);

// All weights, scores and shares below were set by trial: `unforeseen-questions.test.ts` prints how many questions find
// their answer. Change one of them at a time and compare the printed numbers. None of them has a unit.

/** Weight of a sense of no list here. The other weights are relative to it. */
const ordinaryWeight = 1;
/** Half of an ordinary sense: a question word tells little about the topic. */
const questionWordWeight = 0.5;
/** The least weight: a common sense tells almost nothing about the topic. */
const commonWeight = 0.4;
/** Below an ordinary sense: the questions of several topics name money. */
const moneyWeight = 0.7;
/** The greatest weight: one such sense is enough to tell the topic. */
const topicWeight = 1.4;

/** Score of a variant before the weights of its senses are added. */
const variantBaseScore = 0.45;
/** Score for each 1 of a variant's weight. A match of more senses is more certain. */
const scorePerWeight = 0.2;
/** Share of a variant's score that remains however many other senses the text has. */
const minScoreShare = 0.5;

/** Factor of the sense score beside the word score. The FAQ has so many wordings that senses add little. */
const senseScoreFactor = 0.12;
/** The same factor where every word of the text is known, so that no other word can change its meaning. */
const knownWordsFactor = 0.4;

const isSense = (word: string): word is Sense => senses.some((sense) => sense === word);

function weightOf(sense: Sense): number {
  if (questionWordSenses.has(sense)) return questionWordWeight;
  if (commonSenses.has(sense)) return commonWeight;
  if (sense === 'money') return moneyWeight;
  return topicSenses.has(sense) ? topicWeight : ordinaryWeight;
}

const totalWeight = (list: readonly Sense[]) => list.reduce((sum, sense) => sum + weightOf(sense), 0);

/** Each FAQ question with its variants. A variant is a list of senses that a text must all have. */
const questions = Object.entries(faqSenses).map(([id, variantsText]) => ({
  id,
  variants: variantsText
    .split('|')
    .map((variantText) => variantText.split(' ').filter(isSense))
    .filter((variant) => variant.length > 0),
}));

/** Returns whether a text has a sense that FAQ questions are about. */
export function asksAboutShop(match: LexiconMatch): boolean {
  return [...match.senses].some(
    (sense) => !conversationSenses.has(sense) && !questionWordSenses.has(sense) && !commonSenses.has(sense),
  );
}

/**
 * Returns the score of a variant that matches a text, above 0 to 1. The text's other senses reduce it.
 * `textWeight`: weight of the senses of the text without those of conversation.
 */
function variantScore(variant: readonly Sense[], textWeight: number): number {
  const variantWeight = totalWeight(variant);
  const matchedShare = variantWeight / Math.max(variantWeight, textWeight);
  const scoreShare = minScoreShare + (1 - minScoreShare) * matchedShare;
  return Math.min(1, variantBaseScore + scorePerWeight * variantWeight) * scoreShare;
}

/** Returns the score of each FAQ question by its best matching variant, above 0 to 1. Omits the other questions. */
function senseScores(match: LexiconMatch): Map<string, number> {
  const textWeight = totalWeight([...match.senses].filter((sense) => !conversationSenses.has(sense)));
  const scores = new Map<string, number>();
  for (const { id, variants } of questions) {
    const matching = variants.filter((variant) => variant.every((sense) => match.senses.has(sense)));
    if (matching.length > 0) scores.set(id, Math.max(...matching.map((variant) => variantScore(variant, textWeight))));
  }
  return scores;
}

/** Returns whether each word of a text is known and none names a subject or a language of books. */
const hasOnlyKnownWords = (match: LexiconMatch) =>
  unexplainedWords(match, null, []) === '' &&
  match.spans.every(({ meaning }) => meaning.kind !== 'subject' && meaning.kind !== 'language');

/**
 * Returns the FAQ questions that fit a text by its words or its senses, the best first. Their scores are above 0 to 1.
 * `hits`: the questions found by words, with their word scores from 0 to 1.
 */
export function combineScores(match: LexiconMatch, hits: readonly FaqHit[]): FaqHit[] {
  const bySenses = senseScores(match);
  const byWords = new Map(hits.map(({ id, score }) => [id, score]));
  const factor = hasOnlyKnownWords(match) ? knownWordsFactor : senseScoreFactor;
  return (
    [...new Set([...bySenses.keys(), ...byWords.keys()])]
      .map((id) => ({ id, score: (byWords.get(id) ?? 0) + factor * (bySenses.get(id) ?? 0) }))
      .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      // The sort needs the sums before the limit, where two sums above 1 still differ.
      .map(({ id, score }) => ({ id, score: Math.min(1, score) }))
  );
}
