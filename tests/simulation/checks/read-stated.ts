import type { Trade } from '../../../domain/trades/schemas';
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

/** A trade at the last check. */
interface Checked {
  readonly version: number;
  readonly page: Trade;
}

/** Trades as they were checked last, by id. */
const checked = new WeakMap<Simulation, Map<string, Checked>>();

/** Returns the mail data about a settled sale, if nothing has happened to the trade since; else null. */
function settledMailOf(record: TradeRecord, now: string): TradeStep | null {
  const settled = record.events.find(({ part, to_state: to }) => part === 'inbound' && to === 'settled');
  if (settled === undefined) return null;
  const isLast = [
    ...record.events,
    ...record.ledger,
    ...record.payouts.map((row) => ({ at: row.ended_at ?? '' })),
  ].every(({ at }) => at <= settled.at);
  return isLast
    ? stepMailData(
        { record, now, iban: '' },
        { trade: record.trade.id, part: 'inbound', from: 'accepted', to: 'settled' },
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
    const different = differencesOf({
      page,
      listed: listed.find((each) => each.id === trade) ?? null,
      documents: await readDocuments(ctx, { id: trade, key: null }),
      bonus: record.creditBonus,
      payouts: record.payouts,
      settledMail: settledMailOf(record, ctx.now.toISOString()),
      decided: decidedOf(before?.page, page),
    });
    if (different.length > 0)
      throw new Finding('amounts that differ', `${record.trade.number}: ${different.join('; ')}`);
  }
}
