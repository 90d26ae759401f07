import { wholeNameMatch } from '../../../../domain/catalogue/find/match-expressions';
import { queryText } from '../../../../domain/catalogue/words';
import type { DeskAuthor } from '../../../../domain/desk/names/author-schemas';
import { nameListLimits } from '../../../../domain/policy/catalogue-names';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { columnsOf } from '../../../platform/db/columns';
import { defineRead, readBatch } from '../../../platform/db/read';
import { authorNames } from '../../../platform/db/schema/catalogue';
import { requireRole } from '../../../platform/require-role';
import { namesOf } from '../../cards/card-rows';
import { readNameHistory } from '../history/name-history';
import { listedByWords, shownWork, toListedWorks } from '../rewrite/listed-works';

const namesByAuthor = defineRead(
  columnsOf(authorNames, 'name'),
  'SELECT name FROM author_names WHERE author = ?1 ORDER BY name',
);

/** Returns the spellings of a name by the number of books that print it, the most frequent first. */
function spellingsOf(lists: readonly (readonly string[])[], key: string): DeskAuthor['spellings'] {
  const counts = new Map<string, number>();
  for (const list of lists)
    for (const name of list) if (queryText(name) === key) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, editions]) => ({ name, editions })).toSorted((a, b) => b.editions - a.editions);
}

/**
 * Returns an author by the name as printed, with works, other names and history. Two round trips and
 * those of a longer history. For staff only.
 * @throws `not-found` for a name that no book prints
 */
export async function readDeskAuthor(ctx: Ctx, asked: string): Promise<DeskAuthor> {
  requireRole(ctx, 'staff');
  const key = queryText(asked);
  const match = wholeNameMatch(['authors'], asked);
  if (match === null) throw new Problem('not-found');
  const [hits, names] = await readBatch(ctx.db, [
    listedByWords.with(match, nameListLimits.hits),
    namesByAuthor.with(key),
  ]);
  const books = hits.filter(({ authors }) => namesOf(authors).some((author) => queryText(author) === key));
  const spellings = spellingsOf(
    books.map(({ authors }) => namesOf(authors)),
    key,
  );
  const [first] = spellings;
  if (first === undefined) throw new Problem('not-found');
  const others = names.map(({ name }) => name);
  const history = await readNameHistory(ctx, {
    kind: 'author',
    keys: [key],
    present: (field) => (field === 'names' ? others : undefined),
  });
  return {
    name: first.name,
    spellings,
    names: others,
    editions: books.length,
    works: toListedWorks(books).slice(0, nameListLimits.works).map(shownWork),
    isCut: hits.length === nameListLimits.hits,
    history,
  };
}
