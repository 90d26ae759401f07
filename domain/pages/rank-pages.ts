import { textOfMarkdown } from '../faq/plain-words';
import { indexTexts, rankTexts, type TextIndex } from '../faq/text-index';
import type { Language } from '../language';
import { textOfAllMarkets } from './choices';

/** A page to be indexed; `body` is Markdown. */
export interface IndexedPage {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

/** Index of the pages of one language, made by `indexPages`. */
export type PageIndex = TextIndex;

/** Weights of a page's texts in the index, 0 to 1: a title describes a page best. */
const weights = { title: 0.9, heading: 0.8, description: 0.6 } as const;

/** Returns the index of the shop's pages, by title, headings and description. */
export function indexPages(pages: readonly IndexedPage[], language: Language): PageIndex {
  return indexTexts(
    pages.map(({ slug, title, description, body }) => {
      const headings = [...textOfAllMarkets(body).matchAll(/^#+ +(.+)$/gm)].map(([, heading = '']) =>
        textOfMarkdown(heading),
      );
      return {
        id: slug,
        fields: [
          { text: textOfMarkdown(title), weight: weights.title },
          ...headings.map((text) => ({ text, weight: weights.heading })),
          { text: textOfMarkdown(description), weight: weights.description },
        ],
        phrases: [textOfMarkdown(title), ...headings],
      };
    }),
    language,
  );
}

/** Returns the pages that fit a query, best first, with scores from 0 to 1; `id` is the slug. */
export function rankPages(index: PageIndex, query: string): ReturnType<typeof rankTexts> {
  return rankTexts(index, query);
}
