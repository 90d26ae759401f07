import { addMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { commit } from '../../platform/db/commit';
import { accountEventStatement } from './account-event';
import { endSessionStatement, sessionLifetime } from './open-session';
import { noteEndedSession } from './session-note';

/** Ends the session of this browser. Returns whether there was one; signing out twice changes nothing. */
export async function signOut(ctx: Ctx): Promise<boolean> {
  if (ctx.actor.kind !== 'account') return false;
  const { session, account } = ctx.actor;
  await commit(ctx.db, [endSessionStatement(ctx, session), accountEventStatement(ctx, account.id, 'signed-out')]);
  await noteEndedSession(ctx, session, addMs(ctx.now.toISOString(), sessionLifetime(account.role).ms));
  return true;
}
