import type { Credit } from '../../../domain/accounts/account-schemas';
import type { QueuePart, QueueState } from '../../../domain/desk/queue';
import { currencySchema } from '../../../domain/schemas';
import { openStates } from '../../../domain/trades/lifecycle/state-facts';
import type { Trade } from '../../../domain/trades/schemas';
import { readCredit } from '../../../worker/accounts/store-credit/read-credit';
import { readQueue } from '../../../worker/desk/read-queue';
import { readPlacedTrade } from '../../../worker/notifications/trade-mails/read-placed-trade';
import { parsePayload } from '../../../worker/outbox/kinds';
import { readPayoutFile } from '../../../worker/trades/money/payouts/read-payout-file';
import { readDeskTrade } from '../../../worker/trades/view/read-desk-trade';
import { stepMailData } from '../../../worker/notifications/trade-mails/trade-mail-data';
import type { TradeStep } from '../../../worker/notifications/trade-mails/trade-step-data';
import type { TradeRecord } from '../../../worker/trades/core/trade-rows';
import { readDocuments } from '../../../worker/trades/documents/read-documents';
import { tradeView } from '../../../worker/trades/view/trade-view';
import { readTrades } from '../../../worker/trades/view/read-trades';
import { readRecord } from '../../../worker/trades/core/read-record';
import type { Ctx } from '../../../worker/platform/context';
import { openServices } from '../../../worker/services';
import type { Simulation } from '../people/simulation';
import { databaseOf } from '../shim/d1';
import { Line } from '../shim/line';
import { Finding } from '../stories/finding';
import { differencesIn } from './comparison';
import { balanceComparisons, tradeCreditComparisons } from './credit-sums';
import { deskComparisons, fileComparisons, type DeskStated } from './desk-sums';
import { placedComparisons } from './placed-sums';
import { differencesOf, type StatedTrade } from './stated-sums';

/** Returns a context that only reads. It draws no id, so the check changes no story. */
function readingContext({ world }: Simulation, account: string): Ctx {
  const built = openServices(world.isolate().env);
  const noId = () => {
    throw new Error('a check draws no id');
  };
  return {
    requestId: 'check',
    db: databaseOf(new Line(), { primary: world.primary, replica: () => null }).withSession('first-primary'),
    kv: built.env.KV,
    now: new Date(world.clock.now),
    ids: { id: noId, token: noId, bytes: noId },
    actor: {
      kind: 'account',
      account: { id: account, name: '', email: '', role: 'admin' },
      session: '',
      provedAt: null,
      secondFactor: true,
      visitor: null,
    },
    language: 'en',
    market: 'IE',
    origin: built.settings.origin,
    network: 'check',
    country: null,
    userAgent: null,
    device: null,
    settings: built.settings,
    mailer: built.mailer,
    sealer: built.sealer,
    payments: built.payments,
    identityProviderOf: built.identityProviderOf,
    conversations: built.conversations,
    sendOutbox: built.sendOutbox,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    waitUntil: () => undefined,
  };
}

/** Returns the list of store credit of an account, with the items of all pages; null without an account. */
async function creditOf(ctx: Ctx, account: string | null): Promise<Credit | null> {
  if (account === null) return null;
  const credit = await readCredit(ctx, {});
  const items = [...credit.items];
  let cursor = credit.nextCursor;
  while (cursor !== null) {
    const next = await readCredit(ctx, { cursor });
    items.push(...next.items);
    cursor = next.nextCursor;
  }
  return { ...credit, items };
}

/** Returns a trade as the desk reads it. */
async function deskStatedOf(ctx: Ctx, page: Trade): Promise<DeskStated> {
  const itemIn = async (part: QueuePart, state: QueueState) =>
    (await readQueue(ctx, { part, state, limit: 100 })).items.find(({ trade }) => trade === page.id) ?? null;
  const moneyState = openStates.settlement.find((state) => state === page.settlementState);
  return {
    page,
    desk: await readDeskTrade(ctx, page.id),
    money: moneyState === undefined ? null : await itemIn('money', moneyState),
    order:
      page.outbound?.state === 'reserved'
        ? ((await itemIn('outbound', 'to-pack')) ?? (await itemIn('outbound', 'reserved')))
        : null,
  };
}

/** Payout files that were compared already, by id. */
const checkedFiles = new WeakMap<Simulation, Set<string>>();

