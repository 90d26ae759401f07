import { z } from 'zod';
import type { ProofMethods } from '../../../domain/accounts/sign-in-schemas';
import type { Ctx } from '../../platform/context';
import { requireAccount } from '../../platform/owner';
import { hasFreshProof } from '../../platform/require-fresh-proof';
import { openPasskeyQuestion } from '../passkeys/passkey-question';

const optionsSchema = z.object({ password: z.int(), version: z.int(), providers: z.string() });

/** Returns the options by which the signed-in person can give fresh proof, with a question for their passkeys. */
export async function askProof(ctx: Ctx): Promise<ProofMethods> {
  const { id } = requireAccount(ctx);
  const row = await ctx.db
    .prepare(
      `SELECT password_hash IS NOT NULL AS password, credential_version AS version,
         (SELECT json_group_array(provider) FROM linked_sign_ins WHERE account = ?1) AS providers
       FROM accounts WHERE id = ?1`,
    )
    .bind(id)
    .first();
  const { password, version, providers } = optionsSchema.parse(row);
  const linked = z.array(z.string()).parse(JSON.parse(providers));
  return {
    fresh: hasFreshProof(ctx),
    password: password === 1,
    passkey: await openPasskeyQuestion(ctx, { id, version }, 'proof'),
    providers: ctx.settings.providers.map((provider) => provider.id).filter((provider) => linked.includes(provider)),
  };
}
