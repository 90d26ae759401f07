import type { Ctx } from '../../platform/context';
import { defineRead } from '../../platform/db/read';
import { linkedSignIns } from '../../platform/db/schema/account-room';
import { commit } from '../../platform/db/commit';
import { retryOnRace } from '../../platform/db/retry-on-race';
import { accountEventStatement } from '../sessions/account-event';
import { endSessionsStatement, noteEndedSessions } from '../sessions/end-sessions';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { linkStatement, type Identity } from './link-statement';
import { labelOf } from './read-sign-ins';
import { linkedSignInMailStatement } from './linked-sign-in-mail';

/** Violated when another request linked the identity, or another identity to the account, after this one has read. */
const linkRaces: ReadonlySet<string> = new Set([
  'linked_sign_ins.provider, linked_sign_ins.subject',
  'linked_sign_ins.account, linked_sign_ins.provider',
]);

/** The link of the identity, or else the account's link to the same provider. */
const linkOfEither = defineRead(
  { account: linkedSignIns.account, subject: linkedSignIns.subject },
  `SELECT account, subject FROM linked_sign_ins
   WHERE provider = ?1 AND (subject = ?2 OR account = ?3) ORDER BY subject = ?2 DESC LIMIT 1`,
);

/**
 * Links a provider identity to the signed-in account, ends all other sessions and mails the person. The caller has
 * checked the proof. Safe to repeat.
 * The statements in `callerStatements` join the batch.
 * Returns `linked-elsewhere` when another account has this identity, and `other-account` when this account has another
 * identity of the provider.
 */
export async function linkSignIn(
  ctx: Ctx,
  id: string,
  identity: Identity,
  callerStatements: readonly D1PreparedStatement[] = [],
): Promise<'linked' | 'linked-elsewhere' | 'other-account'> {
  return retryOnRace(2, linkRaces, async () => {
    const found = await linkOfEither.first(ctx.db, identity.provider, identity.subject, id);
    if (found !== null && found.account !== id) return 'linked-elsewhere';
    if (found !== null) return found.subject === identity.subject ? 'linked' : 'other-account';
    const provider = labelOf(ctx, identity.provider);
    const results = await commit(ctx.db, [
      endSessionsStatement(ctx, id, ctx.actor.kind === 'account' ? ctx.actor.session : null),
      linkStatement(ctx, id, identity),
      accountEventStatement(ctx, id, 'sign-in-linked', { provider }),
      linkedSignInMailStatement(ctx, 'sign-in-linked', id, provider),
      ...callerStatements,
    ]);
    await noteEndedSessions(ctx, results[0]);
    sendOutboxSoon(ctx);
    return 'linked';
  });
}
