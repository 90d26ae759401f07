import type { Me } from '../../../domain/accounts/schemas';
import type { Ctx } from '../../platform/context';
import { tagOf } from './account-tag';

/** Returns the account, language and market of the caller. Reads no database: the middleware has read the session. */
export async function readMe(ctx: Ctx): Promise<Me> {
  const { language, market } = ctx;
  if (ctx.actor.kind !== 'account') return { account: null, language, market };
  const { id, name, email, role } = ctx.actor.account;
  return { account: { name, email, role, tag: await tagOf(id) }, language, market };
}
