import type { FaqHit } from '../faq/rank';
import { faqSenses } from './faq-senses';
import type { Heard } from './hear';
import { senses, type Sense } from './words/senses';

/** Senses that tell how a question is put, not what it is about: they count half. */
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
/** Senses that stand in almost any question: they tell almost nothing. */
const faint: ReadonlySet<Sense> = new Set(['book', 'mine', 'buy', 'send', 'change']);
/** How people talk, and what they wish: no part of a question about the shop. */
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
]);

/** Senses that name one thing only: whoever says them asks about it. */
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
]);

const isSense = (word: string): word is Sense => senses.some((sense) => sense === word);
const weight = (sense: Sense) =>
  light.has(sense) ? 0.5 : faint.has(sense) ? 0.4 : sense === 'money' ? 0.7 : heavy.has(sense) ? 1.4 : 1;
const total = (list: Iterable<Sense>) => [...list].reduce((sum, sense) => sum + weight(sense), 0);

const ways = Object.entries(faqSenses).map(([id, lines]) => ({
  id,
  ways: lines
    .split('|')
    .map((line) => line.split(' ').filter(isSense))
    .filter((way) => way.length > 0),
}));

/** Whether a text names anything that the shop's questions are about. */
export function asksAboutShop(heard: Heard): boolean {
  return [...heard.senses].some((sense) => !ignored.has(sense) && !light.has(sense) && !faint.has(sense));
}

/** How well each question fits what was heard, 0 to 1; questions that do not fit at all are left out. */
export function rankSenses(heard: Heard): Map<string, number> {
  const asked = [...heard.senses].filter((sense) => !ignored.has(sense));
  const all = total(asked);
  const found = new Map<string, number>();
  for (const { id, ways: each } of ways) {
    for (const way of each) {
      if (!way.every((sense) => heard.senses.has(sense))) continue;
      const own = total(way);
      const score = Math.min(1, 0.45 + 0.2 * own) * (0.5 + 0.5 * Math.min(1, own / Math.max(own, all)));
      found.set(id, Math.max(found.get(id) ?? 0, score));
    }
  }
  return found;
}

/** How much the senses add to what the words say: where many wordings are known, they tell little more. */
const sensesShare = 0.12;

/** Puts what words and senses say together. */
export function weighAnswers(heard: Heard, hits: readonly FaqHit[]): FaqHit[] {
  const bySense = rankSenses(heard);
  const byWords = new Map(hits.map(({ id, score }) => [id, score]));
  return [...new Set([...bySense.keys(), ...byWords.keys()])]
    .map((id) => {
      const [sense, words] = [bySense.get(id) ?? 0, byWords.get(id) ?? 0];
      return { id, score: Math.min(1, words + sensesShare * sense) };
    })
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}
