/** Longest title in a subject. */
const maxTitleLetters = 80;

/** Returns a title for the subject, as one short line. */
export function subjectTitle(title: string): string {
  const line = title.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const letters = [...line];
  return letters.length > maxTitleLetters ? `${letters.slice(0, maxTitleLetters - 1).join('')}…` : line;
}
