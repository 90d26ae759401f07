import { matchOf } from '../../../domain/catalogue/import/match';
import { deletionVariants, isSpellable, nearestTerms, type Spelling } from '../../../domain/catalogue/spelling';
import { queryWords } from '../../../domain/catalogue/words';
import type { Ctx } from '../../platform/context';
import { number } from '../../platform/db/columns';
import { defineRead, readBatch } from '../../platform/db/read';
import { spellings } from '../../platform/db/schema/catalogue';

/** Searches with fewer hits than this are offered another spelling. */
export const fewHits = 3;
/** Number of spellings that are offered, and of those that are tried. */
const offered = 3;
const mostTried = 12;

/** Returns the query with its unknown words replaced by each of their nearest spellings. */
function variants(words: readonly string[], known: readonly Spelling[]): string[] {
  const found: string[][] = [[...words]];
  words.forEach((word, at) => {
    if (!isSpellable(word) || known.some((spelling) => spelling.term === word)) return;
    const nearest = nearestTerms(word, known);
    if (nearest.length === 0) return;
    const before = found.splice(0);
    for (const spelling of nearest) for (const line of before) found.push(line.with(at, spelling));
  });
  return found
    .map((line) => line.join(' '))
    .filter((line) => line !== words.join(' '))
    .slice(0, mostTried);
}

const spellingsByPart = defineRead(
  { term: spellings.term, editions: number },
  `SELECT s.term, max(s.editions) AS editions FROM json_each(?1) j CROSS JOIN spellings s ON s.deleted = j.value
   GROUP BY s.term LIMIT 500`,
);
const countOfHits = defineRead(
  { hits: number },
  'SELECT count(*) AS hits FROM (SELECT rowid FROM edition_words WHERE edition_words MATCH ?1 LIMIT 50)',
);

/**
 * Returns up to three other spellings of a search that have hits, those with most hits first. Two round trips; called
 * only for few hits.
 */
export async function correctSpelling(ctx: Ctx, q: string): Promise<string[]> {
  const words = queryWords(q).slice(0, 8);
  const parts = words.filter(isSpellable).flatMap(deletionVariants);
  if (parts.length === 0) return [];
  const known = await spellingsByPart.all(ctx.db, JSON.stringify([...new Set(parts)]));
  const lines = variants(words, known);
  if (lines.length === 0) return [];
  const counted = await readBatch(
    ctx.db,
    lines.map((line) => countOfHits.with(matchOf(line).any)),
  );
  return lines
    .map((line, at) => ({ line, hits: counted[at]?.[0]?.hits ?? 0 }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits)
    .slice(0, offered)
    .map(({ line }) => line);
}
