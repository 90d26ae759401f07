import type { Ctx } from '../../platform/context';
import { secretHash } from '../../platform/secret-hash';

/** The library brings readers of every maker's certificates: it is loaded when a passkey is made or checked. */
export function webAuthn(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server');
}

/** The shop as authenticators know it: passkeys are bound to this host, and answers must come from this origin. */
export function relyingParty(ctx: Pick<Ctx, 'origin'>): { readonly rpId: string; readonly origin: string } {
  return { rpId: new URL(ctx.origin).hostname, origin: ctx.origin };
}

/**
 * Who a passkey belongs to, as authenticators keep it: the same for all passkeys of an account, and no name of
 * anything.
 */
export function userHandle(account: string): Promise<string> {
  return secretHash(`passkey-user:${account}`);
}

/** A challenge of 256 bits. */
export function newChallenge(ctx: Pick<Ctx, 'ids'>): Uint8Array<ArrayBuffer> {
  return new Uint8Array(ctx.ids.bytes(32));
}
