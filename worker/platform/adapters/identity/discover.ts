import { z } from 'zod';
import type { Ctx } from '../../context';
import { isSafeAddress, type SignOnProvider } from '../../settings/sign-on-settings';
import { keptDocument } from './kept-document';

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

const dayS = 86_400;
const keeping = { freshSeconds: dayS, longestSeconds: 7 * dayS };

/** Microsoft's metadata names the tenant by its id, or a place for it where several tenants sign in. */
const microsoftIssuer = /^https:\/\/login\.microsoftonline\.com\/(?:\{tenantid\}|[\da-f-]{36})\/v2\.0$/;

/**
 * Where and how a provider works, by its own word. The issuer must be exactly the one of the settings. Throws a
 * ProviderError.
 */
export async function discover(ctx: Pick<Ctx, 'kv' | 'now' | 'log'>, provider: SignOnProvider): Promise<Metadata> {
  const address = `${provider.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const own = metadataSchema.refine(
    ({ issuer }) => (provider.kind === 'microsoft' ? microsoftIssuer.test(issuer) : issuer === provider.issuer),
    { path: ['issuer'] },
  );
  return (await keptDocument(ctx, address, own, keeping)).document;
}
