import { typedNameMatch } from '../../../../domain/catalogue/find/match-expressions';
import { hasWordsBeginning, queryWords } from '../../../../domain/catalogue/words';
import type { DeskPublishers } from '../../../../domain/desk/names/publisher-schemas';
import { nameListLimits } from '../../../../domain/policy/catalogue-names';
import type { Ctx } from '../../../platform/context';
import { nullable, number } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { editions } from '../../../platform/db/schema/catalogue';
import { requireRole } from '../../../platform/require-role';

const publishersByWords = defineRead(
  { publisher: nullable(editions.publisher), editions: number, has_contact: number },
  `SELECT e.publisher, count(*) AS editions,
     EXISTS (SELECT 1 FROM publishers p WHERE p.name = e.publisher) AS has_contact
   FROM edition_words CROSS JOIN editions e ON e.id = edition_words.rowid
   WHERE edition_words MATCH ?1 AND e.publisher IS NOT NULL GROUP BY e.publisher ORDER BY editions DESC, e.publisher`,
);

/** Finds publishers by words of their names; the last word may be unfinished. One round trip. For staff only. */
export async function findPublishers(ctx: Ctx, { q }: { readonly q: string }): Promise<DeskPublishers> {
  requireRole(ctx, 'staff');
  const match = typedNameMatch(['other'], q);
  if (match === null) return { items: [] };
  const words = queryWords(q);
  const rows = await publishersByWords.all(ctx.db, match);
  const items = rows.flatMap(({ publisher, editions: count, has_contact }) =>
    publisher !== null && hasWordsBeginning(publisher, words)
      ? [{ name: publisher, editions: count, hasContact: has_contact === 1 }]
      : [],
  );
  return { items: items.slice(0, nameListLimits.found) };
}
