import type { Language } from '../language';
import { plainWords } from './plain-words';
import { isUnspacedText } from './terms';
import { indexTexts, rankTexts, type Hit, type TextIndex } from './text-index';
import { compareVectors, indexVectors, type TextVectors } from './text-vectors';

/**
 * A question as the index takes it. `answer` is Markdown; `words` are other words people ask with; `topic` is its
 * topic's title.
 */
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

/**
 * An entry of more words, or where none are parted of more signs, is a wording: it tells as a whole, for its words may
 * stand in any question.
 */
const longestTerm = 3;
const longestUnspaced = 8;
const isWording = (text: string) =>
  isUnspacedText(text) ? text.length > longestUnspaced : text.split(/\s+/).length > longestTerm;

/** The index of all questions of one language. */
export function indexQuestions(questions: readonly AskedQuestion[], language: Language): FaqIndex {
  const plain = questions.map(({ question, answer, ...rest }) => ({
    ...rest,
    question: plainWords(question),
    answer: plainWords(answer),
  }));
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
      pieces: [question, answer, ...words],
    })),
  );
  return { texts, vectors };
}

/**
 * Texts about anything are alike up to here; what is a question of the shop's is mostly 0.2 more alike to one of them.
 */
const chance = 0.08;
const alikeShare = 2.5;
/** Words tell little of a story and nearly all of a query whose words stand in one question alone. */
const wordsShare = 0.12;
const most = 0.6;
const mostShare = 0.75;

/** Questions that fit what a person typed, best first, from 0 to 1; the last word may be unfinished. Never throws. */
export function rankQuestions({ texts, vectors }: FaqIndex, query: string): FaqHit[] {
  const byWords = new Map(rankTexts(texts, query).map(({ id, score }) => [id, score]));
  const alike = compareVectors(vectors, query);
  return vectors.ids
    .map((id, place) => {
      const score = byWords.get(id) ?? 0;
      // How the whole is put tells more than which words are in it; only a wording of its own is certain.
      return {
        id,
        score:
          score === 1
            ? 1
            : Math.min(
                0.99,
                wordsShare * score +
                  mostShare * Math.max(0, score - most) +
                  alikeShare * Math.max(0, (alike[place] ?? 0) - chance),
              ),
      };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}
