import { money } from '../../../../domain/money';
import type { PayoutFile, PayoutFileInput } from '../../../../domain/desk/payout-schemas';
import { Problem } from '../../../../domain/problems';
import { dayOf } from '../../../../domain/time';
import type { SettlementState } from '../../../../domain/trades/lifecycle/states';
import type { Ctx } from '../../../platform/context';
import { orm, sql, statementOf } from '../../../platform/db/client';
import { payoutFiles, payoutFileTexts } from '../../../platform/db/schema/trade-life';
import { commit, tradeRaces } from '../../../platform/db/commit';
import { retryOnRace } from '../../../platform/db/retry-on-race';
import { requireRole } from '../../../platform/require-role';
import { code } from '../../../platform/db/codes';
import { noPayoutState } from './move-payout';
import { requireSealer } from '../../../accounts/payout-details/payout-details-statements';
import {
  fileLogFields,
  readClaimable,
  fileText,
  type Claimable,
  type FileRow,
  type Transfer,
} from './payout-file-rows';

/** Number of attempts before concurrent changes of the same payouts are reported as `state-moved`. */
const maxAttempts = 3;

/**
 * Makes a bank file of all payouts due by bank in a currency, or of the named ones, and claims them in the same batch,
 * so that one file only sends each payout. Payouts that are held or lack an account are listed in `left`.
 * @throws `invalid-input` for `pain.001` in another currency than euros; `nothing-to-send` {left}; `state-moved`;
 * `unavailable`
 */
export async function makePayoutFile(ctx: Ctx, { format, currency, payouts }: PayoutFileInput): Promise<PayoutFile> {
  const clerk = requireRole(ctx, 'staff');
  if (format === 'pain.001' && currency !== 'EUR') throw new Problem('invalid-input', { paths: ['format'] });
  const now = ctx.now.toISOString();
  const file: FileRow = {
    id: `DOGEAR-${dayOf(now).replaceAll('-', '')}-${ctx.ids.id().slice(0, 12).toUpperCase()}`,
    format,
    currency,
    made_at: now,
  };
  return retryOnRace(
    maxAttempts,
    tradeRaces,
    async () => {
      const claimable = await readClaimable(ctx, currency, payouts);
      if (claimable.transfers.length === 0) throw new Problem('nothing-to-send', { left: claimable.left.length });
      await commit(ctx.db, await claimStatements(ctx, file, claimable.transfers, clerk.id));
      ctx.log.info('payout-file-made', fileLogFields(file, claimable.transfers));
      return fileView(file, claimable);
    },
    () => new Problem('state-moved'),
  );
}

/**
 * Returns the statements that claim payouts for a file. They abort when one of the trades has changed, another file
 * claimed a payout, or an account is held now.
 */
async function claimStatements(
  ctx: Ctx,
  file: FileRow,
  transfers: readonly Transfer[],
  clerk: string,
): Promise<D1PreparedStatement[]> {
  const trades = [...new Map(transfers.map(({ row }) => [row.trade_id, row.version]))];
  return [
    sql(
      ctx.db,
      `UPDATE trades SET version = CASE WHEN trades.version = j.version THEN trades.version + 1 END
       FROM (SELECT value->>0 AS id, value->>1 AS version FROM json_each(?1)) j WHERE trades.id = j.id`,
      JSON.stringify(trades),
    ),
    ...(await fileStatements(ctx, file, transfers, clerk)),
    await sentPayoutsStatement(ctx, file, transfers),
    ...payoutBookingStatements(ctx, file, transfers),
  ];
}

/** Returns the statements that store a file and its sealed text. */
async function fileStatements(
  ctx: Ctx,
  file: FileRow,
  transfers: readonly Transfer[],
  clerk: string,
): Promise<D1PreparedStatement[]> {
  const total = transfers.reduce((sum, { row }) => sum + row.amount, 0);
  const text = fileText(
    ctx,
    file,
    transfers.map(({ row, holder, iban }) => ({ id: row.id, number: row.number, amount: row.amount, holder, iban })),
  );
  const sealed = await requireSealer(ctx).seal(text, file.id);
  return [
    statementOf(
      ctx.db,
      orm(ctx.db).insert(payoutFiles).values({
        id: file.id,
        format: file.format,
        currency: file.currency,
        payouts: transfers.length,
        total,
        madeBy: clerk,
        madeAt: file.made_at,
      }),
    ),
    statementOf(ctx.db, orm(ctx.db).insert(payoutFileTexts).values({ file: file.id, sealed })),
  ];
}

/** Returns the statement that marks payouts as sent, with the account of each. Aborts where one may not be sent now. */
async function sentPayoutsStatement(
  ctx: Ctx,
  file: FileRow,
  transfers: readonly Transfer[],
): Promise<D1PreparedStatement> {
  const sealer = requireSealer(ctx);
  const accounts = await Promise.all(
    transfers.map(async ({ row, holder, iban }) => [row.id, holder, await sealer.seal(iban, row.id)]),
  );
  return sql(
    ctx.db,
    `UPDATE payouts SET file = ?2, sent_at = ?3, holder = j.holder, iban_sealed = j.sealed,
       state = CASE WHEN payouts.state = 'due' AND NOT EXISTS (
         SELECT 1 FROM trades t CROSS JOIN accounts a ON a.id = t.account WHERE t.id = payouts.trade_id
         AND a.payouts_held_until > ?3) THEN 'sent' ELSE '${noPayoutState}' END
     FROM (SELECT value->>0 AS id, value->>1 AS holder, value->>2 AS sealed FROM json_each(?1)) j
     WHERE payouts.id = j.id`,
    JSON.stringify(accounts),
    file.id,
    file.made_at,
  );
}

/** Returns the statements that book payouts and move their settlements on. Refunds are booked at their confirmation. */
function payoutBookingStatements(ctx: Ctx, file: FileRow, transfers: readonly Transfer[]): D1PreparedStatement[] {
  const payouts = transfers.filter(({ row }) => row.kind === 'payout');
  return [
    sql(
      ctx.db,
      `INSERT INTO trade_events (trade_id, part, seq, from_state, to_state, actor, at)
       SELECT value->>0, 'settlement', value->>1, ${code<SettlementState>('payout-due')},
         ${code<SettlementState>('payout-sent')}, 'staff', ?2 FROM json_each(?1)`,
      JSON.stringify(payouts.map(({ row }) => [row.trade_id, row.last_seq + 1])),
      file.made_at,
    ),
    sql(
      ctx.db,
      `INSERT INTO trade_ledger (trade_id, entry, side, kind, amount, ref, actor, at)
       SELECT value->>0, value->>1, 'trade-in', 'payout', value->>2, value->>3, 'staff', ?2 FROM json_each(?1)`,
      JSON.stringify(payouts.map(({ row }) => [row.trade_id, row.last_entry + 1, -row.amount, row.id])),
      file.made_at,
    ),
  ];
}

function fileView(file: FileRow, { transfers, left }: Claimable): PayoutFile {
  return {
    id: file.id,
    format: file.format,
    payouts: transfers.length,
    total: money(
      transfers.reduce((sum, { row }) => sum + row.amount, 0),
      file.currency,
    ),
    madeAt: file.made_at,
    path: `/api/desk/payout-files/${file.id}`,
    left: [...left],
  };
}
