import { comparableEmail } from '../../../domain/accounts/email';
import { declarationOutcome, isHandledWithoutStaff, type DeclarationOutcome } from '../../../domain/trades/declaration';
import { cancellationStates } from '../../../domain/trades/lifecycle/cancel';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { nullable, text, type RowOf } from '../../platform/db/columns';
import { commit } from '../../platform/db/commit';
import { defineRead } from '../../platform/db/read';
import { withdrawalDeclarations } from '../../platform/db/schema/declarations';
import type { OutboxPayload } from '../../outbox/kinds';
import { readRecord } from '../core/read-record';
import { requireUnchangedStatement } from '../core/trade-guards';
import { tradeFacts } from '../core/trade-facts';
import type { TradeRecord } from '../core/trade-rows';
import { writeTrade } from '../core/write-trade';
import { cancelPurchaseStatements } from './cancel/cancel-purchase-statements';
import { cancelLegsStatements } from './cancel/cancel-legs-statements';
import { withdrawStatements } from './withdraw-statements';

const columns = {
  id: withdrawalDeclarations.id,
  number: withdrawalDeclarations.number,
  email: withdrawalDeclarations.email,
  books: withdrawalDeclarations.books,
  language: withdrawalDeclarations.language,
  at: withdrawalDeclarations.at,
  outcome: nullable(withdrawalDeclarations.outcome),
};
type Declaration = RowOf<typeof columns>;
const declarationOf = defineRead(
  columns,
  'SELECT id, number, email, books, language, at, outcome FROM withdrawal_declarations WHERE id = ?1',
);
const orderOf = defineRead(
  { id: text(), email: text(), account_email: nullable(text()) },
  `SELECT t.id, t.email, a.email AS account_email FROM trades t LEFT JOIN accounts a ON a.id = t.account
   WHERE t.number = ?1 AND t.email <> ''`,
);

/**
 * Applies a declaration to the order with its number and mail address: before dispatch the purchase is cancelled, after
 * it the lines are withdrawn. What needs a person waits at the desk. Safe to repeat.
 * @throws `state-moved` when the order keeps changing; the outbox tries again
 */
export async function applyDeclaration(
  ctx: Ctx,
  { declaration, origin }: OutboxPayload<'apply-declaration'>,
): Promise<void> {
  const declared = await declarationOf.first(ctx.db, declaration);
  if (declared === null || declared.outcome !== null) return;
  const trade = await readOrderId(ctx, declared);
  if (trade === null) {
    await commit(ctx.db, [outcomeStatement(ctx, declared, { outcome: 'no-order', trade: null })]);
    return;
  }
  await writeTrade(
    ctx,
    () => requireRecord(ctx, trade),
    (record) => applyStatements(ctx, record, declared, origin),
  );
}

/** Returns the id of the order that was placed with this mail address, or whose account has it now; else null. */
async function readOrderId(ctx: Ctx, { number, email }: Declaration): Promise<string | null> {
  const order = await orderOf.first(ctx.db, number);
  if (order === null) return null;
  const declaredEmail = comparableEmail(email);
  const own = [order.email, order.account_email ?? ''].filter((address) => address !== '').map(comparableEmail);
  return own.includes(declaredEmail) ? order.id : null;
}

async function requireRecord(ctx: Ctx, trade: string): Promise<TradeRecord> {
  const record = await readRecord(ctx, trade);
  if (record === null) throw new Problem('trade-not-found');
  return record;
}

function applyStatements(ctx: Ctx, record: TradeRecord, declared: Declaration, origin: string): D1PreparedStatement[] {
  const { trade, outbound } = record;
  const sent = outbound.filter(({ state }) => state === 'sent').map(({ line }) => line);
  const outcome = declarationOutcome(
    {
      outbound: trade.outbound_state,
      deliveredAt: trade.delivered_at,
      market: trade.market,
      sentLines: sent.length,
    },
    declared,
  );
  return [
    requireUnchangedStatement(ctx, trade),
    ...(outcome === 'cancelled' ? cancelOnlyPurchaseStatements(ctx, record) : []),
    ...(outcome === 'returning'
      ? withdrawStatements(ctx, record, {
          lines: sent,
          reason: 'withdraw',
          words: '',
          at: declared.at,
          by: 'customer',
          path: `/${declared.language}/trades/${trade.id}`,
          origin,
        })
      : []),
    outcomeStatement(ctx, declared, { outcome, trade: trade.id }),
  ];
}

/** Returns the statements that cancel the purchase and keep the sale of the same order. */
function cancelOnlyPurchaseStatements(ctx: Ctx, record: TradeRecord): D1PreparedStatement[] {
  const facts = tradeFacts(record, ctx.now.toISOString());
  const ending = facts.settlement === 'swap' ? null : cancellationStates(facts, 'customer');
  return ending === null
    ? cancelPurchaseStatements(ctx, record, 'customer')
    : cancelLegsStatements(ctx, record, { ...ending, inbound: [] }, 'customer');
}

function outcomeStatement(
  ctx: Ctx,
  { id }: Declaration,
  { outcome, trade }: { readonly outcome: DeclarationOutcome; readonly trade: string | null },
): D1PreparedStatement {
  return sql(
    ctx.db,
    `UPDATE withdrawal_declarations SET outcome = ?2, trade_id = ?3, done_at = ?4 WHERE id = ?1 AND outcome IS NULL`,
    id,
    outcome,
    trade,
    isHandledWithoutStaff(outcome) ? ctx.now.toISOString() : null,
  );
}
