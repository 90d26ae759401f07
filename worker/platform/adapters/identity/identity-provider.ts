import type { Ctx } from '../../context';
import type { SignOnProvider } from '../../settings/sign-on-settings';

/** The part of `Ctx` that a provider's adapter uses. */
export type IdentityCtx = Pick<Ctx, 'kv' | 'now' | 'log'>;

/** Random values of one request to a provider. Each is valid for one answer. */
export interface SignOnRequest {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Language that the provider's page should use. */
  readonly language: string;
  /** True: the person must sign in at the provider again. */
  readonly needsNewSignIn: boolean;
}

/** Values that an ID token must have. */
export interface ExpectedClaims {
  readonly nonce: string;
  /** Instant (ms since 1970) since which the person must have signed in at the provider; null: any. */
  readonly signedInSince: number | null;
}

/** An answer of a provider whose state belongs to a flow of this browser. */
export interface FlowAnswer extends ExpectedClaims {
  readonly code: string;
  readonly verifier: string;
  /** Issuer in the answer, if the provider sends it (RFC 9207). */
  readonly iss: string | null;
  readonly redirect: string;
  /** True: the mail address is needed, so it is requested when the token lacks it. */
  readonly needsMail: (subject: string) => Promise<boolean>;
}

/** A person as a provider describes them. */
export interface SignOnPerson {
  /** Permanent id of the person at the provider. */
  readonly subject: string;
  /** As the provider writes it; null where it gave none that looks like one. */
  readonly email: string | null;
  /** True if the provider has verified the mail address. */
  readonly isEmailVerified: boolean;
  readonly name: string | null;
}

/** One provider, as the sign-in uses it. */
export interface IdentityProvider {
  /**
   * Returns the address at the provider to which a person is sent. `redirect`: address of the shop for the answer.
   * @throws ProviderError
   */
  authorizationAddress(ctx: IdentityCtx, redirect: string, question: SignOnRequest): Promise<URL>;
  /**
   * Returns the person of an answer.
   * @throws ProviderError
   */
  identify(ctx: IdentityCtx, answer: FlowAnswer): Promise<SignOnPerson>;
}

/** Returns the adapter of a provider from the settings. */
export type IdentityProviderOf = (settings: SignOnProvider) => IdentityProvider;
