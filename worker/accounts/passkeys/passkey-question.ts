import type { PasskeyChallenge } from '../../../domain/accounts/sign-in-schemas';
import { proofPolicy } from '../../../domain/policy/accounts';
import { minuteMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { openChallenge, type NewChallenge } from './challenges';
import { descriptorsOf, type Descriptor } from './read-passkeys';
import { newChallenge, relyingParty, webAuthn } from './web-authn';

/**
 * Returns a question to the passkeys of an account, or null when it has none. Valid once, for five minutes.
 * A proof is bound to the current session. `facts` are stored for the verb that checks the answer.
 * Every question requires user verification, so that each answer counts as two factors.
 */
export async function openPasskeyQuestion(
  ctx: Ctx,
  account: { readonly id: string; readonly version: number },
  kind: 'second-factor' | 'proof',
  facts: Readonly<Record<string, string>> = {},
): Promise<PasskeyChallenge | null> {
  const passkeys = await descriptorsOf(ctx, account.id);
  if (passkeys.length === 0) return null;
  const session = kind === 'proof' && ctx.actor.kind === 'account' ? { session: ctx.actor.session } : {};
  return storeQuestion(
    ctx,
    { kind, account: account.id, version: account.version, facts: { ...facts, ...session } },
    passkeys,
  );
}

/** Returns a question that any passkey may answer. The answer identifies the account. */
export function openAnonymousQuestion(ctx: Ctx): Promise<PasskeyChallenge> {
  return storeQuestion(ctx, { kind: 'passkey', account: null, version: null, facts: {} });
}

async function storeQuestion(
  ctx: Ctx,
  question: Omit<NewChallenge, 'challenge' | 'minutes'>,
  passkeys?: readonly Descriptor[],
): Promise<PasskeyChallenge> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx).rpId,
    challenge: newChallenge(ctx),
    userVerification: 'required',
    timeout: proofPolicy.questionMinutes * minuteMs,
    ...(passkeys === undefined ? {} : { allowCredentials: [...passkeys] }),
  });
  const ticket = await openChallenge(ctx, {
    ...question,
    challenge: options.challenge,
    minutes: proofPolicy.questionMinutes,
  });
  return { ticket, options: { ...options } };
}
