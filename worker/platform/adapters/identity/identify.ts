import { z } from 'zod';
import type { Ctx } from '../../context';
import type { SignOnProvider } from '../../settings/sign-on-settings';
import { exchangeCode } from './ask-provider';
import { checkIdToken, type Expected } from './check-id-token';
import { discover } from './discover';
import { ProviderError } from './provider-error';
import { readDocument } from './read-document';
import { readPerson, type SignedOn } from './read-person';

export interface Answer extends Expected {
  readonly code: string;
  readonly verifier: string;
  /** Issuer in the answer, if the provider sends it (RFC 9207). */
  readonly iss: string | null;
  readonly redirect: string;
  /** True: the mail address is needed, so it is requested when the token lacks it. */
  readonly needsMail: (subject: string) => Promise<boolean>;
}

const userInfoSchema = z.looseObject({ sub: z.string() });

/**
 * Who came back from a provider: exchanges the code, checks the ID token, and asks for the mail where that has none
 * (OpenID Connect Core 1.0, 5.4). Throws a ProviderError.
 */
export async function identify(
  ctx: Pick<Ctx, 'kv' | 'now' | 'log'>,
  provider: SignOnProvider,
  answer: Answer,
): Promise<SignedOn> {
  const metadata = await discover(ctx, provider);
  const isNamed = answer.iss !== null || metadata.authorization_response_iss_parameter_supported;
  if (isNamed && !metadata.issuer.includes('{tenantid}') && answer.iss !== metadata.issuer)
    throw new ProviderError('token', 'iss');
  const tokens = await exchangeCode(provider, metadata, answer.redirect, answer.code, answer.verifier);
  const claims = await checkIdToken(
    ctx,
    provider,
    metadata,
    oneOf(() => tokens.idToken()),
    answer,
  );
  const person = readPerson(provider, claims);
  if (person.email !== null || provider.kind !== 'oidc' || metadata.userinfo_endpoint === undefined) return person;
  if (!(await answer.needsMail(claims.sub))) return person;
  const info = await readDocument(
    metadata.userinfo_endpoint,
    userInfoSchema,
    oneOf(() => tokens.accessToken()),
  );
  // Somebody else's answer could be slipped in: it must be about the same person.
  if (info.sub !== claims.sub) throw new ProviderError('strange-answer', 'sub');
  return readPerson(provider, { ...claims, ...info, sub: claims.sub });
}

/** A token of the provider's answer; the library throws where it is missing. */
function oneOf(token: () => string): string {
  try {
    return token();
  } catch {
    throw new ProviderError('strange-answer', 'token-missing');
  }
}
