/** Types of the provider's functions that the journeys use. The package has no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  class Grant {
    constructor(of: { readonly clientId: string; readonly accountId: string | undefined });
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }
  interface Context {
    readonly oidc: {
      readonly client: { readonly clientId: string };
      readonly session: { readonly accountId: string | undefined };
    };
  }
  interface Configuration {
    readonly clients: readonly object[];
    readonly jwks: { readonly keys: readonly object[] };
    readonly claims: Readonly<Record<string, readonly string[] | null>>;
    readonly conformIdTokenClaims: boolean;
    readonly ttl: Readonly<Record<string, number>>;
    readonly pkce: { required(): boolean };
    readonly cookies: { readonly keys: readonly string[] };
    readonly features: Readonly<Record<string, { readonly enabled: boolean }>>;
    readonly interactions: { url(context: unknown, interaction: { readonly uid: string }): string };
    findAccount(context: unknown, id: string): { readonly accountId: string; claims(): object } | undefined;
    loadExistingGrant(context: Context): Promise<Grant>;
    renderError?(context: { body: string; type: string }, out: { readonly error: string }): void;
  }
  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    readonly Grant: typeof Grant;
    callback(): RequestListener;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options?: { readonly mergeWithLastSubmission: boolean },
    ): Promise<void>;
  }
}
