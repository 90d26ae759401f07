import { dayMs, later, minuteMs } from '../../../domain/time';
import type { Ctx } from '../context';
import { rows, sql } from './client';
import { isRace } from './commit';

/** Rows read at once. */
const pageSize = 50;
/** Most pages of one run. The schedule repeats every minute, and a run must not delay the jobs after it. */
const mostPages = 4;
/** Pauses after each failure of a row; the last one repeats, so that a row is never given up. */
const pausesMs = [1, 5, 30, 120, 720].map((minutes) => minutes * minuteMs);
/** Failures of rows that the job does not find any more are forgotten after this time. */
const forgottenMs = 2 * dayMs;

/** Something that must be done to each row that is due. */
export interface Sweep {
  /** The job's name in the schedule. */
  readonly job: string;
  /** SELECT of `id` and `due_at` (ISO 8601) of all rows that are due; its parameters are `values`, from `?1` on. */
  readonly due: string;
  readonly values: readonly (string | number)[];
  /** Does it to one row. Returns whether anything was written. */
  readonly step: (id: string) => Promise<boolean>;
}

/** Returns the statement that reads the `limit` rows that are due for the longest time, without those put off. */
function dueStatement(ctx: Pick<Ctx, 'db' | 'now'>, { job, due, values }: Sweep, limit: number): D1PreparedStatement {
  const place = (number: number) => `?${values.length + number}`;
  return sql(
    ctx.db,
    `SELECT d.id FROM (${due}) d WHERE NOT EXISTS (SELECT 1 FROM sweep_failures f
         WHERE f.job = ${place(1)} AND f.row = d.id AND f.next_at > ${place(2)})
       ORDER BY d.due_at, d.id LIMIT ${place(3)}`,
    ...values,
    job,
    ctx.now.toISOString(),
    limit,
  );
}

/**
 * Does a step to each row that is due, in pages. A row that another actor changed at the same moment is left for the
 * next run. A row that fails is logged, put off, and stepped past, so that it never keeps the others waiting.
 * @returns how many rows were written
 * @throws Error after all rows, when one or more failed, so that the job counts as failed
 */
export async function sweep(ctx: Ctx, work: Sweep): Promise<number> {
  const seen = new Set<string>();
  let [done, failed] = [0, 0];
  for (let page = 0; page < mostPages; page += 1) {
    // Rows that were left as they are stay due: each page reads past them.
    const limit = pageSize * (page + 1);
    const found = await rows<{ id: string }>(dueStatement(ctx, work, limit));
    for (const { id } of found.filter((row) => !seen.has(row.id))) {
      seen.add(id);
      try {
        if (await work.step(id)) done += 1;
      } catch (error) {
        if (isRace(error)) continue;
        failed += 1;
        await putOff(ctx, work.job, id, error);
      }
    }
    if (found.length < limit) break;
  }
  if (failed > 0) throw new Error(`${failed} rows failed`);
  return done;
}

async function putOff(ctx: Ctx, job: string, id: string, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
  const now = ctx.now.toISOString();
  const attempts = await sql(
    ctx.db,
    `INSERT INTO sweep_failures (job, row, attempts, next_at, error) VALUES (?1, ?2, 1, ?3, ?4)
     ON CONFLICT (job, row) DO UPDATE SET attempts = attempts + 1, error = excluded.error,
       next_at = coalesce(json_extract(?5, '$[' || attempts || ']'), json_extract(?5, '$[#-1]'))
     RETURNING attempts`,
    job,
    id,
    later(now, pausesMs[0] ?? minuteMs),
    reason,
    JSON.stringify(pausesMs.map((pause) => later(now, pause))),
  ).first<number>('attempts');
  ctx.log.error('sweep-row-failed', { job, row: id, attempts, error: reason });
}

/** Returns the statement that forgets failures of rows that were not tried again for some days. */
export function forgetFailuresStatement(ctx: Pick<Ctx, 'db' | 'now'>): D1PreparedStatement {
  return sql(ctx.db, 'DELETE FROM sweep_failures WHERE next_at < ?1', later(ctx.now.toISOString(), -forgottenMs));
}
