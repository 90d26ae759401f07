import { isOpenTrade } from '../../../domain/trades/lifecycle/open-trade';
import { readRecord } from '../../../worker/trades/core/read-record';
import type { TradeRecord } from '../../../worker/trades/core/trade-rows';
import { openServices, shopContext } from '../../../worker/services';
import type { Simulation } from '../people/simulation';
import { Finding } from '../stories/finding';
import { tablesOf } from '../world/tables';

/** Returns all trades, read as the shop reads them. */
export async function recordsOf({ world }: Simulation): Promise<TradeRecord[]> {
  const { env } = world.isolate();
  const ctx = shopContext(openServices(env), () => undefined, new Date(world.clock.now));
  const records: TradeRecord[] = [];
  for (const { id } of world.primary.read('SELECT id FROM trades ORDER BY placed_at, id')) {
    const record = await readRecord(ctx, String(id));
    if (record !== null) records.push(record);
  }
  return records;
}

/** Returns whether a trade still has an open step. */
export function stillOpen({ trade, inbound, outbound }: TradeRecord, now: string): boolean {
  const { inbound_state, outbound_state, settlement_state, arrive_by, market } = trade;
  return (
    isOpenTrade(
      { inbound: inbound_state, outbound: outbound_state, settlement: settlement_state, arriveBy: arrive_by, market },
      now,
    ) ||
    inbound.some(({ state }) => state === 'returning') ||
    outbound.some(({ state }) => state === 'return-requested')
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/**
 * Returns the person's balance of an ended trade in minor units: money received less money paid. 0 means settled.
 * It reads all sources but the ledger. A payment that is charged back for good is the shop's loss and counts as unpaid.
 */
function balanceOf(simulation: Simulation, { trade, inbound, outbound, payouts, parcels }: TradeRecord): number {
  const readNumber = (sql: string) => Number(simulation.world.primary.read(sql, trade.id)[0]?.['n'] ?? 0);
  const paid = readNumber('SELECT coalesce(sum(amount), 0) AS n FROM payments WHERE trade_id = ?1');
  const credit = readNumber(
    `SELECT coalesce(sum(amount), 0) AS n FROM store_credit WHERE trade_id = ?1 AND reason <> 'bonus'`,
  );
  const kept = inbound.filter(
    (line) => trade.inbound_state === 'settled' && (line.state === 'as-said' || line.state === 'regraded'),
  );
  const rows: { code: string; amount: { minor: number } }[] = JSON.parse(trade.rows);
  const quoted = rows.find(({ code }) => code === 'postage-to-us')?.amount.minor ?? 0;
  // Each parcel was quoted the same postage.
  const arrived = parcels.filter(({ received_at: receivedAt }) => receivedAt !== null).length;
  const postageToUs = kept.length === 0 ? 0 : (quoted / parcels.length) * arrived;
  const sentLines =
    trade.outbound_state === 'dispatched' || trade.outbound_state === 'delivered'
      ? outbound.filter(({ state }) => state === 'sent')
      : [];
  const taken =
    sum(sentLines.map(({ price, quantity }) => price * quantity)) + (sentLines.length > 0 ? trade.postage : 0);
  const sent = sum(
    payouts.filter(({ way, state }) => way !== 'store-credit' && state === 'done').map(({ amount }) => amount),
  );
  return paid + sum(kept.map((line) => line.paid ?? 0)) + postageToUs - taken - credit - sent;
}

/** Checks that every trade has ended with a balance of 0. Throws a Finding. */
export async function checkEnded(simulation: Simulation): Promise<void> {
  const now = simulation.world.clock.iso();
  const { stripe } = simulation.world.providers;
  for (const record of await recordsOf(simulation)) {
    const { trade } = record;
    if (stillOpen(record, now)) {
      const facts = [
        trade.inbound_state,
        trade.outbound_state,
        trade.settlement_state,
        record.inbound.map(({ state }) => state),
        record.outbound.map(({ state }) => state),
        record.payouts,
        record.ledger,
      ];
      throw new Finding('a trade never ends', `${trade.number}: ${JSON.stringify(facts)}`);
    }
    const disputed = simulation.world.primary.read('SELECT 1 FROM disputes WHERE trade_id = ?1', trade.id).length > 0;
    const balance = balanceOf(simulation, record);
    if (!disputed && balance !== 0)
      throw new Finding('a trade is not even', `${trade.number}: ${balance} minor units are left over`);
  }
  for (const { number, amount, kept } of cardMoney(simulation)) {
    if (amount !== kept)
      throw new Finding('money at Stripe differs', `${number}: the books say ${amount}, Stripe has ${kept}`);
  }
  const pending = stripe.refunds.filter(({ status }) => status === 'pending');
  if (pending.length > 0) throw new Finding('a refund never ends', JSON.stringify(pending[0]));
}

/** Columns that are stored sealed for long: table and column (worker/privacy/forget-leftovers.ts). */
const keptSealed = [
  ['payout_details', 'iban_sealed'],
  ['payout_file_texts', 'sealed'],
] as const;

/** Checks that no long-lived text is sealed with a replaced data key. Throws a Finding. */
export async function checkSealed({ world }: Simulation): Promise<void> {
  const { env } = world.isolate();
  const { sealer } = shopContext(openServices(env), () => undefined, new Date(world.clock.now));
  if (world.dataKey === 0 || sealer === null) return;
  const name = `${await sealer.keyName()}.`;
  for (const [table, column] of keptSealed) {
    const [old] = world.primary.read(
      `SELECT ${column} AS text FROM ${table} WHERE substr(${column}, 1, ?2) <> ?1`,
      name,
      name.length,
    );
    if (old !== undefined) throw new Finding('sealed under the old key', `${table}: ${String(old['text'])}`);
  }
}

/** Returns by trade the rest of its card payments in the shop's rows and at Stripe. */
function cardMoney({
  world,
}: Simulation): { readonly number: string; readonly amount: number; readonly kept: number }[] {
  const { stripe } = world.providers;
  return world.primary
    .read(
      `SELECT t.id, t.number, coalesce(sum(p.amount), 0) AS came FROM trades t JOIN payments p ON p.trade_id = t.id
          AND p.provider = 'stripe' GROUP BY t.id`,
    )
    .map(({ id, number, came }) => {
      const refunded = Number(
        world.primary.read(
          `SELECT coalesce(sum(amount), 0) AS n FROM payouts WHERE trade_id = ?1 AND way = 'stripe' AND state = 'done'`,
          id,
        )[0]?.['n'] ?? 0,
      );
      const withdrawn = Number(
        world.primary.read('SELECT coalesce(sum(withdrawn), 0) AS n FROM disputes WHERE trade_id = ?1', id)[0]?.['n'] ??
          0,
      );
      const kept = sum(
        [...stripe.sessions.values()]
          .filter(({ metadata }) => metadata['trade'] === id)
          .map((session) => stripe.balanceOf(session.id)),
      );
      return { number: String(number), amount: Number(came) - refunded - withdrawn, kept };
    });
}

/**
 * Tables that keep the name for as long as accounting law asks (worker/privacy/strip-trades.ts); never the
 * mail address.
 */
const keepsName = new Set(['trades']);

/** Rows that may name a deleted person until the receipt is mailed. */
const isUnsentReceipt = `(x.kind = 'account-deleted' AND x.sent_at IS NULL)`;

/**
 * Checks that no table or key contains data of a deleted account, except the receipt until it is mailed.
 * Throws a Finding.
 */
export function checkDeleted({ world, customers }: Simulation): void {
  for (const { isDeleted, orderedAsGuest, name, email } of customers) {
    if (!isDeleted || orderedAsGuest) continue;
    for (const table of tablesOf(world.primary)) {
      const columns = world.primary
        .read(`SELECT name FROM pragma_table_info('${table}')`)
        .map((column) => `coalesce(x."${String(column['name'])}", '')`);
      const holds = (parameter: string) =>
        `(${columns.map((column) => `instr(${column}, ${parameter})`).join(' OR ')})`;
      const found = world.primary.read(
        `SELECT * FROM ${table} x WHERE (${holds('?2')} OR (${holds('?1')} AND ${keepsName.has(table) ? 0 : 1}))
            AND NOT ${table === 'outbox' ? isUnsentReceipt : 0}`,
        name,
        email,
      );
      if (found.length > 0) throw new Finding('data of a deleted person', `${table}: ${JSON.stringify(found[0])}`);
    }
    const key = world.keyValue.names('').find((each) => `${each} ${valueOf(world, each)}`.includes(email));
    if (key !== undefined) throw new Finding('data of a deleted person', `key ${key}`);
  }
}

function valueOf({ keyValue }: Simulation['world'], key: string): string {
  const value = keyValue.read(key, 0);
  return typeof value === 'string' ? value : new TextDecoder().decode(value ?? new Uint8Array());
}
