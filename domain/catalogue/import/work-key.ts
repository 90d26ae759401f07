import { slug } from '../slug';
import { queryText } from '../words';

/** Returns the title of the work: without brackets at the end and without the part after a colon. */
function mainTitle(title: string): string {
  const main = title.replace(/\s*[([][^)\]]*[)\]]\s*$/u, '').replace(/\s*:\s.*$/u, '');
  return queryText(main) === '' ? title : main;
}

/** Returns the key that editions of one work share: main title and last word of the first author, comparable. */
export function matchKey(title: string, authors: readonly string[]): string {
  const name =
    queryText(authors[0] ?? '')
      .split(' ')
      .at(-1) ?? '';
  return `${queryText(mainTitle(title))}|${name}`;
}

/** Returns the slug of a work that no file named; editions of one work get the same slug. */
export function workSlug(title: string, authors: readonly string[]): string {
  const [first] = authors;
  return first === undefined
    ? slug(mainTitle(title))
    : `${slug(mainTitle(title))}-${slug(first.split(' ').at(-1) ?? '')}`;
}
