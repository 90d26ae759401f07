import { and, eq } from 'drizzle-orm';
import { Problem } from '../../../domain/problems';
import type { TradeFacts } from '../../../domain/trades/lifecycle/facts';
import { codeWithCheckLetter, isMistypedParcelCode, parseParcelCode } from '../../../domain/trades/parcels/parcel-code';
import { parcelLateness } from '../../../domain/trades/parcels/late';
import { nextTransitions } from '../../../domain/trades/lifecycle/transitions';
import type { InboundLegState } from '../../../domain/trades/lifecycle/states';
import { inboundStateFacts } from '../../../domain/trades/lifecycle/state-facts';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { parcels as parcelTable, trades } from '../../platform/db/schema/trades';
import { requireRole } from '../../platform/require-role';
import { eventStatement, eventsThrough } from '../core/event-statements';
import { parcelEventStatement } from './parcel-event-statement';
import { todayAmountStatements } from './today-amount-statements';
import { tradeFacts } from '../core/trade-facts';
import type { InboundLineRow, TradeRecord } from '../core/trade-rows';
import { requireUnchangedStatement } from '../core/trade-guards';
import { writeTrade } from '../core/write-trade';
import { requireDeskTrade } from '../core/require-desk-trade';
import { lastEventOf } from '../core/sequence-numbers';

/** A parcel by its code, and the trade that was made of it because it came late. */
export interface FoundParcel {
  readonly code: string;
  readonly trade: string;
  readonly parcel: number;
  readonly follower: string | null;
}

/**
 * Returns the parcel of a typed or scanned code.
 * @throws `parcel-code-mistyped` when the check letter is wrong or missing; `parcel-not-found`
 */
export async function requireParcel(ctx: Ctx, typed: string): Promise<FoundParcel> {
  if (isMistypedParcelCode(typed)) throw new Problem('parcel-code-mistyped');
  const code = parseParcelCode(typed);
  if (code === null) throw new Problem('parcel-not-found');
  const [found] = await run(
    orm(ctx.db)
      .select({ code: parcelTable.code, trade: parcelTable.tradeId, parcel: parcelTable.parcel, follower: trades.id })
      .from(parcelTable)
      .leftJoin(trades, and(eq(trades.follows, parcelTable.tradeId), eq(trades.followsParcel, parcelTable.parcel)))
      .where(eq(parcelTable.code, code)),
  );
  if (found !== undefined) return found;
  throw new Problem((await hasCodeWithCheckLetter(ctx, code)) ? 'parcel-code-mistyped' : 'parcel-not-found');
}

/** Returns whether the shop gave the parcel a code with a check letter, which the typed code lacks. */
async function hasCodeWithCheckLetter(ctx: Ctx, code: string): Promise<boolean> {
  const lettered = codeWithCheckLetter(code);
  if (lettered === null) return false;
  const rows = await run(
    orm(ctx.db).select({ code: parcelTable.code }).from(parcelTable).where(eq(parcelTable.code, lettered)),
  );
  return rows.length > 0;
}

/**
 * Receives a parcel by its code, posted or not. The leg is received once all its parcels have arrived. A parcel after
 * its grace gets today's amounts. Receiving a parcel twice changes nothing. Returns the trade's id; for an accepted
 * late parcel that of its new trade.
 * @throws what `requireParcel` throws; `parcel-cancelled` {number, trade}; `parcel-after-grading` {number, trade,
 * missing: number of its missing copies}; `state-moved`
 */
export async function receiveParcel(ctx: Ctx, { code }: { readonly code: string }): Promise<string> {
  requireRole(ctx, 'staff');
  const found = await requireParcel(ctx, code);
  const { trade, parcel } = found.follower === null ? found : { trade: found.follower, parcel: 1 };
  await writeTrade(
    ctx,
    () => requireDeskTrade(ctx, trade),
    (record) => receiveStatements(ctx, record, parcel),
  );
  return trade;
}

/** Returns the declared copies of a parcel that are missing. */
export function missingCopies({ inbound }: TradeRecord, parcel: number): InboundLineRow[] {
  return inbound.filter((line) => line.parcel === parcel && line.state === 'missing' && line.unexpected === 0);
}

/** Returns the states that the leg moves through when this parcel is counted as arrived. */
function nextStates(facts: TradeFacts): InboundLegState[] {
  const moves: InboundLegState[] = facts.inbound === 'awaiting-parcel' ? ['in-transit'] : [];
  const from = moves.at(-1) ?? facts.inbound;
  return nextTransitions('inbound', { ...facts, inbound: from }).some(({ to }) => to === 'received')
    ? [...moves, 'received']
    : moves;
}

async function receiveStatements(ctx: Ctx, record: TradeRecord, number: number): Promise<D1PreparedStatement[]> {
  const { trade, parcels, inbound } = record;
  const now = ctx.now.toISOString();
  if (trade.inbound_state === 'cancelled')
    throw new Problem('parcel-cancelled', { number: trade.number, trade: trade.id });
  if (parcels.some((parcel) => parcel.parcel === number && parcel.received_at !== null)) return [];
  if (trade.inbound_state === null || !inboundStateFacts[trade.inbound_state].canReceive) {
    throw new Problem('parcel-after-grading', {
      number: trade.number,
      trade: trade.id,
      missing: missingCopies(record, number).length,
    });
  }
  const facts = tradeFacts(record, now);
  const moves = nextStates({
    ...facts,
    parcels: {
      ...facts.parcels,
      arrived: facts.parcels.arrived + 1,
      firstArrivedAt: facts.parcels.firstArrivedAt ?? now,
    },
  });
  const lateLines =
    parcelLateness({ ...facts, market: trade.market }) === 'today'
      ? inbound.filter((line) => line.parcel === number && line.state === 'offered')
      : [];
  return [
    requireUnchangedStatement(ctx, trade),
    parcelEventStatement(ctx, trade.id, number, 'received', 'staff'),
    ...(moves.length === 0
      ? []
      : [
          eventStatement(
            ctx,
            trade.id,
            eventsThrough('inbound', lastEventOf(record.events, 'inbound'), moves, 'staff'),
          ),
        ]),
    ...(await todayAmountStatements(ctx, trade, lateLines)),
  ];
}
