import { deletionVariants, isSpellable, nearestTerms, type Spelling } from '../../../domain/catalogue/spelling';
import type { Ctx } from '../../platform/context';
import { number, text } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { spellings } from '../../platform/db/schema/catalogue';

const editionsByWord = defineRead(
  { term: text(), editions: number },
  `SELECT v.term, max(v.doc) AS editions FROM json_each(?1) j CROSS JOIN edition_vocabulary v ON v.term = j.value
   WHERE v.col <> 'tags' GROUP BY v.term`,
);
/** Spellings that are read for one list; a list of 1,000 lines with a slip in each has about 20,000. */
const mostSpellings = 60_000;
const spellingsByPart = defineRead(
  { deleted: spellings.deleted, term: spellings.term, editions: spellings.editions },
  `SELECT s.deleted, s.term, s.editions FROM json_each(?1) j CROSS JOIN spellings s ON s.deleted = j.value LIMIT ?2`,
);

/** What the catalogue knows about the words of a list. */
export interface WordsOfLines {
  /** Number of editions with a word in one column; 0 for an unknown one. */
  editionsWith(word: string): number;
  /** Returns up to three known words near a word. None for words that were not in `slips`. */
  near(word: string): readonly string[];
}

/**
 * Reads what the catalogue knows about the words of many lines: how many editions have each, and for unknown ones and
 * those of `short` the words that are near. Two round trips. Two wrong letters in one word are not always found; the
 * other words of its line then find the book.
 * @param short words of lines that have too few others
 */
export async function readWordsOfLines(
  ctx: Ctx,
  words: ReadonlySet<string>,
  short: ReadonlySet<string>,
): Promise<WordsOfLines> {
  const counted = await editionsByWord.all(ctx.db, JSON.stringify([...words]));
  const editions = new Map(counted.map((row) => [row.term, row.editions]));
  const asked = [...words].filter((word) => isSpellable(word) && (!editions.has(word) || short.has(word)));
  const parts = JSON.stringify([...new Set(asked.flatMap(deletionVariants))]);
  const found = asked.length === 0 ? [] : await spellingsByPart.all(ctx.db, parts, mostSpellings);
  const byPart = new Map<string, Spelling[]>();
  for (const { deleted, term, editions: count } of found) {
    if (!editions.has(term)) editions.set(term, count);
    const own = byPart.get(deleted);
    if (own === undefined) byPart.set(deleted, [{ term, editions: count }]);
    else own.push({ term, editions: count });
  }
  const nearest = new Map(
    asked.map((word) => [
      word,
      nearestTerms(
        word,
        deletionVariants(word).flatMap((part) => byPart.get(part) ?? []),
      ),
    ]),
  );
  return { editionsWith: (word) => editions.get(word) ?? 0, near: (word) => nearest.get(word) ?? [] };
}
