import type { DeskTrade } from '../../../domain/desk/trade-schema';
import { Problem } from '../../../domain/problems';
import type { TradeFacts } from '../../../domain/trades/facts';
import { lateness } from '../../../domain/trades/late';
import { next } from '../../../domain/trades/lives';
import type { InboundLegState } from '../../../domain/trades/states';
import type { Ctx } from '../../context';
import { rows, sql } from '../../db/client';
import { requireRole } from '../../require-role';
import { legEvents } from '../trades/conclude-leg';
import { eventRows } from '../trades/event-rows';
import { todayRows } from '../trades/today-amounts';
import { factsOf, type TradeRecord } from '../trades/trade-rows';
import { unchanged } from '../trades/trade-guards';
import { writeTrade } from '../trades/write-trade';
import { readDeskTrade } from './read-desk-trade';
import { requireDeskTrade } from './require-desk-trade';

const still: readonly (InboundLegState | null)[] = ['awaiting-parcel', 'in-transit', 'expired', 'received'];

/**
 * A parcel is scanned at the desk's door: nobody needs to have marked it as posted. The leg is received when all its
 * parcels have come. One that comes after its grace is offered at today's amounts. Scanning it twice changes nothing.
 * Throws `parcel-not-found`, `parcel-cancelled` and `parcel-after-grading` {number, trade}, `state-moved`.
 */
export async function receiveParcel(ctx: Ctx, { code }: { readonly code: string }): Promise<DeskTrade> {
  requireRole(ctx, 'staff');
  const [parcel] = await rows<{ trade_id: string; parcel: number }>(
    sql(ctx.db, 'SELECT trade_id, parcel FROM parcels WHERE code = ?1', code.trim().toUpperCase()),
  );
  if (parcel === undefined) throw new Problem('parcel-not-found');
  await writeTrade(ctx, () => requireDeskTrade(ctx, parcel.trade_id), (record) => receivedRows(ctx, record, parcel.parcel));
  return readDeskTrade(ctx, parcel.trade_id);
}

/** The leg's own moves, once this parcel is among those that arrived. */
function movesOf(facts: TradeFacts): InboundLegState[] {
  const moves: InboundLegState[] = facts.inbound === 'awaiting-parcel' ? ['in-transit'] : [];
  const from = moves.at(-1) ?? facts.inbound;
  return next('inbound', { ...facts, inbound: from }).some(({ to }) => to === 'received') ? [...moves, 'received'] : moves;
}

async function receivedRows(ctx: Ctx, record: TradeRecord, number: number): Promise<D1PreparedStatement[]> {
  const { trade, parcels, inbound } = record;
  const now = ctx.now.toISOString();
  if (trade.inbound_state === 'cancelled') throw new Problem('parcel-cancelled', { number: trade.number, trade: trade.id });
  if (parcels.some((parcel) => parcel.parcel === number && parcel.received_at !== null)) return [];
  if (!still.includes(trade.inbound_state)) throw new Problem('parcel-after-grading', { number: trade.number, trade: trade.id });
  const facts = factsOf(record, now);
  const moves = movesOf({ ...facts, parcels: { ...facts.parcels, arrived: facts.parcels.arrived + 1, firstArrivedAt: facts.parcels.firstArrivedAt ?? now } });
  const late = lateness(facts) === 'today' ? inbound.filter((line) => line.parcel === number && line.state === 'offered') : [];
  return [
    unchanged(ctx, trade),
    sql(ctx.db, `INSERT INTO parcel_events (trade_id, parcel, kind, actor, at) VALUES (?1, ?2, 'received', 'staff', ?3)`, trade.id, number, now),
    ...(moves.length === 0 ? [] : [eventRows(ctx, trade.id, legEvents(record, moves.map((to) => ({ to, actor: 'staff' as const }))))]),
    ...(await todayRows(ctx, trade, late)),
  ];
}
