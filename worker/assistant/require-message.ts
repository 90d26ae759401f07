import { chatPolicy, modelPolicy } from '../../domain/policy/chat';
import { Problem } from '../../domain/problems';
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
  const limits: Limit[] = [{ key: `chat:one:${await writerOf(ctx)}`, max: chatPolicy.messages }];
  if (ctx.network !== 'unknown')
    limits.push({ key: `chat:network:${ctx.network}`, max: chatPolicy.messages * peoplePerNetwork });
  await requireAttempt(ctx, limits, counting);
}

/** Returns the hash of the person who writes. */
const writerOf = (ctx: Ctx) => secretHash(ctx.actor.kind === 'account' ? ctx.actor.account.id : requireOwner(ctx));

/**
 * Counts one answer of the language model, and returns whether person and network may still have it today.
 * @see docs/product.md#chat
 */
export async function countModelAnswer(ctx: Ctx): Promise<boolean> {
  const limits: Limit[] = [{ key: `chat-model:one:${await writerOf(ctx)}`, max: modelPolicy.perPerson }];
  if (ctx.network !== 'unknown') limits.push({ key: `chat-model:network:${ctx.network}`, max: modelPolicy.perNetwork });
  try {
    await requireAttempt(ctx, limits, { windowMinutes: modelPolicy.windowMinutes, problem: 'too-many-messages' });
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
