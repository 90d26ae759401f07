/** Punctuation with which library rules end a part of a title. */
const punctuation = /\s*[/:;=,]+\s*$/u;

/** Notes of a cataloguer, and the brackets around what is not on the title page. */
const cataloguer = /\s*\[(?:sic|!)\]/giu;
const enclosed = /^\[([^[\]]+)\]$/u;

/** Returns a title with its article. `L' apprentissage` and a `/` at the end come from library records. */
export function cleanTitle(prefix: string, title: string): string {
  const whole = prefix === '' ? title : `${prefix} ${title}`;
  return whole
    .replace(/\s+/gu, ' ')
    .replace(/^(\p{L}{1,5}['’]) (?=\p{L})/u, '$1')
    .replace(cataloguer, '')
    .trim()
    .replace(punctuation, '')
    .replace(enclosed, '$1');
}

/** Names of no publisher: "[S.n.]", "[publisher not identified]". */
const noPublisher =
  /^\[?(?:s\. ?n\.?|n\.? ?pub\.?|publisher not identified|verlag nicht ermittelbar|éditeur non identifié)\]?/iu;

/** Returns a publisher's name; empty without one. A single bracket enclosed its place, too: `[Amsterdam : Rodopi]`. */
export function cleanPublisher(text: string): string {
  const name = cleanTitle('', text);
  const hasAllBrackets = name.split('[').length === name.split(']').length;
  const plain = hasAllBrackets ? name : name.replace(/^\[|\]$/gu, '').trim();
  return noPublisher.test(plain) ? '' : plain;
}
