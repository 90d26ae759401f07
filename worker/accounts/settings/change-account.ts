import { eq } from 'drizzle-orm';
import { personName } from '../../../domain/accounts/person-name';
import type { AccountPatch, AccountSettings } from '../../../domain/accounts/account-schemas';
import { isMarket } from '../../../domain/market/market';
import { Problem } from '../../../domain/problems';
import type { Account, Ctx } from '../../platform/context';
import { orm, sql, statementOf } from '../../platform/db/client';
import { number } from '../../platform/db/columns';
import { defineRead, readBatch } from '../../platform/db/read';
import { accounts } from '../../platform/db/schema/accounts';
import { commit } from '../../platform/db/commit';
import { retryOnRace } from '../../platform/db/retry-on-race';
import { requireAccount } from '../../platform/owner';
import { outboxStatement } from '../../outbox/outbox-statement';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { accountEventStatement } from '../sessions/account-event';
import { securityMailData } from '../sessions/security-mail-data';
import { chooseLanguage } from './choose-language';
import { chooseMarketFor } from './choose-market';
import { requireStrongProof } from '../passkeys/require-strong-proof';
import { consentStatement } from './consent-statement';
import { readAccount } from './read-account';

/** Most attempts to write a patch while other requests change the second factor. */
const maxAttempts = 3;
const secondFactorRaces: ReadonlySet<string> = new Set(['accounts.second_factor']);

/**
 * Changes the settings that need no proof, and the second factor. Fields left out stay unchanged.
 * Checks everything before it writes.
 * @throws `market-not-served`; `not-allowed` when the second factor is turned on without a passkey, or turned off by
 * staff; `fresh-proof-required` or `second-factor-required` when it is turned off
 */
export async function changeAccount(ctx: Ctx, patch: AccountPatch): Promise<AccountSettings> {
  const account = requireAccount(ctx);
  const { market } = patch;
  if (market !== undefined && !isMarket(market)) throw new Problem('market-not-served', { market });
  if (patch.secondFactor === false && account.role !== 'customer') throw new Problem('not-allowed');
  if (patch.secondFactor === false) await requireStrongProof(ctx);
  await retryOnRace(maxAttempts, secondFactorRaces, () => writePatch(ctx, account, patch));
  if (patch.secondFactor === false) sendOutboxSoon(ctx);
  if (patch.language !== undefined) await chooseLanguage(ctx, patch.language);
  if (market !== undefined) await chooseMarketFor(ctx, market);
  return readAccount(ctx);
}

/** Reads the second factor where the patch changes it, and writes the patch in one batch. */
async function writePatch(ctx: Ctx, account: Account, patch: AccountPatch): Promise<void> {
  const before = patch.secondFactor === undefined ? null : await secondFactorOf(ctx, account.id);
  if (patch.secondFactor === true && before?.passkeys === 0) throw new Problem('not-allowed');
  const statements = patchStatements(ctx, account, patch, before?.on ?? null);
  if (statements.length > 0) await commit(ctx.db, statements);
}

const secondFactorFlag = defineRead(
  { second_factor: accounts.secondFactor },
  'SELECT second_factor FROM accounts WHERE id = ?1',
);
const passkeyCount = defineRead({ passkeys: number }, 'SELECT count(*) AS passkeys FROM passkeys WHERE account = ?1');

async function secondFactorOf(ctx: Ctx, account: string): Promise<{ readonly on: boolean; readonly passkeys: number }> {
  const [[found], [count]] = await readBatch(ctx.db, [secondFactorFlag.with(account), passkeyCount.with(account)]);
  return { on: found?.second_factor === 1, passkeys: count?.passkeys ?? 0 };
}

function patchStatements(
  ctx: Ctx,
  account: Account,
  patch: AccountPatch,
  isSecondFactorOn: boolean | null,
): D1PreparedStatement[] {
  const statements: D1PreparedStatement[] = [];
  if (patch.name !== undefined) {
    const name = personName(patch.name);
    if (name === null) throw new Problem('invalid-input', { paths: ['name'] });
    statements.push(statementOf(ctx.db, orm(ctx.db).update(accounts).set({ name }).where(eq(accounts.id, account.id))));
  }
  if (patch.wishMails !== undefined) {
    statements.push(
      consentStatement(ctx, account.id, patch.wishMails),
      statementOf(
        ctx.db,
        orm(ctx.db)
          .update(accounts)
          .set({ wishMails: patch.wishMails ? 1 : 0 })
          .where(eq(accounts.id, account.id)),
      ),
    );
  }
  if (patch.tradeMails !== undefined)
    statements.push(
      statementOf(
        ctx.db,
        orm(ctx.db)
          .update(accounts)
          .set({ tradeMails: patch.tradeMails ? 1 : 0 })
          .where(eq(accounts.id, account.id)),
      ),
    );
  if (patch.secondFactor !== undefined && patch.secondFactor !== isSecondFactorOn)
    statements.push(...secondFactorStatements(ctx, account.id, patch.secondFactor));
  return statements;
}

/** Returns the statements that turn the second factor on or off. Turning it off queues a mail. */
function secondFactorStatements(ctx: Ctx, account: string, isOn: boolean): D1PreparedStatement[] {
  // NULL aborts the batch: a request at the same time made this change, or removed the passkey that it needs.
  const change = sql(
    ctx.db,
    `UPDATE accounts SET second_factor = CASE
         WHEN second_factor <> ?2 AND (?2 = 0 OR EXISTS (SELECT 1 FROM passkeys WHERE account = ?1)) THEN ?2
       END WHERE id = ?1`,
    account,
    isOn ? 1 : 0,
  );
  if (isOn) return [change, accountEventStatement(ctx, account, 'second-factor-on')];
  return [
    change,
    accountEventStatement(ctx, account, 'second-factor-off'),
    outboxStatement(ctx, 'second-factor-off', securityMailData(ctx, account), `second-factor-off:${ctx.ids.id()}`),
  ];
}
