import type { Db } from '../context';

/** A constraint of the database refused the batch; nothing of it was written. */
export class ConstraintError extends Error {
  /**
   * Its name (`stock_enough`), its columns (`trades.owner, trades.idem_key`), or what a trigger raised (`state_moved`).
   */
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

/**
 * Constraints that refuse a batch only because somebody else wrote to the same trade after it was read. A refusal by
 * any other constraint is a defect of the shop, unless the verb names it.
 */
export const tradeRaces: ReadonlySet<string> = new Set([
  // Triggers of trade_events, line_events and trade_ledger: the state or the sequence number has changed.
  'state_moved',
  // The statements of `core/trade-guards`.
  'trades.version',
  // The statement `movePayoutStatement`: the payout has left the state in which it was read.
  'payouts_state',
]);

/**
 * Returns whether an error means that another actor was faster, so that the verb may read again or answer a conflict.
 * `also`: further constraints that a race of this verb violates. Everything else must be thrown on.
 */
export function isRace(error: unknown, also?: ReadonlySet<string>): error is ConstraintError {
  if (!(error instanceof ConstraintError)) return false;
  return tradeRaces.has(error.constraint) || also?.has(error.constraint) === true;
}

/** Returns the constraint that an error of D1 names, or null for any other error. */
export function constraintOf(error: unknown): ConstraintError | null {
  const text = error instanceof Error ? error.message : '';
  for (const [kind, shape] of shapes) {
    const name = shape.exec(text)?.[1];
    if (name !== undefined) return new ConstraintError(kind, name.trim(), error);
  }
  return null;
}

/**
 * Writes all statements in one atomic batch, or none of them. Returns their results in order.
 * @throws ConstraintError when a constraint of the database refuses the batch; see `isRace`
 */
export async function commit(db: Db, statements: D1PreparedStatement[]): Promise<D1Result[]> {
  try {
    return await db.batch(statements);
  } catch (error) {
    throw constraintOf(error) ?? error;
  }
}
