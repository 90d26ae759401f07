import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { indexQuestions, type FaqIndex } from '../../domain/faq/rank-questions';
import type { Language } from '../../domain/language';

const fileSchema = z.object({
  topics: z.array(z.object({ id: z.string(), title: z.string() })),
  questions: z.array(
    z.object({
      id: z.string(),
      topic: z.string(),
      question: z.string(),
      answer: z.string(),
      words: z.array(z.string()),
    }),
  ),
});

/** The FAQ of a language as it is in `catalogue/faq`, with its index. */
interface OpenFaq {
  readonly questions: z.infer<typeof fileSchema>['questions'];
  readonly index: FaqIndex;
}

const opened = new Map<Language, OpenFaq>();

/** Returns the FAQ of a language with the shop's name filled in. Test files share it, since an index takes long. */
export function openFaq(language: Language): OpenFaq {
  const known = opened.get(language);
  if (known !== undefined) return known;
  const { topics, questions } = fileSchema.parse(
    JSON.parse(readFileSync(`catalogue/faq/${language}.json`, 'utf8').replaceAll('{shop}', 'Dogear')),
  );
  const titles = new Map(topics.map(({ id, title }) => [id, title]));
  const index = indexQuestions(
    questions.map((question) => ({ ...question, topic: titles.get(question.topic) ?? '' })),
    language,
  );
  const faq = { questions, index };
  opened.set(language, faq);
  return faq;
}
