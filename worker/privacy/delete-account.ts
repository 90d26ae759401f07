import { eq, inArray } from 'drizzle-orm';
import type { DeletionCheck, Receipt } from '../../domain/accounts/account-schemas';
import { Problem } from '../../domain/problems';
import type { Ctx } from '../platform/context';
import { orm, sql, statementOf } from '../platform/db/client';
import { accounts, registrations } from '../platform/db/schema/accounts';
import { owners } from '../platform/db/schema/lists';
import { commit } from '../platform/db/commit';
import { retryOnRace } from '../platform/db/retry-on-race';
import { mailLinkOrigin } from '../platform/settings/mail-link-origin';
import { requireAccount, accountOwner, visitorOwner } from '../platform/owner';
import { secretHash } from '../platform/secret-hash';
import { noteEndedSession } from '../accounts/sessions/session-note';
import { eraseConversationsStatements } from '../conversations/erase-statements';
import { outboxStatement } from '../outbox/outbox-statement';
import { sendOutboxSoon } from '../outbox/send-soon';
import { requireStrongProof } from '../accounts/passkeys/require-strong-proof';
import { eraseTracesStatements } from './erase-traces';
import { lateSinceValue, isOpenTradeSql, awaitsReturnSql, returnSinceValue } from '../trades/core/open-trade-sql';
import { anonymizeExpiredStatement, stripTradesStatement } from './strip-trades';
import { readDeletionFacts, type DeletionFacts } from './deletion-facts';

/** Attempts of a deletion. The facts are checked again when they are written; after a change they are read again. */
const maxAttempts = 3;
/** Violated when the account, its trades or its store credit have changed since they were read. */
const deletionRaces: ReadonlySet<string> = new Set(['deletions.receipt']);

/**
 * Returns what prevents a deletion now (open trades and returns, credit that would be lost) and what is kept after it.
 * @throws `sign-in-required`
 */
export async function checkDeletion(ctx: Ctx): Promise<DeletionCheck> {
  const facts = await readDeletionFacts(ctx, requireAccount(ctx).id, null);
  if (facts === null) throw new Problem('sign-in-required');
  return { openTrades: [...facts.openTrades], credit: [...facts.credit], kept: facts.kept };
}

/**
 * Deletes the account and all data of the person in one batch, and returns the receipt, which is also mailed.
 * Trades stay anonymous, as accounting law requires. The batch aborts when a trade was placed meanwhile.
 * @throws `fresh-proof-required`, `second-factor-required`, `trade-open` {trades: their numbers},
 * `credit-would-be-lost`
 */
export async function deleteAccount(ctx: Ctx, input: { readonly givesUpCredit: boolean }): Promise<Receipt> {
  const { id } = await requireStrongProof(ctx);
  const visitor = ctx.actor.kind === 'shop' ? null : ctx.actor.visitor;
  return retryOnRace(maxAttempts, deletionRaces, async () => {
    const facts = await readDeletionFacts(ctx, id, visitor);
    if (facts === null) throw new Problem('sign-in-required');
    if (facts.openTrades.length > 0)
      throw new Problem('trade-open', { trades: facts.openTrades.map(({ number }) => number) });
    if (facts.credit.length > 0 && !input.givesUpCredit) throw new Problem('credit-would-be-lost');
    const receipt: Receipt = { id: ctx.ids.id(), at: ctx.now.toISOString(), erased: facts.erased, kept: facts.kept };
    await commit(ctx.db, await deletionStatements(ctx, { id, facts, receipt }, visitor));
    await Promise.all(facts.sessions.map((session) => noteEndedSession(ctx, session.id, session.ends_at)));
    sendOutboxSoon(ctx);
    return receipt;
  });
}

/** Account to delete, as it was read. */
interface Deletion {
  readonly id: string;
  readonly facts: DeletionFacts;
  readonly receipt: Receipt;
}

