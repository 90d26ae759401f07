import { textOfAllMarkets } from '../pages/choices';

/** Returns the text of Markdown without the targets of links and without figures, for the index. */
export function textOfMarkdown(markdown: string): string {
  return textOfAllMarkets(markdown)
    .replaceAll(/\]\([^)]*\)/g, ' ')
    .replaceAll(/\{\w+\}/g, ' ');
}
