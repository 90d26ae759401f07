import { typedNameMatch } from '../../../../domain/catalogue/find/match-expressions';
import { hasWordsBeginning, queryText, queryWords } from '../../../../domain/catalogue/words';
import type { DeskAuthors } from '../../../../domain/desk/names/author-schemas';
import { nameListLimits } from '../../../../domain/policy/catalogue-names';
import type { Ctx } from '../../../platform/context';
import { columnsOf } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { authorNames } from '../../../platform/db/schema/catalogue';
import { requireRole } from '../../../platform/require-role';
import { namesOf } from '../../cards/card-rows';
import { listedByWords, type ListedRow } from '../rewrite/listed-works';

/** Most titles that tell two people of one name apart. */
const maxTitles = 3;

const namesOfAuthors = defineRead(
  columnsOf(authorNames, 'author', 'name'),
  'SELECT n.author, n.name FROM json_each(?1) j CROSS JOIN author_names n ON n.author = j.value ORDER BY n.name',
);

interface FoundAuthor {
  readonly spellings: Map<string, number>;
  readonly titles: Set<string>;
  editions: number;
}

/** Returns the authors of editions by their comparable names, in the order of the editions. */
function authorsOf(rows: readonly ListedRow[]): Map<string, FoundAuthor> {
  const found = new Map<string, FoundAuthor>();
  for (const { authors, title } of rows)
    for (const name of namesOf(authors)) {
      const key = queryText(name);
      const own = found.get(key) ?? { spellings: new Map<string, number>(), titles: new Set<string>(), editions: 0 };
      found.set(key, own);
      own.spellings.set(name, (own.spellings.get(name) ?? 0) + 1);
      if (own.titles.size < maxTitles) own.titles.add(title);
      own.editions += 1;
    }
  return found;
}

/**
 * Finds authors by words of their names, in any script: as printed, or as another name. The last word may be
 * unfinished. Two round trips. For staff only.
 */
export async function findAuthors(ctx: Ctx, { q }: { readonly q: string }): Promise<DeskAuthors> {
  requireRole(ctx, 'staff');
  const match = typedNameMatch(['authors'], q);
  if (match === null) return { items: [] };
  const found = authorsOf(await listedByWords.all(ctx.db, match, nameListLimits.hits));
  const names = await namesOfAuthors.all(ctx.db, JSON.stringify([...found.keys()]));
  const others = Map.groupBy(names, ({ author }) => author);
  const words = queryWords(q);
  const items = [...found]
    .map(([key, { spellings, titles, editions }]) => {
      const [[name] = ['']] = [...spellings].toSorted(([, a], [, b]) => b - a);
      return { name, names: (others.get(key) ?? []).map((other) => other.name), editions, titles: [...titles] };
    })
    .filter(({ name, names: also }) => [name, ...also].some((each) => hasWordsBeginning(each, words)))
    .slice(0, nameListLimits.found);
  return { items };
}
