import { and, asc, eq } from 'drizzle-orm';
import type { UsedGrade } from '../../domain/grade';
import { parcelCode } from '../../domain/trades/parcels/parcel-code';
import type { GradingReason } from '../../domain/trades/grading';
import type { Ctx } from '../platform/context';
import { orm, run } from '../platform/db/client';
import { payouts } from '../platform/db/schema/trade-life';
import { bookBankStatement } from '../trades/money/bank-statement/book-bank-statement';
import { confirmPayout } from '../trades/money/payouts/confirm-payout';
import { finishGrading } from '../trades/inbound/finish-grading';
import { gradeLine } from '../trades/inbound/grade-line';
import { receiveParcel } from '../trades/inbound/receive-parcel';
import { dispatchOrder } from '../trades/outbound/dispatch-order';
import { packOrder } from '../trades/outbound/pack-order';
import { demoReader } from './demo-people';
import type { PlacedOrder } from './place-order';

/** Books the bank transfer of an order. Nothing is transferred where store credit pays for all. */
export async function bookTransfer(clerk: Ctx, { number, amount }: PlacedOrder): Promise<void> {
  if (amount === 0) return;
  const at = clerk.now.toISOString();
  await bookBankStatement(clerk, {
    rows: [{ eventId: `demo-${number}`, amount, currency: 'EUR', reference: number, payer: demoReader.name, at }],
  });
}

/** Receives the first parcel of an order. */
export async function receiveFirstParcel(clerk: Ctx, { number }: PlacedOrder): Promise<void> {
  await receiveParcel(clerk, { code: parcelCode(number, 1) });
}

/** Grades the first copies of an order as described. */
export async function gradeAsSaid(clerk: Ctx, { id }: PlacedOrder, copies: number): Promise<void> {
  for (let line = 1; line <= copies; line += 1)
    await gradeLine(clerk, { trade: id, line: String(line), grading: { as: 'as-said' } });
}

/** Grades one copy lower. */
export async function gradeLower(
  clerk: Ctx,
  { id }: PlacedOrder,
  found: { readonly line: number; readonly grade: UsedGrade; readonly reason: GradingReason },
): Promise<void> {
  const { line, grade, reason } = found;
  await gradeLine(clerk, { trade: id, line: String(line), grading: { as: 'regraded', grade, reason } });
}

/** Finishes the grading of an order. */
export async function finishGradingOf(clerk: Ctx, { id }: PlacedOrder): Promise<void> {
  await finishGrading(clerk, { trade: id });
}

/** Packs an order. */
export async function pack(clerk: Ctx, { id }: PlacedOrder): Promise<void> {
  await packOrder(clerk, { trade: id });
}

/** Sends a packed order. `tracking`: the carrier's number. */
export async function dispatch(clerk: Ctx, { id }: PlacedOrder, tracking: string): Promise<void> {
  await dispatchOrder(clerk, { trade: id, carrier: 'an-post', tracking });
}

/** Confirms the bank transfers to the customer that an order still waits for. */
export async function payOut(clerk: Ctx, { id }: PlacedOrder): Promise<void> {
  const due = await run(
    orm(clerk.db)
      .select({ id: payouts.id })
      .from(payouts)
      .where(and(eq(payouts.tradeId, id), eq(payouts.state, 'due')))
      .orderBy(asc(payouts.id)),
  );
  for (const payout of due) await confirmPayout(clerk, payout);
}
