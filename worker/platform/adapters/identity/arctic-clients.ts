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
import type { OAuthClient, Tokens } from './oauth-client';
import { ProviderError } from './provider-error';

/** Settings of one kind of provider. */
type SettingsOf<Kind extends SignOnProvider['kind']> = Extract<SignOnProvider, { kind: Kind }>;

export function googleClient({ clientId, secret }: SettingsOf<'google'>, redirect: string): OAuthClient {
  const client = new Google(clientId, secret, redirect);
  return {
    authorizationAddress: (state, verifier, scopes) => client.createAuthorizationURL(state, verifier, [...scopes]),
    exchange: (code, verifier) => tokensOf(client.validateAuthorizationCode(code, verifier)),
  };
}

export function microsoftClient(settings: SettingsOf<'microsoft'>, redirect: string): OAuthClient {
  const client = new MicrosoftEntraId(settings.tenant, settings.clientId, settings.secret, redirect);
  return {
    authorizationAddress: (state, verifier, scopes) => client.createAuthorizationURL(state, verifier, [...scopes]),
    exchange: (code, verifier) => tokensOf(client.validateAuthorizationCode(code, verifier)),
  };
}

/** Returns a client of Apple. Apple lacks PKCE: the nonce and the client's signature protect the code instead. */
export function appleClient(settings: SettingsOf<'apple'>, redirect: string): OAuthClient {
  const client = new Apple(settings.clientId, settings.teamId, settings.keyId, settings.privateKey, redirect);
  return {
    authorizationAddress: (state, _verifier, scopes) => client.createAuthorizationURL(state, [...scopes]),
    exchange: (code) => tokensOf(client.validateAuthorizationCode(code)),
  };
}

/** Returns a client of any other provider, with the addresses of its metadata. */
export function genericClient(
  { clientId, secret }: SettingsOf<'oidc'>,
  endpoints: { readonly authorization_endpoint: string; readonly token_endpoint: string },
  redirect: string,
): OAuthClient {
  return {
    authorizationAddress: (state, verifier, scopes) =>
      new OAuth2Client(clientId, null, redirect).createAuthorizationURLWithPKCE(
        endpoints.authorization_endpoint,
        state,
        CodeChallengeMethod.S256,
        verifier,
        [...scopes],
      ),
    exchange: (code, verifier) => {
      // RFC 6749, 2.3.1: both are form-encoded before they become a password; the library leaves that to us.
      const client =
        secret === null
          ? new OAuth2Client(clientId, null, redirect)
          : new OAuth2Client(formEncoded(clientId), formEncoded(secret), redirect);
      return tokensOf(client.validateAuthorizationCode(endpoints.token_endpoint, code, verifier));
    },
  };
}

async function tokensOf(exchange: Promise<OAuth2Tokens>): Promise<Tokens> {
  try {
    const tokens = await exchange;
    return { idToken: tokenOrNull(() => tokens.idToken()), accessToken: tokenOrNull(() => tokens.accessToken()) };
  } catch (error) {
    if (error instanceof OAuth2RequestError)
      throw new ProviderError('refused', /^[\w-]{1,40}$/.test(error.code) ? error.code : '');
    throw new ProviderError('unreachable', error instanceof Error ? error.name : '');
  }
}

/** Returns a token of an answer, or null without it, where the library throws. */
function tokenOrNull(token: () => string): string | null {
  try {
    return token();
  } catch {
    return null;
  }
}

function formEncoded(text: string): string {
  return new URLSearchParams({ text }).toString().slice('text='.length);
}
