import type { Language } from '../language';
import { textOfMarkdown } from './plain-words';
import { otherTexts } from './other-texts/other-texts';
import { isUnspacedText } from './terms';
import { indexTexts, rankTexts, type Hit, type TextIndex } from './text-index';
import { compareVectors, indexVectors, type TextVectors } from './text-vectors';

/** A question to be indexed. `answer` is Markdown, `words` are other wordings, `topic` is the topic's title. */
export interface IndexedQuestion {
  readonly id: string;
  readonly topic: string;
  readonly question: string;
  readonly answer: string;
  readonly words: readonly string[];
}

/**
 * Ids of the two last texts of the index. They hold requests for books and other tasks, not questions about the shop.
 */
const requestTextId = 'a-request';
const taskTextId = 'a-task';

/** Index of the questions of one language, made by `indexQuestions`. */
export interface FaqIndex {
  readonly texts: TextIndex;
  readonly vectors: TextVectors;
}
export type FaqHit = Hit;

/** Score below which a hit is a guess: a caller that must be certain then gives no answer. */
export const faqThreshold = 0.5;

/**
 * Words (or characters in a script without spaces) up to which an entry is a term. A longer entry is a wording: it
 * counts only as a whole, since its words may occur in any question.
 */
const maxTermLetters = 3;
const maxUnspacedLetters = 8;
const isWording = (text: string) =>
  isUnspacedText(text) ? text.length > maxUnspacedLetters : text.split(/\s+/).length > maxTermLetters;

/** Weights of a question's texts, 0 to 1: its own words describe it best, its topic least. */
const weights = { question: 0.9, words: 0.9, topic: 0.3, answer: 0.45 } as const;

/** Returns the index of all questions of one language. */
export function indexQuestions(questions: readonly IndexedQuestion[], language: Language): FaqIndex {
  const plain = questions.map(({ question, answer, ...rest }) => ({
    ...rest,
    question: textOfMarkdown(question),
    answer: textOfMarkdown(answer),
  }));
  const texts = indexTexts(
    plain.map(({ id, topic, question, answer, words }) => ({
      id,
      fields: [
        { text: question, weight: weights.question },
        ...words.filter((text) => !isWording(text)).map((text) => ({ text, weight: weights.words })),
        { text: topic, weight: weights.topic },
        { text: answer, weight: weights.answer },
      ],
      phrases: [question, ...words.filter((text) => !isWording(text))],
      lines: words,
    })),
    language,
  );
  const { requests, tasks } = otherTexts[language];
  const vectors = indexVectors([
    ...plain.map(({ id, question, answer, words }) => ({
      id,
      pieces: [question, answer, ...words],
    })),
    { id: requestTextId, pieces: requests },
    { id: taskTextId, pieces: tasks },
  ]);
  return { texts, vectors };
}

// The values below were set by trial with `faq.test.ts` and `domain/chat/questions/unforeseen-questions.test.ts`, which
// print the effect.

/** Likeness that any two texts have by chance; a question is mostly 0.25 nearer to its answer. */
const chanceLikeness = 0.125;
/** Weight of the likeness beyond chance. */
const likenessShare = 2.5;
/** Weight of the word score: low, as the words of a long story fit many questions. */
const wordsShare = 0.12;
/** Word score from which nearly all words belong to one question, and the weight of the score beyond it. */
const clearWords = 0.6;
const clearWordsShare = 0.75;
/** Highest score without an exact wording, which alone scores 1. */
const maxGuessScore = 0.99;

/** Share of a question's score that stays where a request for books or another task is as near as the question. */
const minBesideOthers = 0.5;

/**
 * Returns the score of a question by that of its words and its likeness as a whole, which counts more than single
 * words. Only an exact wording is certain.
 */
function combinedScore(wordScore: number, likeness: number): number {
  if (wordScore === 1) return 1;
  const ofWords = wordsShare * wordScore + clearWordsShare * Math.max(0, wordScore - clearWords);
  return Math.min(maxGuessScore, ofWords + likenessShare * likeness);
}

/** Returns the questions that fit a query, best first, above 0 to 1. The last word may be unfinished. Never throws. */
export function rankQuestions({ texts, vectors }: FaqIndex, query: string): FaqHit[] {
  const byWords = new Map(rankTexts(texts, query).map(({ id, score }) => [id, score]));
  const alike = compareVectors(vectors, query);
  const [request = 0, task = 0] = alike.slice(-2);
  const other = Math.max(request, task) - chanceLikeness;
  return vectors.ids
    .slice(0, -2)
    .map((id, place) => {
      const wordScore = byWords.get(id) ?? 0;
      const near = Math.max(0, (alike[place] ?? 0) - chanceLikeness);
      const beside = Math.max(minBesideOthers, 1 - Math.max(0, other) / Math.max(near, chanceLikeness));
      return { id, score: combinedScore(wordScore, near * beside) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}
