import type { Language } from '../language';
import { plainWords } from './plain-words';
import { indexTexts, rankTexts, type Hit, type TextIndex } from './text-index';
import { compareVectors, indexVectors, type TextVectors } from './text-vectors';

/** A question as the index takes it. `answer` is Markdown; `words` are other words people ask with; `topic` is its topic's title. */
export interface AskedQuestion {
  readonly id: string;
  readonly topic: string;
  readonly question: string;
  readonly answer: string;
  readonly words: readonly string[];
}

/** Made once per language by `indexQuestions`; the same object may be asked by anyone. */
export interface FaqIndex {
  readonly texts: TextIndex;
  readonly vectors: TextVectors;
}
export type FaqHit = Hit;

/** Hits below this are guesses: whoever has to be sure says instead that they don't know. */
export const faqThreshold = 0.5;

/** An entry of more words is a wording: it tells as a whole, for its words may stand in any question. */
const longestTerm = 3;
const isWording = (text: string) => text.split(/\s+/).length > longestTerm;

/** The index of all questions of one language. */
export function indexQuestions(questions: readonly AskedQuestion[], language: Language): FaqIndex {
  const plain = questions.map(({ question, answer, ...rest }) => ({ ...rest, question: plainWords(question), answer: plainWords(answer) }));
  const texts = indexTexts(
    plain.map(({ id, topic, question, answer, words }) => ({
      id,
      fields: [
        { text: question, weight: 0.9 },
        ...words.filter((text) => !isWording(text)).map((text) => ({ text, weight: 0.9 })),
        { text: topic, weight: 0.3 },
        { text: answer, weight: 0.45 },
      ],
      phrases: [question, ...words.filter((text) => !isWording(text))],
      lines: words,
    })),
    language,
  );
  const vectors = indexVectors(
    plain.map(({ id, question, answer, words }) => ({
      id,
      pieces: [{ text: question, weight: 1.5 }, { text: answer, weight: 3 }, ...words.map((text) => ({ text, weight: 1 }))],
    })),
  );
  return { texts, vectors };
}

/** Texts about anything are alike up to here. */
const chance = 0.12;

/** Questions that fit what a person typed, best first, from 0 to 1; the last word may be unfinished. Never throws. */
export function rankQuestions({ texts, vectors }: FaqIndex, query: string): FaqHit[] {
  const byWords = new Map(rankTexts(texts, query).map(({ id, score }) => [id, score]));
  const alike = compareVectors(vectors, query);
  return vectors.ids
    .map((id, place) => {
      const score = byWords.get(id) ?? 0;
      // Words weigh by their rarity, likeness also by how it is put; only a wording of its own is certain.
      return { id, score: score === 1 ? 1 : Math.min(0.99, 0.75 * score + 2 * Math.max(0, (alike[place] ?? 0) - chance)) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}
