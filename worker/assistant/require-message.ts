import { chatPolicy } from '../../domain/policy/chat';
import type { Ctx } from '../platform/context';
import { requireOwner } from '../platform/owner';
import { secretHash } from '../platform/secret-hash';
import { requireAttempt, type CountingRule, type Limit } from '../platform/rate-limit/attempts';

const counting: CountingRule = { windowMinutes: chatPolicy.windowMinutes, problem: 'too-many-messages' };
/**
 * Number of people with a full allowance of messages that one network may have. It bounds visitors who delete their
 * cookie to count as a new person.
 */
const peoplePerNetwork = 5;

/**
 * Counts one message of the person, over all conversations.
 * @throws `too-many-messages` {retryAfter}
 * @see docs/product.md#chat
 */
export async function requireMessage(ctx: Ctx): Promise<void> {
  const writer = ctx.actor.kind === 'account' ? ctx.actor.account.id : requireOwner(ctx);
  const limits: Limit[] = [{ key: `chat:one:${await secretHash(writer)}`, max: chatPolicy.messages }];
  if (ctx.network !== 'unknown')
    limits.push({ key: `chat:network:${ctx.network}`, max: chatPolicy.messages * peoplePerNetwork });
  await requireAttempt(ctx, limits, counting);
}
