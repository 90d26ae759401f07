import type { EditionFacts } from '../../../domain/catalogue/import/edition-facts';
import { matchKey } from '../../../domain/catalogue/import/work-key';
import { rowsAt, sql } from '../../platform/db/client';
import type { Ctx } from '../../platform/context';
import { lastIdsStatement, toLastIds, type LastIdRow, type LastIds } from './next-id';

/** An edition as the database holds it, as far as an import can change it. */
export interface EditionRow {
  readonly id: number;
  readonly isbn: string;
  readonly work: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly authors: string;
  readonly language: string;
  readonly publisher: string | null;
  readonly published: string | null;
  readonly format: string;
  readonly pages: number | null;
  readonly grams: number | null;
  readonly subjects: string;
  readonly series: string | null;
  readonly reference_price: number | null;
  readonly description: string | null;
  readonly description_language: string | null;
  readonly demand: number;
  /** Demand stated by a file; the rest of `demand` are copies sold, which the nightly job counts. */
  readonly demand_base: number;
  readonly match_key: string;
  /** 1: from the shop's own catalogue, whose texts another file does not replace. */
  readonly curated: number;
}

export interface WorkRow {
  readonly work: string;
  readonly title: string;
  readonly authors: string;
  readonly language: string | null;
  readonly year: number | null;
}

/** Columns of an EditionRow, from `editions e`. */
export const editionColumnsSql = `e.id, e.isbn, e.work, e.title, e.subtitle, e.authors, e.language, e.publisher, e.published, e.format, e.pages, e.grams,
  e.subjects, e.series, e.reference_price, e.description, e.description_language, e.demand, e.demand_base, e.match_key, e.curated`;
/** Columns of a WorkRow, from `works w`. */
export const workColumnsSql = 'w.work, w.title, w.authors, w.language, w.year';

/** The stored data about the editions of a chunk. */
export interface Known {
  readonly editions: ReadonlyMap<string, EditionRow>;
  readonly works: ReadonlyMap<string, WorkRow>;
  /** Work by match key. */
  readonly keys: Map<string, string>;
  readonly lastIds: LastIds;
}

/** Reads the stored data about the editions of a chunk. One round trip. */
export async function readKnown(ctx: Ctx, editions: readonly EditionFacts[]): Promise<Known> {
  const isbns = JSON.stringify(editions.map((edition) => edition.isbn));
  const keys = JSON.stringify([...new Set(editions.map((edition) => matchKey(edition.title, edition.authors)))]);
  const slugs = JSON.stringify([...new Set(editions.flatMap((edition) => edition.work?.slug ?? []))]);
  const results = await ctx.db.batch([
    sql(ctx.db, `SELECT ${editionColumnsSql} FROM json_each(?1) j CROSS JOIN editions e ON e.isbn = j.value`, isbns),
    sql(
      ctx.db,
      `SELECT ${workColumnsSql} FROM works w
       WHERE w.work IN (SELECT value FROM json_each(?1)
         UNION SELECT e.work FROM json_each(?2) j CROSS JOIN editions e ON e.isbn = j.value
         UNION SELECT e.work FROM json_each(?3) k CROSS JOIN editions e ON e.match_key = k.value)`,
      slugs,
      isbns,
      keys,
    ),
    sql(
      ctx.db,
      `SELECT e.match_key, min(e.work) AS work FROM json_each(?1) j CROSS JOIN editions e ON e.match_key = j.value
        GROUP BY 1`,
      keys,
    ),
    lastIdsStatement(ctx.db),
  ]);
  return {
    editions: new Map(rowsAt<EditionRow>(results, 0).map((row) => [row.isbn, row])),
    works: new Map(rowsAt<WorkRow>(results, 1).map((row) => [row.work, row])),
    keys: new Map(rowsAt<{ match_key: string; work: string }>(results, 2).map((row) => [row.match_key, row.work])),
    lastIds: toLastIds(rowsAt<LastIdRow>(results, 3)),
  };
}
