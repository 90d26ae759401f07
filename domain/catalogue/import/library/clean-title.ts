/** Punctuation with which library rules end a part of a title. */
const punctuation = /\s*[/:;=,]+\s*$/u;

/** Returns a title with its article. `L' apprentissage` and a `/` at the end come from library records. */
export function cleanTitle(prefix: string, title: string): string {
  const whole = prefix === '' ? title : `${prefix} ${title}`;
  return whole
    .replace(/\s+/gu, ' ')
    .replace(/^(\p{L}{1,5}['’]) (?=\p{L})/u, '$1')
    .trim()
    .replace(punctuation, '');
}
