import { plainWords } from '../faq/plain-words';
import { indexTexts, rankTexts, type TextIndex } from '../faq/text-index';
import type { Language } from '../language';

/** A page as the index takes it; `body` is Markdown. */
export interface AskedPage {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

/** Made once per language by `indexPages`. */
export type PageIndex = TextIndex;

/** The index of the shop's pages: by title, description and the headings of their sections. */
export function indexPages(pages: readonly AskedPage[], language: Language): PageIndex {
  return indexTexts(
    pages.map(({ slug, title, description, body }) => {
      const headings = [...body.matchAll(/^#+ +(.+)$/gm)].map(([, heading = '']) => plainWords(heading));
      return {
        id: slug,
        fields: [
          { text: title, weight: 0.9 },
          ...headings.map((text) => ({ text, weight: 0.8 })),
          { text: plainWords(description), weight: 0.6 },
        ],
        phrases: [title, ...headings],
      };
    }),
    language,
  );
}

/** Pages that fit what a person typed, best first, from 0 to 1 as `rankQuestions` has it; `id` is the slug. */
export function rankPages(index: PageIndex, query: string): ReturnType<typeof rankTexts> {
  return rankTexts(index, query);
}
