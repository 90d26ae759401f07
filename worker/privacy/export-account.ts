import { dayMs, addMs } from '../../domain/time';
import { Problem } from '../../domain/problems';
import type { Ctx } from '../platform/context';
import { commit } from '../platform/db/commit';
import { nullable } from '../platform/db/columns';
import { defineRead } from '../platform/db/read';
import { accountEvents } from '../platform/db/schema/account-room';
import { secretHash } from '../platform/secret-hash';
import { outboxStatement } from '../outbox/outbox-statement';
import { sendOutboxSoon } from '../outbox/send-soon';
import { requireStrongProof } from '../accounts/passkeys/require-strong-proof';
import { securityMailData } from '../accounts/sessions/security-mail-data';
import { usedValuesStatement } from './used-values-statement';
import { exportSections, type ExportSection } from './export-sections';

/** Most exports of an account in 24 hours. */
const maxExportsPerDay = 5;
type Cell = string | number | null;

/**
 * Returns all data that the shop stores about the person as one JSON document, and stores the export as an event.
 * Queues a mail once all data is read, so a failed export sends none.
 * Codes stay codes, and amounts are minor units.
 * @throws `fresh-proof-required`, `second-factor-required`, `too-many-attempts`
 */
export async function exportAccount(ctx: Ctx): Promise<{ readonly day: string; readonly text: string }> {
  const { id, email } = await requireStrongProof(ctx);
  await countExport(ctx, id);
  const counterKeys = JSON.stringify([await secretHash(email), await secretHash(id)]);
  const sections = Object.entries<ExportSection>(exportSections);
  const results = await ctx.db.batch<Record<string, Cell>>(
    sections.map(([, section]) => usedValuesStatement(ctx, section.sql, [id, email, counterKeys])),
  );
  const entries = await Promise.all(
    sections.map(async ([name, section], index) => {
      const read = await Promise.all(
        (results[index]?.results ?? []).map((row) => readRow(ctx, id, row, section.json ?? [])),
      );
      return [
        name,
        name === 'conversations' ? await Promise.all(read.map((row) => withMessages(ctx, row))) : read,
      ] as const;
    }),
  );
  await commit(ctx.db, [
    outboxStatement(ctx, 'data-exported', securityMailData(ctx, id), `data-exported:${ctx.ids.id()}`),
  ]);
  sendOutboxSoon(ctx);
  const madeAt = ctx.now.toISOString();
  const document = {
    shop: ctx.settings.shop.tradingName,
    madeAt,
    amounts: 'minor units of their currency',
    ...Object.fromEntries(entries),
  };
  return { day: madeAt.slice(0, 10), text: JSON.stringify(document, null, 2) };
}

/** Adds the messages of a conversation, which its Durable Object holds. An unreadable conversation fails the export. */
async function withMessages(ctx: Ctx, row: Record<string, unknown>): Promise<Record<string, unknown>> {
  return { ...row, messages: await ctx.conversations.transcript(String(row['id'])) };
}

const storedExport = defineRead(
  { id: accountEvents.id },
  `INSERT INTO account_events (account, kind, facts, at) SELECT ?1, 'exported', '{}', ?2
   WHERE (SELECT count(*) FROM account_events WHERE account = ?1 AND kind = 'exported' AND at > ?3) < ?4
   RETURNING id`,
);
const firstExport = defineRead(
  { at: nullable(accountEvents.at) },
  `SELECT min(at) AS at FROM account_events WHERE account = ?1 AND kind = 'exported' AND at > ?2`,
);

/** Checks the limit and stores the event in one statement, so that parallel calls cannot exceed it. */
async function countExport(ctx: Ctx, account: string): Promise<void> {
  const now = ctx.now.toISOString();
  const since = addMs(now, -dayMs);
  if ((await storedExport.first(ctx.db, account, now, since, maxExportsPerDay)) !== null) return;
  const first = await firstExport.first(ctx.db, account, since);
  throw new Problem('too-many-attempts', {
    retryAfter: Math.max(1, Math.ceil((Date.parse(first?.at ?? now) - Date.parse(since)) / 1000)),
  });
}

async function readRow(
  ctx: Ctx,
  account: string,
  row: Readonly<Record<string, Cell>>,
  json: readonly string[],
): Promise<Record<string, unknown>> {
  const read: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(row)) {
    const name = column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    if (column === 'iban_sealed') read['iban'] = await unsealIban(ctx, String(value), account);
    else read[name] = json.includes(column) && typeof value === 'string' ? JSON.parse(value) : value;
  }
  return read;
}

/** Returns the IBAN in plain text, or null when its key is not set. The export also has the masked IBAN. */
async function unsealIban(ctx: Ctx, sealed: string, account: string): Promise<string | null> {
  try {
    return (await ctx.sealer?.open(sealed, account)) ?? null;
  } catch {
    ctx.log.error('payout-details-unreadable', { setting: 'DATA_KEY_OLD' });
    return null;
  }
}