/** Returns the statements that delete an account and all data of the person. The first aborts the batch on a race. */
async function deletionStatements(
  ctx: Ctx,
  deletion: Deletion,
  visitor: string | null,
): Promise<D1PreparedStatement[]> {
  const { id, facts, receipt } = deletion;
  const { email, name, language, market } = facts.account;
  const ownerIds = [accountOwner(id), visitor === null ? '' : visitorOwner(visitor)] as const;
  return [
    receiptStatement(ctx, deletion),
    removeCreditStatement(ctx, deletion),
    ...(await erasePersonStatements(ctx, deletion)),
    ...eraseTracesStatements(ctx, 'SELECT id FROM trades WHERE account = ?1', id),
    anonymizeExpiredStatement(ctx, id, facts.trades),
    stripTradesStatement(ctx, id),
    statementOf(ctx.db, orm(ctx.db).delete(registrations).where(eq(registrations.email, email))),
    ...eraseConversationsStatements(ctx, 'owner IN (?1, ?2)', ...ownerIds),
    statementOf(ctx.db, orm(ctx.db).delete(owners).where(inArray(owners.id, ownerIds))),
    // Cascades to sessions, events, passkeys, sign-ins, addresses, payout details, consents, links and challenges.
    statementOf(ctx.db, orm(ctx.db).delete(accounts).where(eq(accounts.id, id))),
    outboxStatement(
      ctx,
      'account-deleted',
      { deletion: receipt.id, to: email, name, language, market: market ?? ctx.market, origin: mailLinkOrigin(ctx) },
      `account-deleted:${receipt.id}`,
    ),
  ];
}

/** Returns the statement that stores the receipt. It is NULL, and aborts the batch, when the account has changed. */
function receiptStatement(ctx: Ctx, { id, facts, receipt }: Deletion): D1PreparedStatement {
  return sql(
    ctx.db,
    `INSERT INTO deletions (id, at, receipt) SELECT ?1, ?2, CASE
         WHEN (SELECT email FROM accounts WHERE id = ?4) = ?5
           AND (SELECT count(*) FROM trades WHERE account = ?4) = ?6
           AND (SELECT count(*) FROM store_credit WHERE account = ?4) = ?7
           AND NOT EXISTS (SELECT 1 FROM trades t WHERE t.account = ?4
           AND (${isOpenTradeSql('t', '?8')} OR ${awaitsReturnSql('t', '?9')}))
         THEN ?3 END`,
    receipt.id,
    receipt.at,
    JSON.stringify(receipt),
    id,
    facts.account.email,
    facts.trades,
    facts.creditEntries,
    lateSinceValue(receipt.at),
    returnSinceValue(receipt.at),
  );
}

/** Returns the statement that removes store credit by a correction entry, because its ledger is append-only. */
function removeCreditStatement(ctx: Ctx, { id, receipt }: Deletion): D1PreparedStatement {
  return sql(
    ctx.db,
    `INSERT INTO store_credit (id, account, currency, amount, reason, at, kind)
       SELECT ?2 || ':' || currency || ':' || kind, account, currency, -sum(amount), 'correction', ?3, kind
       FROM store_credit WHERE account = ?1 GROUP BY account, currency, kind HAVING sum(amount) > 0`,
    id,
    receipt.id,
    receipt.at,
  );
}

/** Returns the statements that delete unsent messages about the person and the counts of the person's attempts. */
async function erasePersonStatements(ctx: Ctx, { id, facts }: Deletion): Promise<D1PreparedStatement[]> {
  const { email } = facts.account;
  const personValues = JSON.stringify([id, email, await secretHash(email), await secretHash(id)]);
  return [
    // Messages about the person, their trades or their registrations.
    sql(
      ctx.db,
      `DELETE FROM outbox WHERE sent_at IS NULL AND EXISTS (SELECT 1 FROM json_each(outbox.payload) j
        WHERE j.type = 'text' AND j.value IN (
         SELECT value FROM json_each(?1) UNION SELECT id FROM trades WHERE account = ?2 UNION SELECT id
         FROM registrations WHERE email = ?3))`,
      personValues,
      id,
      email,
    ),
    sql(
      ctx.db,
      'DELETE FROM attempts WHERE EXISTS (SELECT 1 FROM json_each(?1) WHERE instr(attempts.key, value) > 0)',
      personValues,
    ),
  ];
}
