/** What a Markdown text says, without where its links lead and without its figures: for the index. */
export function plainWords(markdown: string): string {
  return markdown.replaceAll(/\]\([^)]*\)/g, ' ').replaceAll(/\{\w+\}/g, ' ');
}
