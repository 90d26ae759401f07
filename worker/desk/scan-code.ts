import type { Scan } from '../../domain/desk/queue-schemas';
import { parseIsbn } from '../../domain/isbn';
import type { Ctx } from '../platform/context';
import { rowsAt, sql } from '../platform/db/client';
import { requireRole } from '../platform/require-role';

interface ParcelHit {
  readonly trade: string;
  readonly number: string;
  readonly code: string;
  readonly parcel: number;
  readonly received_at: string | null;
  readonly state: string;
}
interface TradeHit {
  readonly trade: string;
  readonly number: string;
  readonly inbound: string | null;
  readonly outbound: string | null;
}
interface LineHit {
  readonly trade: string;
  readonly number: string;
  readonly line: number;
}

/** Number of expected copies of one book in an answer. */
const mostLines = 50;

/**
 * Returns what a scanned or typed code identifies: a parcel, a trade or a book. One round trip.
 * @throws what `requireRole` throws
 */
export async function scanCode(ctx: Ctx, { code }: { readonly code: string }): Promise<Scan> {
  requireRole(ctx, 'staff');
  const typed = code.trim().toUpperCase();
  const parsed = parseIsbn(code);
  const isbn = parsed.ok ? parsed.isbn : '';
  const results = await ctx.db.batch([
    sql(
      ctx.db,
      `SELECT t.id AS trade, t.number, p.code, p.parcel, p.received_at, t.inbound_state AS state
       FROM parcels p CROSS JOIN trades t ON t.id = p.trade_id WHERE p.code = ?1`,
      typed,
    ),
    sql(
      ctx.db,
      'SELECT id AS trade, number, inbound_state AS inbound, outbound_state AS outbound FROM trades WHERE number = ?1',
      typed,
    ),
    sql(ctx.db, 'SELECT title FROM editions WHERE isbn = ?1', isbn),
    sql(
      ctx.db,
      `SELECT t.id AS trade, t.number, l.line FROM inbound_lines l CROSS JOIN trades t ON t.id = l.trade_id
       WHERE l.isbn = ?1 AND l.state = 'offered' AND t.inbound_state = 'received' ORDER BY t.received_at, t.id, l.line
       LIMIT ?2`,
      isbn,
      mostLines,
    ),
  ]);
  const [parcel] = rowsAt<ParcelHit>(results, 0);
  if (parcel !== undefined) {
    const { trade, number, received_at: receivedAt, state } = parcel;
    return { kind: 'parcel', trade, number, code: parcel.code, parcel: parcel.parcel, receivedAt, state };
  }
  const [trade] = rowsAt<TradeHit>(results, 1);
  if (trade !== undefined) return { kind: 'trade', ...trade };
  if (!parsed.ok) return { kind: 'unknown', code: code.trim() };
  return {
    kind: 'book',
    isbn,
    title: rowsAt<{ title: string }>(results, 2)[0]?.title ?? null,
    waiting: rowsAt<LineHit>(results, 3),
  };
}
