import type { Ctx } from '../../platform/context';
import { secretHash } from '../../platform/secret-hash';

/** Loads the WebAuthn library, which contains certificate parsers, when a passkey is created or checked. */
export function webAuthn(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server');
}

/** Returns the relying party: passkeys are bound to this host, and answers must come from this origin. */
export function relyingParty(ctx: Pick<Ctx, 'origin'>): { readonly rpId: string; readonly origin: string } {
  return { rpId: new URL(ctx.origin).hostname, origin: ctx.origin };
}

/** Returns the user handle of an account: the same for all its passkeys, without personal data. */
export function userHandle(account: string): Promise<string> {
  return secretHash(`passkey-user:${account}`);
}

/** Returns a random challenge of 256 bits. */
export function newChallenge(ctx: Pick<Ctx, 'ids'>): Uint8Array<ArrayBuffer> {
  return new Uint8Array(ctx.ids.bytes(32));
}
