import { z } from 'zod';
import { isSafeAddress, type SignOnProvider } from '../../settings/sign-on-settings';
import type { IdentityCtx } from './identity-provider';
import { readCachedDocument } from './cached-document';

const addressSchema = z.string().refine(isSafeAddress);
/** Fields of a provider's metadata that the shop reads (OpenID Connect Discovery 1.0, 3). */
const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: addressSchema,
  token_endpoint: addressSchema,
  userinfo_endpoint: addressSchema.optional(),
  jwks_uri: addressSchema,
  authorization_response_iss_parameter_supported: z.boolean().default(false),
});
export type Metadata = z.output<typeof metadataSchema>;

const daySeconds = 86_400;
const lifetimes = { freshSeconds: daySeconds, longestSeconds: 7 * daySeconds };

/**
 * Returns a provider's metadata: its addresses and its issuer. The issuer must be exactly the one of the settings, or
 * one that `isOwnIssuer` accepts.
 * @throws ProviderError
 */
export async function readProviderMetadata(
  ctx: IdentityCtx,
  { issuer }: Pick<SignOnProvider, 'issuer'>,
  isOwnIssuer = (named: string) => named === issuer,
): Promise<Metadata> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const own = metadataSchema.refine((metadata) => isOwnIssuer(metadata.issuer), { path: ['issuer'] });
  return (await readCachedDocument(ctx, address, own, lifetimes)).document;
}
