import type { Me } from '../../../domain/accounts/schemas';
import type { Ctx } from '../../context';

/** Who is here, in which language and market. Asks nobody: the door has read the session already. */
export function whoIsHere(ctx: Ctx): Me {
  const { language, market } = ctx;
  if (ctx.actor.kind !== 'account') return { account: null, language, market };
  const { name, email, role } = ctx.actor.account;
  return { account: { name, email, role }, language, market };
}
