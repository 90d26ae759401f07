import { queryText } from '../../../domain/catalogue/words';
import { columnsOf, type RowOf } from '../../platform/db/columns';
import { defineRead, type BoundRead } from '../../platform/db/read';
import { authorNames, workTitles } from '../../platform/db/schema/catalogue';
import { namesOf } from '../cards/card-rows';

/** Other titles of an edition's work, and other names of its authors. */
export interface OtherWords {
  readonly titles: readonly string[];
  readonly names: readonly string[];
}

const titleColumns = columnsOf(workTitles, 'work', 'language', 'title');
const nameColumns = columnsOf(authorNames, 'author', 'name');
export type TitleRow = RowOf<typeof titleColumns>;
export type NameRow = RowOf<typeof nameColumns>;

const titlesOfWorks = defineRead(
  titleColumns,
  `SELECT t.work, t.language, t.title FROM work_titles t
   WHERE t.work IN (SELECT value FROM json_each(?1)
     UNION SELECT e.work FROM json_each(?2) j CROSS JOIN editions e ON e.isbn = j.value
     UNION SELECT e.work FROM json_each(?3) k CROSS JOIN editions e ON e.match_key = k.value)`,
);
const namesOfAuthors = defineRead(
  nameColumns,
  'SELECT n.author, n.name FROM author_names n WHERE n.author IN (SELECT value FROM json_each(?1))',
);

/** Returns the keys of authors in `author_names`, each once, as JSON. */
const authorKeys = (authors: readonly string[]) => JSON.stringify([...new Set(authors.map(queryText))]);

/** Returns the reads for `StoredOtherWords`: titles of works, and names of authors, as printed in the books. */
export function otherWordsReads(
  of: { readonly works: readonly string[]; readonly authors: readonly string[] },
  more: { readonly isbns: string; readonly matchKeys: string } = { isbns: '[]', matchKeys: '[]' },
): readonly [BoundRead<TitleRow>, BoundRead<NameRow>] {
  return [
    titlesOfWorks.with(JSON.stringify([...new Set(of.works)]), more.isbns, more.matchKeys),
    namesOfAuthors.with(authorKeys(of.authors)),
  ];
}

/** The stored titles of works and names of authors, to which an import adds. */
export class StoredOtherWords {
  readonly #titles = new Map<string, Map<string, TitleRow>>();
  readonly #names = new Map<string, Set<string>>();

  constructor(titles: readonly TitleRow[], names: readonly NameRow[]) {
    for (const row of titles) this.addTitle(row);
    for (const row of names) this.addName(row);
  }

  /** Adds a title. Returns whether it is new. */
  addTitle(row: TitleRow): boolean {
    const own = this.#titles.get(row.work) ?? new Map<string, TitleRow>();
    this.#titles.set(row.work, own);
    const key = `${row.language} ${row.title}`;
    if (own.has(key)) return false;
    own.set(key, row);
    return true;
  }

  /** Adds a name; `author` in comparable form. Returns whether it is new. */
  addName({ author, name }: NameRow): boolean {
    const own = this.#names.get(author) ?? new Set<string>();
    this.#names.set(author, own);
    const isNew = !own.has(name);
    own.add(name);
    return isNew;
  }

  /** Returns what an edition is called besides its own title and authors. `authors`: JSON list. */
  of(edition: { readonly work: string; readonly authors: string }): OtherWords {
    return {
      titles: [...(this.#titles.get(edition.work)?.values() ?? [])].map(({ title }) => title),
      names: namesOf(edition.authors).flatMap((author) => [...(this.#names.get(queryText(author)) ?? [])]),
    };
  }
}
