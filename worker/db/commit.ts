import type { Db } from '../context';

/** A constraint of the database refused the batch; nothing of it was written. */
export class ConstraintError extends Error {
  /** Its name (`stock_enough`), its columns (`trades.owner, trades.idem_key`), or what a trigger raised (`state_moved`). */
  readonly constraint: string;
  readonly kind: 'unique' | 'check' | 'not-null' | 'foreign-key' | 'raised';
  constructor(kind: ConstraintError['kind'], constraint: string, cause: unknown) {
    super(`${kind}: ${constraint}`, { cause });
    this.name = 'ConstraintError';
    this.kind = kind;
    this.constraint = constraint;
  }
}

const shapes = [
  ['unique', /UNIQUE constraint failed: ([\w., ]+?)(?::|$)/],
  ['check', /CHECK constraint failed: (\w+)/],
  ['not-null', /NOT NULL constraint failed: ([\w.]+)/],
  ['foreign-key', /(FOREIGN KEY) constraint failed/],
  ['raised', /D1_ERROR: (\w+): SQLITE_CONSTRAINT/],
] as const;

/** The constraint that an error of D1 tells about, or null for any other error. */
export function constraintOf(error: unknown): ConstraintError | null {
  const text = error instanceof Error ? error.message : '';
  for (const [kind, shape] of shapes) {
    const name = shape.exec(text)?.[1];
    if (name !== undefined) return new ConstraintError(kind, name.trim(), error);
  }
  return null;
}

/**
 * Writes everything or nothing (habit 7): one atomic batch. Throws a ConstraintError when a rule of the database refuses it.
 * The results are those of the statements, in order.
 */
export async function commit(db: Db, statements: D1PreparedStatement[]): Promise<D1Result[]> {
  try {
    return await db.batch(statements);
  } catch (error) {
    throw constraintOf(error) ?? error;
  }
}
