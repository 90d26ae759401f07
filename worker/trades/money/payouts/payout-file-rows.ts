import { canPayOutTo } from '../../../../domain/checkout/payout-country';
import { pain001 } from '../../../../domain/desk/pain001';
import { payoutCsv } from '../../../../domain/desk/payout-csv';
import { decimalAmount, type PayoutOrder } from '../../../../domain/desk/payout-order';
import type { Payout, PayoutFormat } from '../../../../domain/desk/payout-schemas';
import type { Currency } from '../../../../domain/money';
import type { Ctx } from '../../../platform/context';
import { rows, sql } from '../../../platform/db/client';
import { requireSealer } from '../../../accounts/payout-details/payout-details-statements';
import { blockedBy, payoutSelect, type PayoutListRow } from './payout-rows';

/** A payout that a file may claim, with what its trade stood at when it was read. */
export interface DueRow extends PayoutListRow {
  readonly version: number;
  readonly last_seq: number;
  readonly last_entry: number;
}

/** A payout for a file, its account opened. */
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

/** Transfers in one file, as banks take them without questions. */
const fileSize = 500;

/**
 * What is due by bank in a currency, oldest first: what can be sent, with the account opened for it, and what not and
 * why. Where more is due than a file takes, what waits for an account or its days keeps nothing else back.
 */
export async function readClaimable(ctx: Ctx, currency: Currency): Promise<Claimable> {
  const now = ctx.now.toISOString();
  const due = await rows<DueRow>(
    sql(
      ctx.db,
      `SELECT q.*, t.version, (SELECT max(e.seq) FROM trade_events e WHERE e.trade_id = t.id
        AND e.part = 'settlement') AS last_seq,
         coalesce((SELECT max(l.entry) FROM trade_ledger l WHERE l.trade_id = t.id), 0) AS last_entry
       FROM (${payoutSelect} WHERE p.state = 'due' AND p.way = 'bank' AND p.currency = ?1 ORDER BY to_sealed IS NULL
       OR coalesce(a.payouts_held_until, '') > ?3, p.created_at, p.id LIMIT ?2) q
       CROSS JOIN trades t ON t.id = q.trade_id ORDER BY q.created_at, q.id`,
      currency,
      fileSize,
      now,
    ),
  );
  const transfers: Transfer[] = [];
  const left: Claimable['left'][number][] = [];
  for (const row of due) {
    const blocked = blockedBy(row, now);
    const account = blocked === null ? await openAccount(ctx, row) : null;
    if (account === null) left.push({ payout: row.id, number: row.number, why: blocked ?? 'no-account' });
    else transfers.push({ row, ...account });
  }
  return { transfers, left };
}

/** Where a payout goes; null where the key that sealed it is gone, or the shop can't send this currency there. */
async function openAccount(ctx: Ctx, row: PayoutListRow): Promise<{ holder: string; iban: string } | null> {
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

export interface FileRow {
  readonly id: string;
  readonly format: PayoutFormat;
  readonly currency: Currency;
  readonly made_at: string;
}

type FileTransfers = readonly {
  readonly id: string;
  readonly amount: number;
  readonly number: string;
  readonly holder: string;
  readonly iban: string;
}[];

/** The text of a file. `transfers` by payout, in their order. */
export function fileText(ctx: Ctx, file: FileRow, transfers: FileTransfers): string {
  const order = payoutOrder(ctx, file, transfers);
  return file.format === 'csv' ? payoutCsv(order) : pain001(order);
}

/** A file's transfers as its formats take them. */
function payoutOrder(ctx: Ctx, file: FileRow, transfers: FileTransfers): PayoutOrder {
  const { bankHolder: holder, iban, bic } = ctx.settings.shop;
  return {
    id: file.id,
    madeAt: file.made_at,
    currency: file.currency,
    from: { holder, iban: iban.replaceAll(' ', ''), bic },
    transfers: transfers.map(({ id, amount, number, holder: to, iban: account }) => ({
      id,
      amount,
      holder: to,
      iban: account,
      reference: number,
    })),
  };
}

/** For the log: never whose money it is. */
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
