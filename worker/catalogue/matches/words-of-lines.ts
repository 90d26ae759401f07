import { deletionVariants, isSpellable, nearestTerms, type Spelling } from '../../../domain/catalogue/spelling';
import type { Ctx } from '../../platform/context';
import { columnsOf, number, text, type RowOf } from '../../platform/db/columns';
import { defineRead, readBatch } from '../../platform/db/read';
import { spellings } from '../../platform/db/schema/catalogue';

const editionsByWord = defineRead(
  { term: text(), editions: number },
  `SELECT v.term, v.doc AS editions FROM json_each(?1) j CROSS JOIN edition_vocabulary v ON v.term = j.value
   WHERE v.col <> 'tags'`,
);
/** Most spellings that are read for one list; a list of 1,000 lines with a slip in each has about 20,000. */
const maxSpellings = 60_000;
const spelledColumns = columnsOf(spellings, 'deleted', 'term', 'editions');
type Spelled = RowOf<typeof spelledColumns>;
const spellingsByPart = defineRead(
  spelledColumns,
  `SELECT s.deleted, s.term, s.editions FROM json_each(?1) j CROSS JOIN spellings s ON s.deleted = j.value LIMIT ?2`,
);

/**
 * Reads the same for words with their parts, `[[word, is short, [parts]]]`: of those that are short, and of those that
 * the catalogue does not have.
 */
const spellingsByWord = defineRead(
  spelledColumns,
  `WITH parts AS MATERIALIZED (SELECT DISTINCT p.value AS part
     FROM json_each(?1) w CROSS JOIN json_each(w.value->'$[2]') p
     WHERE w.value->>1 OR NOT EXISTS
       (SELECT 1 FROM edition_vocabulary v WHERE v.term = w.value->>0 AND v.col <> 'tags'))
   SELECT s.deleted, s.term, s.editions FROM parts CROSS JOIN spellings s ON s.deleted = parts.part LIMIT ?2`,
);
/** Most words whose near spellings are read in the same round trip as their counts. */
const fewWords = 40;

/** Facts of the catalogue about the words of a list. */
export interface WordsOfLines {
  /** Number of editions with a word in one column; 0 for an unknown one. */
  editionsWith(word: string): number;
  /** Returns up to three known words near a word. None for words that were not in `slips`. */
  near(word: string): readonly string[];
}

/** Reads the spellings near to words. One round trip; none without words. */
async function readSpellings(ctx: Ctx, asked: readonly string[]): Promise<Spelled[]> {
  const parts = JSON.stringify([...new Set(asked.flatMap(deletionVariants))]);
  return asked.length === 0 ? [] : spellingsByPart.all(ctx.db, parts, maxSpellings);
}

/**
 * Reads what the catalogue knows about the words of many lines: how many editions have each, and for unknown ones and
 * those of `short` the words that are near. One round trip for a short list, else two. Two wrong letters in one word
 * are not always found; the other words of its line then find the book.
 * @param short words of lines that have too few others
 */
export async function readWordsOfLines(
  ctx: Ctx,
  words: ReadonlySet<string>,
  short: ReadonlySet<string>,
): Promise<WordsOfLines> {
  const counts = editionsByWord.with(JSON.stringify([...words]));
  const spellable = [...words].filter(isSpellable);
  const isFew = spellable.length <= fewWords;
  const ofWords = spellable.map((word) => [word, short.has(word) ? 1 : 0, deletionVariants(word)]);
  const [counted, prefetched] = isFew
    ? await readBatch(ctx.db, [counts, spellingsByWord.with(JSON.stringify(ofWords), maxSpellings)])
    : [(await readBatch(ctx.db, [counts]))[0], null];
  const editions = new Map<string, number>();
  for (const { term, editions: count } of counted) editions.set(term, Math.max(editions.get(term) ?? 0, count));
  const asked = spellable.filter((word) => !editions.has(word) || short.has(word));
  const found = prefetched ?? (await readSpellings(ctx, asked));
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
