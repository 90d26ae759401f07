import { z } from 'zod';
import type { ProofMethods } from '../../../domain/accounts/sign-in-schemas';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { number, text } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { accounts } from '../../platform/db/schema/accounts';
import { requireAccount } from '../../platform/owner';
import { hasFreshProof } from '../../platform/require-fresh-proof';
import { openPasskeyQuestion } from '../passkeys/passkey-question';

const proofOptions = defineRead(
  { password: number, version: accounts.credentialVersion, providers: text() },
  `SELECT password_hash IS NOT NULL AS password, credential_version AS version,
     (SELECT json_group_array(provider) FROM linked_sign_ins WHERE account = ?1) AS providers
   FROM accounts WHERE id = ?1`,
);

/** Returns the options by which the signed-in person can give fresh proof, with a question for their passkeys. */
export async function askProof(ctx: Ctx): Promise<ProofMethods> {
  const { id } = requireAccount(ctx);
  const options = await proofOptions.first(ctx.db, id);
  if (options === null) throw new Problem('sign-in-required');
  const { password, version, providers } = options;
  const linked = z.array(z.string()).parse(JSON.parse(providers));
  return {
    fresh: hasFreshProof(ctx),
    password: password === 1,
    passkey: await openPasskeyQuestion(ctx, { id, version }, 'proof'),
    providers: ctx.settings.providers.map((provider) => provider.id).filter((provider) => linked.includes(provider)),
  };
}
