/** Delimiters of cells that are known. */
const delimiters = [',', ';', '\t', '|'];

/** Returns the delimiter that splits the first lines most evenly; more cells a line score higher. */
export function sniffDelimiter(text: string): string {
  const lines = text.split(/\r\n|\n|\r/, 40).filter((line) => line.trim() !== '');
  let [best, bestScore] = [',', 0];
  for (const delimiter of delimiters) {
    const counts = lines.map((line) => line.replace(/"(?:[^"]|"")*"/g, '').split(delimiter).length - 1);
    const usualCount = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0;
    const shareOfUsual = counts.filter((count) => count === usualCount).length / counts.length;
    const score = usualCount * shareOfUsual;
    if (score > bestScore) [best, bestScore] = [delimiter, score];
  }
  return best;
}

/** Returns the delimiter that a first line `sep=;` names, as Excel writes and reads it; null without such a line. */
export function namedDelimiter(text: string): string | null {
  return /^"?sep=(.)"?(?:[\r\n]|$)/i.exec(text)?.[1] ?? null;
}
