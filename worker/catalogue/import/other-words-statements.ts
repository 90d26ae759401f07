import type { EditionFacts } from '../../../domain/catalogue/import/edition-facts';
import { titleKey } from '../../../domain/catalogue/title-key';
import { queryText } from '../../../domain/catalogue/words';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import type { NameRow, StoredOtherWords, TitleRow } from './other-words';

/** New titles and names of a chunk. */
export interface NewOtherWords {
  readonly titles: TitleRow[];
  readonly names: NameRow[];
}

/** Adds an edition's other titles and names to the stored ones. Returns whether any is new. */
export function addOtherWords(
  facts: EditionFacts,
  work: string,
  stored: StoredOtherWords,
  found: NewOtherWords,
): boolean {
  const titles = facts.otherTitles.map((other) => ({ work, ...other })).filter((row) => stored.addTitle(row));
  const names = facts.otherNames
    .map(({ author, name }) => ({ author: queryText(author), name }))
    .filter((row) => stored.addName(row));
  found.titles.push(...titles);
  found.names.push(...names);
  return titles.length + names.length > 0;
}

/** Returns the statements that write new titles of works and names of authors with their keys. */
export function otherWordsStatements(ctx: Ctx, { titles, names }: NewOtherWords): D1PreparedStatement[] {
  if (titles.length + names.length === 0) return [];
  return [
    sql(
      ctx.db,
      `INSERT INTO work_titles (work, language, title, title_key)
       SELECT j.value->>0, j.value->>1, j.value->>2, j.value->>3 FROM json_each(?1) j WHERE true
       ON CONFLICT DO NOTHING`,
      JSON.stringify(titles.map(({ work, language, title }) => [work, language, title, titleKey(title)])),
    ),
    sql(
      ctx.db,
      `INSERT INTO author_names (author, name, name_key)
       SELECT j.value->>0, j.value->>1, j.value->>2 FROM json_each(?1) j WHERE true ON CONFLICT DO NOTHING`,
      JSON.stringify(names.map(({ author, name }) => [author, name, queryText(name)])),
    ),
  ];
}
