const figure = /\{(\w+)\}/g;
const wholeLine = /^\s*(?:[-*+] |\d+[.)] |\||#)/;
const sentence = /[^.。！？?؟]*(?:[.。！？?؟](?!\s|$)[^.。！？?؟]*)*[.。！？?؟]*\s*/gu;
const japaneseSentence = /[^。！？]*[。！？]?/gu;

/** Returns the sentences of a line; joined, they are the line. */
function sentences(line: string): string[] {
  return (
    (/[。！？]/u.test(line) ? line.match(japaneseSentence) : line.match(sentence))?.filter((part) => part !== '') ?? []
  );
}

/** Returns a line without the sentences that name an empty figure, or null when nothing is left. */
function lineWithout(line: string, names: ReadonlySet<string>): string | null {
  const isEmpty = (text: string) =>
    [...text.matchAll(figure)].some(([, name]) => name !== undefined && names.has(name));
  if (!isEmpty(line)) return line;
  const [, quote = '', text = ''] = /^((?:\s*>)*\s*)(.*)$/s.exec(line) ?? [];
  // A list item, table row or address line is dropped whole; in running text the other sentences stay.
  if (wholeLine.test(text) || text.endsWith('\\')) return null;
  const rest = sentences(text)
    .filter((part) => !isEmpty(part))
    .join('')
    .trim();
  return rest === '' ? null : quote + rest;
}

/** Returns the lines without headings that have no text below them. */
function withoutBareHeadings(lines: readonly string[]): string[] {
  const depth = (line: string) => /^(#+) /.exec(line)?.[1]?.length ?? 0;
  return lines.filter((line, index) => {
    if (depth(line) === 0) return true;
    const next = lines.slice(index + 1).find((later) => later.trim() !== '');
    return next !== undefined && (depth(next) === 0 || depth(next) > depth(line));
  });
}

/**
 * Returns Markdown without the items, lines and sentences that name a figure without text. `names`: the figures without
 * text. Other text stays unchanged.
 */
export function dropEmptyFigures(markdown: string, names: ReadonlySet<string>): string {
  const before = markdown.split('\n');
  const kept = before.map((line) => lineWithout(line, names)).filter((line) => line !== null);
  if (kept.length === before.length && kept.every((line, index) => line === before[index])) return markdown;
  const lines = withoutBareHeadings(kept);
  // A backslash line break at the end of a paragraph would be shown as a backslash.
  return lines
    .map((line, index) => ((lines[index + 1] ?? '').trim() === '' ? line.replace(/\\$/, '') : line))
    .join('\n');
}
