import { lt } from 'drizzle-orm';
import { dayMs, addMs, minuteMs } from '../../../domain/time';
import type { Ctx } from '../context';
import { orm, statementOf } from './client';
import { columnsOf, text, type RowOf } from './columns';
import { isRace } from './commit';
import { defineRead, type Read } from './read';
import { sweepFailures } from './schema/trade-life';

/** Rows read at once. */
const pageSize = 50;
/** Most pages of one run. The schedule repeats every minute, and a run must not delay the jobs after it. */
const maxPages = 4;
/** Pauses after each failure of a row; the last one repeats, so that a row is never given up. */
const pausesMs = [1, 5, 30, 120, 720].map((minutes) => minutes * minuteMs);
/** Failures of rows that the job does not find any more are forgotten after this time. */
const forgottenMs = 2 * dayMs;

const dueColumns = { id: text() };

/** The rows that a job must change at some instant. */
export interface DueRows {
  /** The job's name in the schedule. */
  readonly job: string;
  readonly read: Read<RowOf<typeof dueColumns>>;
}

/**
 * Defines the rows that a job must change. Call it once, at the top of a file.
 * `due`: SELECT of `id` and `due_at` (ISO 8601) of all rows that are due at `?1` (ISO 8601).
 */
export function defineDueRows(job: string, due: string): DueRows {
  const read = defineRead(
    dueColumns,
    `SELECT d.id FROM (${due}) d WHERE NOT EXISTS (SELECT 1 FROM sweep_failures f
       WHERE f.job = ?2 AND f.row = d.id AND f.next_at > ?3)
     ORDER BY d.due_at, d.id LIMIT ?4`,
  );
  return { job, read };
}

/** A step for each row that is due. */
export interface Sweep {
  readonly rows: DueRows;
  /** The instant up to which rows are due, ISO 8601. */
  readonly upTo: string;
  /** Does the step to one row. Resolves to whether it has written anything. */
  readonly step: (id: string) => Promise<boolean>;
}

const countFailure = defineRead(
  columnsOf(sweepFailures, 'attempts'),
  `INSERT INTO sweep_failures (job, row, attempts, next_at, error) VALUES (?1, ?2, 1, ?3, ?4)
   ON CONFLICT (job, row) DO UPDATE SET attempts = attempts + 1, error = excluded.error,
     next_at = coalesce(json_extract(?5, '$[' || attempts || ']'), json_extract(?5, '$[#-1]'))
   RETURNING attempts`,
);

/**
 * Does a step to each row that is due, in pages. A row that another actor changed at the same moment is left for the
 * next run. A row that fails is logged and postponed, so that it never delays the others.
 * @returns how many rows were written
 * @throws Error after all rows, when one or more failed, so that the job counts as failed
 */
export async function sweepRows(ctx: Ctx, { rows: { job, read }, upTo, step }: Sweep): Promise<number> {
  const seen = new Set<string>();
  let written = 0;
  let failed = 0;
  for (let page = 0; page < maxPages; page += 1) {
    // Rows that were left as they are stay due: each page reads past them.
    const limit = pageSize * (page + 1);
    const found = await read.all(ctx.db, upTo, job, ctx.now.toISOString(), limit);
    for (const { id } of found.filter((row) => !seen.has(row.id))) {
      seen.add(id);
      try {
        if (await step(id)) written += 1;
      } catch (error) {
        if (isRace(error)) continue;
        failed += 1;
        await postponeRow(ctx, job, id, error);
      }
    }
    if (found.length < limit) break;
  }
  if (failed > 0) throw new Error(`${failed} rows failed`);
  return written;
}

/** Logs a failure, and postpones the row. */
async function postponeRow(ctx: Ctx, job: string, id: string, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
  const now = ctx.now.toISOString();
  const counted = await countFailure.first(
    ctx.db,
    job,
    id,
    addMs(now, pausesMs[0] ?? minuteMs),
    reason,
    JSON.stringify(pausesMs.map((pause) => addMs(now, pause))),
  );
  ctx.log.error('sweep-row-failed', { job, row: id, attempts: counted?.attempts ?? null, error: reason });
}

/** Returns the statement that forgets failures of rows that were not tried again for some days. */
export function forgetFailuresStatement(ctx: Pick<Ctx, 'db' | 'now'>): D1PreparedStatement {
  return statementOf(
    ctx.db,
    orm(ctx.db)
      .delete(sweepFailures)
      .where(lt(sweepFailures.nextAt, addMs(ctx.now.toISOString(), -forgottenMs))),
  );
}
