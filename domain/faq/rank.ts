import type { Language } from '../language';
import { plainWords } from './plain-words';
import { indexTexts, rankTexts, type Hit, type TextIndex } from './text-index';

/** A question as the index takes it. `answer` is Markdown; `words` are other words people ask with; `topic` is its topic's title. */
export interface AskedQuestion {
  readonly id: string;
  readonly topic: string;
  readonly question: string;
  readonly answer: string;
  readonly words: readonly string[];
}

/** Made once per language by `indexQuestions`; the same object may be asked by anyone. */
export type FaqIndex = TextIndex;
export type FaqHit = Hit;

/** Hits below this are guesses: whoever has to be sure says instead that they don't know. */
export const faqThreshold = 0.5;

/** The index of all questions of one language. */
export function indexQuestions(questions: readonly AskedQuestion[], language: Language): FaqIndex {
  return indexTexts(
    questions.map(({ id, topic, question, answer, words }) => ({
      id,
      fields: [
        { text: plainWords(question), weight: 0.9 },
        ...words.map((text) => ({ text, weight: 0.9 })),
        { text: topic, weight: 0.3 },
        { text: plainWords(answer), weight: 0.45 },
      ],
      phrases: [plainWords(question), ...words],
    })),
    language,
  );
}

/** Questions that fit what a person typed, best first, from 0 to 1; the last word may be unfinished. Never throws. */
export function rankQuestions(index: FaqIndex, query: string): FaqHit[] {
  return rankTexts(index, query);
}
