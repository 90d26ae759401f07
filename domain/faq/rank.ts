import { queryWords } from '../catalogue/words';
import type { Language } from '../language';

/** A question as the index takes it. `answer` is Markdown; `words` are other words people ask with. */
export interface AskedQuestion {
  readonly id: string;
  readonly topic: string;
  readonly question: string;
  readonly answer: string;
  readonly words: readonly string[];
}

/** What is ranked: made once per language by `indexQuestions`, the same object may be asked by anyone. */
export interface FaqIndex {
  readonly language: Language;
  readonly documents: readonly { readonly id: string; readonly words: ReadonlySet<string> }[];
}

/** From 0 to 1, comparable between queries: 1 is certain, below `faqThreshold` it is better to say that one doesn't know. */
export interface FaqHit {
  readonly id: string;
  readonly score: number;
}

/** Hits below this are guesses. */
export const faqThreshold = 0.5;

/** The index of all questions of one language; `topic` is the topic's title in that language. */
export function indexQuestions(questions: readonly AskedQuestion[], language: Language): FaqIndex {
  return {
    language,
    documents: questions.map(({ id, topic, question, answer, words }) => (
      { id, words: new Set(queryWords([question, ...words, topic, answer].join(' '))) }
    )),
  };
}

/** Questions that fit what a person typed, best first; the last word may be unfinished. Never throws. */
export function rankQuestions(index: FaqIndex, query: string): FaqHit[] {
  const asked = queryWords(query);
  return index.documents
    .map(({ id, words }) => ({ id, score: asked.filter((word) => words.has(word)).length / Math.max(1, asked.length) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}
