import { randomIds, type Ctx } from './context';

type Keyed = { readonly settings: Pick<Ctx['settings'], 'dataKeys'> };

const keyBytes = 32;
const macBytes = 16;
let isolateKey: Uint8Array | null = null;

/** Returns the first 128 bits of HMAC-SHA-256 (RFC 2104) of a text, as 22 characters of base64url. */
export async function macOf(secret: Uint8Array, text: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const mac = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return Buffer.from(new Uint8Array(mac).slice(0, macBytes)).toString('base64url');
}

/**
 * Returns `macOf` a text under `DATA_KEY`, to count by a value of which there are few, such as a network: a plain hash
 * could be reversed by trying all values. Without `DATA_KEY` the isolate makes a random key, so each isolate counts for
 * itself.
 */
export async function keyedHash({ settings }: Keyed, text: string): Promise<string> {
  const secret = settings.dataKeys[0] ?? (isolateKey ??= randomIds.bytes(keyBytes));
  return macOf(secret, text);
}
