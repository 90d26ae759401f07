import type { FaqHit } from '../faq/rank-questions';
import { unexplainedWords } from './details/named-title';
import { faqSenses } from './faq-senses';
import type { LexiconMatch } from './match-lexicon';
import { senses, type Sense } from './words/senses';

/** Senses that describe how a question is put. They weigh half: many questions share them. */
const light: ReadonlySet<Sense> = new Set([
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
/** Senses that occur in almost any question and so weigh least. */
const faint: ReadonlySet<Sense> = new Set(['book', 'mine', 'buy', 'send', 'change']);
/** Senses of conversation and of requests for books, which are not part of a question about the shop. */
const ignored: ReadonlySet<Sense> = new Set([
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

/** Senses that only one topic has: they weigh most. */
const heavy: ReadonlySet<Sense> = new Set([
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

/**
 * Weights of a sense relative to an ordinary one. They and the scores below were set by trial with
 * `unforeseen-questions.test.ts`; change one at a time and compare the numbers that the test prints.
 */
const weights = { light: 0.5, faint: 0.4, money: 0.7, heavy: 1.4, ordinary: 1 } as const;
/** Score of a variant, and what each unit of weight adds: a variant with more senses is more certain. */
const variantScore = { base: 0.45, perWeight: 0.2 } as const;
/** Share of a score that stays when the text has many other senses. */
const minShare = 0.5;

const isSense = (word: string): word is Sense => senses.some((sense) => sense === word);
const weight = (sense: Sense) => {
  if (light.has(sense)) return weights.light;
  if (faint.has(sense)) return weights.faint;
  if (sense === 'money') return weights.money;
  return heavy.has(sense) ? weights.heavy : weights.ordinary;
};
const total = (list: Iterable<Sense>) => [...list].reduce((sum, sense) => sum + weight(sense), 0);

const questions = Object.entries(faqSenses).map(([id, lines]) => ({
  id,
  variants: lines
    .split('|')
    .map((line) => line.split(' ').filter(isSense))
    .filter((variant) => variant.length > 0),
}));

/** Returns whether a text has a sense that FAQ questions are about. */
export function asksAboutShop(match: LexiconMatch): boolean {
  return [...match.senses].some((sense) => !ignored.has(sense) && !light.has(sense) && !faint.has(sense));
}

/** Returns how well each FAQ question fits the senses of a text, above 0 to 1; other questions are left out. */
export function rankSenses(match: LexiconMatch): Map<string, number> {
  const asked = [...match.senses].filter((sense) => !ignored.has(sense));
  const all = total(asked);
  const found = new Map<string, number>();
  for (const { id, variants } of questions) {
    for (const variant of variants) {
      if (!variant.every((sense) => match.senses.has(sense))) continue;
      const own = total(variant);
      const fit = minShare + (1 - minShare) * Math.min(1, own / Math.max(own, all));
      const score = Math.min(1, variantScore.base + variantScore.perWeight * own) * fit;
      found.set(id, Math.max(found.get(id) ?? 0, score));
    }
  }
  return found;
}

/** Weight of the sense score beside the word score of 1: the FAQ has so many wordings that senses add little. */
const sensesShare = 0.12;
/** Weight of the sense score where each word of the text is known, so that no other word can change its meaning. */
const understoodShare = 0.4;

/** Returns whether each word of a text is known and none names a subject or a language of books. */
const isUnderstood = (match: LexiconMatch) =>
  unexplainedWords(match, null, []) === '' &&
  match.spans.every(({ meaning }) => meaning.kind !== 'subject' && meaning.kind !== 'language');

/** Returns the FAQ hits with the scores of words and senses combined, the best first. */
export function combineScores(match: LexiconMatch, hits: readonly FaqHit[]): FaqHit[] {
  const bySense = rankSenses(match);
  const share = isUnderstood(match) ? understoodShare : sensesShare;
  const byWords = new Map(hits.map(({ id, score }) => [id, score]));
  return [...new Set([...bySense.keys(), ...byWords.keys()])]
    .map((id) => {
      const scoreOfSenses = bySense.get(id) ?? 0;
      const scoreOfWords = byWords.get(id) ?? 0;
      return { id, score: scoreOfWords + share * scoreOfSenses };
    })
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .map(({ id, score }) => ({ id, score: Math.min(1, score) }));
}
