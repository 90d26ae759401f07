import type { Scan } from '../../domain/desk/queue-schemas';
import { parseIsbn } from '../../domain/isbn';
import type { InboundLegState, InboundLineState } from '../../domain/trades/lifecycle/states';
import { codeWithCheckLetter, isMistypedParcelCode, parseParcelCode } from '../../domain/trades/parcels/parcel-code';
import type { Ctx } from '../platform/context';
import { code } from '../platform/db/codes';
import { text } from '../platform/db/columns';
import { defineRead, readBatch } from '../platform/db/read';
import { editions } from '../platform/db/schema/catalogue';
import { inboundLines, parcels, trades } from '../platform/db/schema/trades';
import { requireRole } from '../platform/require-role';

/** Most expected copies of one book in an answer. */
const maxLines = 50;

const parcelHits = defineRead(
  {
    trade: trades.id,
    number: trades.number,
    code: parcels.code,
    parcel: parcels.parcel,
    received_at: parcels.receivedAt,
    state: text<InboundLegState>(),
  },
  `SELECT t.id AS trade, t.number, p.code, p.parcel, p.received_at, t.inbound_state AS state
   FROM parcels p CROSS JOIN trades t ON t.id = p.trade_id WHERE p.code = ?1`,
);
const tradeHits = defineRead(
  { trade: trades.id, number: trades.number, inbound: trades.inboundState, outbound: trades.outboundState },
  'SELECT id AS trade, number, inbound_state AS inbound, outbound_state AS outbound FROM trades WHERE number = ?1',
);
const titles = defineRead({ title: editions.title }, 'SELECT title FROM editions WHERE isbn = ?1');
const waitingLines = defineRead(
  { trade: trades.id, number: trades.number, line: inboundLines.line },
  `SELECT t.id AS trade, t.number, l.line FROM inbound_lines l CROSS JOIN trades t ON t.id = l.trade_id
   WHERE l.isbn = ?1 AND l.state = ${code<InboundLineState>('offered')}
     AND t.inbound_state = ${code<InboundLegState>('received')}
   ORDER BY t.received_at, t.id, l.line LIMIT ${maxLines}`,
);

/**
 * Returns what a scanned or typed code identifies: a parcel, a trade or a book. One round trip.
 * @throws what `requireRole` throws
 */
export async function scanCode(ctx: Ctx, { code: typed }: { readonly code: string }): Promise<Scan> {
  requireRole(ctx, 'staff');
  const trimmed = typed.trim();
  const parsed = parseIsbn(typed);
  const isbn = parsed.ok ? parsed.isbn : '';
  const [[parcel], [parcelWithLetter], [trade], [book], waiting] = await readBatch(ctx.db, [
    parcelHits.with(parseParcelCode(typed) ?? ''),
    parcelHits.with(codeWithCheckLetter(typed) ?? ''),
    tradeHits.with(trimmed.toUpperCase()),
    titles.with(isbn),
    waitingLines.with(isbn),
  ]);
  if (parcel !== undefined) {
    const { received_at: receivedAt, ...hit } = parcel;
    return { kind: 'parcel', ...hit, receivedAt };
  }
  if (trade !== undefined) return { kind: 'trade', ...trade };
  if (parcelWithLetter !== undefined || isMistypedParcelCode(typed)) return { kind: 'mistyped', code: trimmed };
  if (!parsed.ok) return { kind: 'unknown', code: trimmed };
  return { kind: 'book', isbn, title: book?.title ?? null, waiting };
}
