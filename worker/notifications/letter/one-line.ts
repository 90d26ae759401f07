/** Returns a title for the subject, as one short line. */
export function oneLine(title: string): string {
  const line = title.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const signs = [...line];
  return signs.length > 80 ? `${signs.slice(0, 79).join('')}…` : line;
}
