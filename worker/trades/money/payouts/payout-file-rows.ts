import { canPayOutTo } from '../../../../domain/checkout/payout-country';
import { decimalAmount } from '../../../../domain/files/decimal-amount';
import { pain001 } from '../../../../domain/desk/pain001';
import { payoutCsv } from '../../../../domain/desk/payout-csv';
import type { PayoutOrder } from '../../../../domain/desk/payout-order';
import { payoutFileSize, type Payout } from '../../../../domain/desk/payout-schemas';
import type { Currency } from '../../../../domain/money';
import type { Ctx } from '../../../platform/context';
import { columnsOf, number, type RowOf } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { payoutFiles } from '../../../platform/db/schema/trade-life';
import { trades } from '../../../platform/db/schema/trades';
import { requireSealer } from '../../../accounts/payout-details/payout-details-statements';
import { blockedReason, payoutListColumns, payoutSelect, type PayoutListRow } from './payout-rows';

const dueColumns = { ...payoutListColumns, ...columnsOf(trades, 'version'), last_seq: number, last_entry: number };
/** A payout that a file can claim, with the version and last numbers of its trade when it was read. */
export type DueRow = RowOf<typeof dueColumns>;

/** A payout of a file with its decrypted account. */
export interface Transfer {
  readonly row: DueRow;
  readonly holder: string;
  readonly iban: string;
}

export interface Claimable {
  readonly transfers: readonly Transfer[];
  readonly left: readonly {
    readonly payout: string;
    readonly number: string;
    readonly why: NonNullable<Payout['blocked']>;
  }[];
}

/**
 * Reads the payouts due by bank in currency `?1`, at most `?2`. Those that can't be sent at `?3` are cut first. `?4`: a
 * JSON list of the only ids, or null.
 */
const duePayouts = defineRead(
  dueColumns,
  `SELECT q.*, t.version, (SELECT max(e.seq) FROM trade_events e WHERE e.trade_id = t.id
    AND e.part = 'settlement') AS last_seq,
     coalesce((SELECT max(l.entry) FROM trade_ledger l WHERE l.trade_id = t.id), 0) AS last_entry
   FROM (${payoutSelect} WHERE p.state = 'due' AND p.way = 'bank' AND p.currency = ?1
   AND (?4 IS NULL OR p.id IN (SELECT value FROM json_each(?4))) ORDER BY to_sealed IS NULL
   OR coalesce(a.payouts_held_until, '') > ?3, p.created_at, p.id LIMIT ?2) q
   CROSS JOIN trades t ON t.id = q.trade_id ORDER BY q.created_at, q.id`,
);

/**
 * Returns the payouts due by bank in a currency, oldest first: those to send with their decrypted account, the others
 * with the reason. Blocked payouts come last when more are due than a file takes. `only`: ids of the asked ones.
 */
export async function readClaimable(ctx: Ctx, currency: Currency, only?: readonly string[]): Promise<Claimable> {
  const now = ctx.now.toISOString();
  const due = await duePayouts.all(
    ctx.db,
    currency,
    payoutFileSize,
    now,
    only === undefined ? null : JSON.stringify(only),
  );
  const transfers: Transfer[] = [];
  const left: Claimable['left'][number][] = [];
  for (const row of due) {
    const blocked = blockedReason(row, now);
    const account = blocked === null ? await decryptAccount(ctx, row) : null;
    if (account === null) left.push({ payout: row.id, number: row.number, why: blocked ?? 'no-account' });
    else transfers.push({ row, ...account });
  }
  return { transfers, left };
}

/**
 * Returns the decrypted account of a payout; null where it cannot be decrypted, or the currency cannot be sent to its
 * country.
 */
async function decryptAccount(ctx: Ctx, row: PayoutListRow): Promise<{ holder: string; iban: string } | null> {
  if (row.to_sealed === null || row.to_holder === null) return null;
  try {
    const iban = await requireSealer(ctx).open(row.to_sealed, row.account ?? row.trade_id);
    return canPayOutTo(row.market, iban) ? { holder: row.to_holder, iban } : null;
  } catch (error) {
    ctx.log.error('payout-account-unreadable', {
      payout: row.id,
      error: error instanceof Error ? error.message : 'unknown',
    });
    return null;
  }
}

export const fileColumns = columnsOf(payoutFiles, 'id', 'format', 'currency', 'made_at');
export type FileRow = RowOf<typeof fileColumns>;

type FileTransfers = readonly {
  readonly id: string;
  readonly amount: number;
  readonly number: string;
  readonly holder: string;
  readonly iban: string;
}[];

/** Returns the text of a payout file, with its transfers in their order. */
export function fileText(ctx: Ctx, file: FileRow, transfers: FileTransfers): string {
  const order = payoutOrder(ctx, file, transfers);
  return file.format === 'csv' ? payoutCsv(order) : pain001(order);
}

/** Returns the transfers of a file as the formats need them. */
function payoutOrder(ctx: Ctx, file: FileRow, transfers: FileTransfers): PayoutOrder {
  const { bankHolder: holder, iban, bic } = ctx.settings.shop;
  return {
    id: file.id,
    madeAt: file.made_at,
    currency: file.currency,
    from: { holder, iban: iban.replaceAll(' ', ''), bic },
    transfers: transfers.map(({ id, amount, number: reference, holder: to, iban: account }) => ({
      id,
      amount,
      holder: to,
      iban: account,
      reference,
    })),
  };
}

/** Returns the fields about a file for the log, without personal data. */
export function fileLogFields(file: FileRow, transfers: readonly Transfer[]): Record<string, unknown> {
  return {
    file: file.id,
    payouts: transfers.length,
    total: decimalAmount(
      transfers.reduce((sum, { row }) => sum + row.amount, 0),
      file.currency,
    ),
    currency: file.currency,
  };
}
