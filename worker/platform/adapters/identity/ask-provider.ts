import {
  Apple,
  CodeChallengeMethod,
  Google,
  MicrosoftEntraId,
  OAuth2Client,
  OAuth2RequestError,
  type OAuth2Tokens,
} from 'arctic';
import type { SignOnProvider } from '../../settings/sign-on-settings';
import type { Metadata } from './discover';
import { inTime } from './in-time';
import { ProviderError } from './provider-error';

/** Random values of one request to a provider. Each is valid for one answer. */
export interface Question {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** The language its page should speak. */
  readonly language: string;
  /** True: the person must sign in at the provider again. */
  readonly anew: boolean;
}

/**
 * The address at the provider to which a person is sent: authorization code flow, PKCE with S256, state and nonce (RFC
 * 9700). Apple knows no PKCE: there the nonce and the client's own signature do its work.
 */
export function questionAddress(
  provider: SignOnProvider,
  metadata: Metadata,
  redirect: string,
  question: Question,
): URL {
  const { state, verifier } = question;
  const scopes = [...provider.scopes];
  let url: URL;
  if (provider.kind === 'google')
    url = new Google(provider.clientId, provider.secret, redirect).createAuthorizationURL(state, verifier, scopes);
  else if (provider.kind === 'microsoft')
    url = microsoftOf(provider, redirect).createAuthorizationURL(state, verifier, scopes);
  else if (provider.kind === 'apple') url = appleOf(provider, redirect).createAuthorizationURL(state, scopes);
  else {
    const client = new OAuth2Client(provider.clientId, null, redirect);
    url = client.createAuthorizationURLWithPKCE(
      metadata.authorization_endpoint,
      state,
      CodeChallengeMethod.S256,
      verifier,
      scopes,
    );
    url.searchParams.set('ui_locales', question.language);
  }
  url.searchParams.set('nonce', question.nonce);
  if (provider.answers === 'form_post') url.searchParams.set('response_mode', 'form_post');
  if (question.anew && provider.kind !== 'apple') url.searchParams.set('prompt', 'login');
  if (question.anew && provider.kind === 'oidc') url.searchParams.set('max_age', '0');
  return url;
}

/** Exchanges a code for tokens, once: a code that was shown twice is a stolen one. Throws a ProviderError. */
export async function exchangeCode(
  provider: SignOnProvider,
  metadata: Metadata,
  redirect: string,
  code: string,
  verifier: string,
): Promise<OAuth2Tokens> {
  try {
    return await inTime(exchange(provider, metadata, redirect, code, verifier));
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    if (error instanceof OAuth2RequestError)
      throw new ProviderError('refused', /^[\w-]{1,40}$/.test(error.code) ? error.code : '');
    throw new ProviderError('unreachable', error instanceof Error ? error.name : '');
  }
}

function exchange(
  provider: SignOnProvider,
  metadata: Metadata,
  redirect: string,
  code: string,
  verifier: string,
): Promise<OAuth2Tokens> {
  switch (provider.kind) {
    case 'google':
      return new Google(provider.clientId, provider.secret, redirect).validateAuthorizationCode(code, verifier);
    case 'microsoft':
      return microsoftOf(provider, redirect).validateAuthorizationCode(code, verifier);
    case 'apple':
      return appleOf(provider, redirect).validateAuthorizationCode(code);
    default: {
      // RFC 6749, 2.3.1: both are form-encoded before they become a password; the library leaves that to us.
      const client =
        provider.secret === null
          ? new OAuth2Client(provider.clientId, null, redirect)
          : new OAuth2Client(formEncoded(provider.clientId), formEncoded(provider.secret), redirect);
      return client.validateAuthorizationCode(metadata.token_endpoint, code, verifier);
    }
  }
}

const microsoftOf = (provider: Extract<SignOnProvider, { kind: 'microsoft' }>, redirect: string) =>
  new MicrosoftEntraId(provider.tenant, provider.clientId, provider.secret, redirect);

const appleOf = (provider: Extract<SignOnProvider, { kind: 'apple' }>, redirect: string) =>
  new Apple(provider.clientId, provider.teamId, provider.keyId, provider.privateKey, redirect);

function formEncoded(text: string): string {
  return new URLSearchParams({ text }).toString().slice('text='.length);
}
