import { slug } from '../slug';
import { comparable } from '../words';

/** A title as it names the work: without what stands in brackets at its end and behind a colon. */
function mainTitle(title: string): string {
  const main = title.replace(/\s*[([][^)\]]*[)\]]\s*$/u, '').replace(/\s*:\s.*$/u, '');
  return comparable(main) === '' ? title : main;
}

/** Ties editions of one work together: main title and the first author's last word, in comparable form. */
export function matchKey(title: string, authors: readonly string[]): string {
  const name =
    comparable(authors[0] ?? '')
      .split(' ')
      .at(-1) ?? '';
  return `${comparable(mainTitle(title))}|${name}`;
}

/** Name of a work that no file named: the same for the same key. */
export function workSlug(title: string, authors: readonly string[]): string {
  const [first] = authors;
  return first === undefined
    ? slug(mainTitle(title))
    : `${slug(mainTitle(title))}-${slug(first.split(' ').at(-1) ?? '')}`;
}
