import { nameLimits } from '../../../../domain/policy/catalogue-names';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { columnsOf } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { catalogueChanges } from '../../../platform/db/schema/catalogue-desk';
import { requireRole } from '../../../platform/require-role';
import type { NameChange } from '../history/restore-names';
import { parsedJson } from '../history/history-entries';
import { isSameNameValue } from '../history/name-values';
import { commitRewrite } from '../rewrite/commit-rewrite';
import { seriesStatements } from './rewrite-series';
import { readSeriesBooks, volumesOf } from './series-books';

/** Changes of editions that were recorded with a change of volumes: in its batch, just before it. */
const editionsChanged = defineRead(
  columnsOf(catalogueChanges, 'key', 'before', 'after'),
  `SELECT key, before, after FROM catalogue_changes WHERE id < ?1 AND id >= ?1 - ?2 AND at = ?3 AND account = ?4
   AND kind = 'edition' AND field = 'series'`,
);

const textOf = (json: string | null): string | null => {
  const value = parsedJson(json);
  return typeof value === 'string' ? value : null;
};

/**
 * Restores the series and numbers that editions had before a change of volumes.
 * @throws `state-moved` {fields} when the volumes or an edition's series are not as the change left them
 */
export async function restoreVolumes(ctx: Ctx, change: NameChange): Promise<void> {
  const clerk = requireRole(ctx, 'staff');
  const { id, key, at, account } = change;
  const before = parsedJson(change.before);
  const after = parsedJson(change.after);
  await commitRewrite(ctx, async () => {
    const present = volumesOf(await readSeriesBooks(ctx, key));
    if (!isSameNameValue(present, after)) throw new Problem('state-moved', { fields: ['volumes'] });
    const rows = await editionsChanged.all(ctx.db, id, nameLimits.editions, at, account);
    const seriesBy = (side: 'before' | 'after') => new Map(rows.map((row) => [row.key, textOf(row[side])]));
    const record = { kind: 'series', key, field: 'volumes', before: after, after: before } as const;
    return seriesStatements(ctx, clerk, seriesBy('before'), [record], seriesBy('after'));
  });
}
