import {
  editionColumnsSql,
  workColumnsSql,
  type EditionRow,
  type WorkRow,
} from '../../../worker/catalogue/import/stored-rows';
import { namesOf } from '../../../worker/catalogue/cards/card-rows';
import { otherWordsReads, StoredOtherWords } from '../../../worker/catalogue/import/other-words';
import { readBatch } from '../../../worker/platform/db/read';
import { indexRowOf } from '../../../worker/catalogue/import/edition-words';

export { findFaults } from '../../../worker/trades/money/check/check-ledger';

/** Editions whose words are written in one batch. */
const editionsAStep = 500;

/** Writes the words of all editions into the empty search index. Returns how many editions there are. */
export async function rebuildIndex(db: D1Database): Promise<number> {
  let count = 0;
  for (let after = ''; ;) {
    const { results: editions } = await db
      .prepare(`SELECT ${editionColumnsSql} FROM editions e WHERE e.isbn > ?1 ORDER BY e.isbn LIMIT ?2`)
      .bind(after, editionsAStep)
      .all<EditionRow>();
    if (editions.length === 0) return count;
    const names = JSON.stringify(editions.map(({ work }) => work));
    const works = await db
      .prepare(`SELECT ${workColumnsSql} FROM works w WHERE w.work IN (SELECT value FROM json_each(?1))`)
      .bind(names)
      .all<WorkRow>();
    const byName = new Map(works.results.map((work) => [work.work, work]));
    const [titles, authors] = await readBatch(
      db.withSession(),
      otherWordsReads({
        works: editions.map(({ work }) => work),
        authors: editions.flatMap((edition) => namesOf(edition.authors)),
      }),
    );
    const otherWords = new StoredOtherWords(titles, authors);
    const words = editions.map((edition) => [
      edition.id,
      ...indexRowOf(edition, byName.get(edition.work), otherWords.of(edition)),
    ]);
    await db
      .prepare(
        `INSERT INTO edition_words (rowid, title, authors, other, tags)
         SELECT value->>0, value->>1, value->>2, value->>3, value->>4 FROM json_each(?1)`,
      )
      .bind(JSON.stringify(words))
      .run();
    count += editions.length;
    after = editions.at(-1)?.isbn ?? '';
  }
}
