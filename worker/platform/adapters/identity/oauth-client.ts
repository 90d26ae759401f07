/** The OAuth 2.0 part of a sign-in: address of the request, and exchange of the code. */
export interface OAuthClient {
  /** Returns the provider's address with client, redirect, state and scopes, and PKCE where the provider knows it. */
  authorizationAddress(state: string, verifier: string, scopes: readonly string[]): URL;
  /**
   * Exchanges a code for tokens.
   * @throws ProviderError
   */
  exchange(code: string, verifier: string): Promise<Tokens>;
}

/** Tokens of an exchange; null: the answer has none. */
export interface Tokens {
  readonly idToken: string | null;
  readonly accessToken: string | null;
}
