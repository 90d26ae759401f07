import { z } from 'zod';
import type { JWTPayload } from 'jose';
import type { SignOnProvider } from '../../settings/sign-on-settings';
import { checkIdToken } from './check-id-token';
import { readProviderMetadata, type Metadata } from './discover';
import type { FlowAnswer, IdentityCtx, IdentityProvider, SignOnRequest, SignOnPerson } from './identity-provider';
import { withTimeout } from './with-timeout';
import type { OAuthClient } from './oauth-client';
import { ProviderError } from './provider-error';
import { readDocument } from './read-document';
import { readPerson } from './read-person';

/** Differences between providers of OpenID Connect. */
export interface ProviderRules {
  readonly client: (metadata: Metadata, redirect: string) => OAuthClient;
  /** Parameters of the request beside those that every provider gets. */
  readonly parameters: (question: SignOnRequest) => Readonly<Record<string, string>>;
  /** Whether its metadata may name this issuer. Without it: exactly the one of the settings. */
  readonly isOwnIssuer?: (issuer: string) => boolean;
  /** Whether it has verified the mail address. Without it: as the claim `email_verified` says. */
  readonly isVerified?: (claims: JWTPayload, email: string) => boolean;
  /** True: the shop asks it for the person's data when the token has no mail address. */
  readonly hasUserInfo: boolean;
  /** True: it can force a new sign-in and reports its time. */
  readonly reportsSignInTime: boolean;
}

const userInfoSchema = z.looseObject({ sub: z.string() });

/**
 * Returns the adapter of a provider that speaks OpenID Connect: authorization code flow with state, nonce and PKCE
 * (S256), checked ID token.
 * @see RFC 9700; OpenID Connect Core 1.0
 */
export function openIdProvider(settings: SignOnProvider, rules: ProviderRules): IdentityProvider {
  return {
    async authorizationAddress(ctx, redirect, question) {
      const metadata = await readProviderMetadata(ctx, settings, rules.isOwnIssuer);
      const client = rules.client(metadata, redirect);
      const url = client.authorizationAddress(question.state, question.verifier, settings.scopes);
      url.searchParams.set('nonce', question.nonce);
      if (settings.answers === 'form_post') url.searchParams.set('response_mode', 'form_post');
      for (const [name, value] of Object.entries(rules.parameters(question))) url.searchParams.set(name, value);
      return url;
    },
    identify: (ctx, answer) => identify(ctx, settings, rules, answer),
  };
}

/** Exchanges the code once, checks the ID token, and asks for the mail where that has none (Core 1.0, 5.4). */
async function identify(
  ctx: IdentityCtx,
  settings: SignOnProvider,
  rules: ProviderRules,
  answer: FlowAnswer,
): Promise<SignOnPerson> {
  const metadata = await readProviderMetadata(ctx, settings, rules.isOwnIssuer);
  requireIssuer(metadata, answer.iss);
  const tokens = await withTimeout(rules.client(metadata, answer.redirect).exchange(answer.code, answer.verifier));
  const claims = await checkIdToken(ctx, settings, metadata, requireToken(tokens.idToken), {
    nonce: answer.nonce,
    signedInSince: rules.reportsSignInTime ? answer.signedInSince : null,
  });
  const person = readPerson(claims, rules.isVerified);
  if (person.email !== null || !rules.hasUserInfo || metadata.userinfo_endpoint === undefined) return person;
  if (!(await answer.needsMail(claims.sub))) return person;
  const info = await readDocument(metadata.userinfo_endpoint, userInfoSchema, requireToken(tokens.accessToken));
  // An attacker could inject an answer about another person.
  if (info.sub !== claims.sub) throw new ProviderError('strange-answer', 'sub');
  return readPerson({ ...claims, ...info, sub: claims.sub }, rules.isVerified);
}

/** Requires that the answer names the issuer, if it names one or the provider always does (RFC 9207). */
function requireIssuer(metadata: Metadata, iss: string | null): void {
  const isNamed = iss !== null || metadata.authorization_response_iss_parameter_supported;
  if (isNamed && !metadata.issuer.includes('{tenantid}') && iss !== metadata.issuer)
    throw new ProviderError('token', 'iss');
}

function requireToken(token: string | null): string {
  if (token === null) throw new ProviderError('strange-answer', 'token-missing');
  return token;
}