/** Checks the text of each new payout file. Throws a Finding. */
async function checkPayoutFiles(simulation: Simulation): Promise<void> {
  const known = checkedFiles.get(simulation) ?? new Set<string>();
  checkedFiles.set(simulation, known);
  const { primary } = simulation.world;
  for (const { id, currency, payouts, total } of primary.read(
    'SELECT id, currency, payouts, total FROM payout_files',
  )) {
    const file = String(id);
    if (known.has(file)) continue;
    known.add(file);
    const transfers = primary.read(
      `SELECT p.id, t.number, p.amount, (SELECT coalesce(sum(l.amount), 0) FROM trade_ledger l WHERE l.trade_id = t.id
         AND l.kind = 'payout' AND l.ref = p.id) AS booked, p.kind
       FROM payouts p JOIN trades t ON t.id = p.trade_id WHERE p.file = ?1`,
      file,
    );
    const { text } = await readPayoutFile(readingContext(simulation, 'clerk'), { id: file });
    const different = differencesIn([
      ...fileComparisons({
        text,
        currency: currencySchema.parse(currency),
        count: Number(payouts),
        total: Number(total),
        transfers: transfers.map((row) => ({
          id: String(row['id']),
          number: String(row['number']),
          amount: Number(row['amount']),
        })),
      }),
      ...transfers
        .filter(({ kind }) => kind === 'payout')
        .map((row) => ['payout file: booked payout', Number(row['amount']), 0 - Number(row['booked'])] as const),
    ]);
    if (different.length > 0) throw new Finding('amounts that differ', `${file}: ${different.join('; ')}`);
  }
}

/** A trade at the last check. */
interface Checked {
  readonly version: number;
  readonly page: Trade;
}

/** Trades as they were checked last, by id. */
const checked = new WeakMap<Simulation, Map<string, Checked>>();

/** Returns the mail data about a step of a trade, if nothing has happened to the trade since; else null. */
function mailOfLastStep(
  record: TradeRecord,
  now: string,
  step: { readonly part: 'inbound' | 'outbound'; readonly from: string; readonly to: string },
): TradeStep | null {
  const event = record.events.findLast(({ part, to_state: to }) => part === step.part && to === step.to);
  if (event === undefined) return null;
  const isLast = [
    ...record.events,
    ...record.ledger,
    ...record.payouts.map((row) => ({ at: row.ended_at ?? '' })),
  ].every(({ at }) => at <= event.at);
  return isLast
    ? stepMailData(
        { record, now, iban: '' },
        parsePayload('trade-step', JSON.stringify({ trade: record.trade.id, ...step })),
      )
    : null;
}

/** Returns the page before the last decisions with the decisions, if they settled the sale and nothing else changed. */
function decidedOf(before: Trade | undefined, page: Trade): StatedTrade['decided'] {
  if (before?.inbound?.state !== 'awaiting-decision' || page.inbound?.state !== 'settled') return null;
  if (before.outbound?.state !== page.outbound?.state || before.payout !== page.payout) return null;
  const isPurchaseUnchanged = !page.ledger
    .slice(before.ledger.length)
    .some(({ side, kind }) => side === 'purchase' && kind !== 'netted-in' && kind !== 'refund');
  const choices = Object.fromEntries(
    page.inbound.lines.flatMap((line) => (line.decision === null ? [] : [[line.line, line.decision]])),
  );
  return isPurchaseUnchanged ? { page: before, choices } : null;
}

/** Checks the amounts that page, list, mail and documents state of each trade that has changed. Throws a Finding. */
export async function checkStatedSums(simulation: Simulation): Promise<void> {
  const known = checked.get(simulation) ?? new Map<string, Checked>();
  checked.set(simulation, known);
  const rows = simulation.world.primary.read('SELECT id, account, number, version FROM trades ORDER BY id');
  for (const { id, account, number, version } of rows) {
    const trade = String(id);
    const before = known.get(trade);
    if (before?.version === Number(version)) continue;
    const ctx = readingContext(simulation, String(account));
    const record = await readRecord(ctx, trade);
    if (record === null) continue;
    const page = tradeView(ctx, record, new Map());
    known.set(trade, { version: Number(version), page });
    const listed = account === null ? [] : (await readTrades(ctx, { q: String(number), limit: 50 })).items;
    const credit = await creditOf(ctx, record.trade.account);
    const quote = simulation.quotes.get(trade);
    const mail = before === undefined && quote !== undefined ? await readPlacedTrade(ctx, trade, undefined) : null;
    const different = differencesOf({
      page,
      listed: listed.find((each) => each.id === trade) ?? null,
      documents: await readDocuments(ctx, { id: trade, key: null }),
      bonus: record.creditBonus,
      payouts: record.payouts,
      settledMail: mailOfLastStep(record, ctx.now.toISOString(), { part: 'inbound', from: 'accepted', to: 'settled' }),
      releasedMail: mailOfLastStep(record, ctx.now.toISOString(), {
        part: 'outbound',
        from: 'reserved',
        to: 'released',
      }),
      decided: decidedOf(before?.page, page),
    });
    different.push(
      ...differencesIn([
        ...deskComparisons(await deskStatedOf(ctx, page)),
        ...(credit === null
          ? []
          : [
              ...balanceComparisons(credit),
              ...tradeCreditComparisons(credit, page, { bonus: record.creditBonus, payouts: record.payouts }),
            ]),
        ...(mail === null || quote === undefined ? [] : placedComparisons({ quote, page, mail })),
      ]),
    );
    if (different.length > 0)
      throw new Finding('amounts that differ', `${record.trade.number}: ${different.join('; ')}`);
  }
  await checkPayoutFiles(simulation);
}
