import { macOf } from '../../platform/keyed-hash';
import { secretHash } from '../../platform/secret-hash';
import type { Ctx } from '../../platform/context';

type KeyContext = { readonly ids: Pick<Ctx['ids'], 'bytes'>; readonly settings: Pick<Ctx['settings'], 'dataKeys'> };
const keyBytes = 16;
/**
 * Number of keys that can be derived for one trade, one after the other. Later keys are random; mails then link to the
 * form that requests a key.
 */
const maxDerivedKeys = 12;

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Returns the key with an index from 0, derived from the secret and the trade. */
function deriveKey(secret: Uint8Array, trade: string, index: number): Promise<string> {
  return macOf(secret, `guest-key ${trade} ${index}`);
}

async function findDerivedKey(
  secret: Uint8Array,
  trade: string,
  hash: string,
): Promise<{ readonly index: number; readonly key: string } | null> {
  for (let index = 0; index < maxDerivedKeys; index += 1) {
    const key = await deriveKey(secret, trade, index);
    if ((await secretHash(key)) === hash) return { index, key };
  }
  return null;
}

/**
 * Returns a new guest key of a trade, base64url. `replacedHash`: hash of the key that it replaces, null for the first.
 * The key is derived from the trade and `DATA_KEY`, so that mails can contain it without storing it. It is random where
 * no secret is set, after a random key, and after `maxDerivedKeys` derived ones.
 */
export async function newGuestKey(
  { ids, settings }: KeyContext,
  trade: string,
  replacedHash: string | null,
): Promise<string> {
  const [secret] = settings.dataKeys;
  const randomKey = () => encode(ids.bytes(keyBytes));
  if (secret === undefined) return randomKey();
  if (replacedHash === null) return deriveKey(secret, trade, 0);
  const replaced = await findDerivedKey(secret, trade, replacedHash);
  if (replaced === null || replaced.index + 1 === maxDerivedKeys) return randomKey();
  return deriveKey(secret, trade, replaced.index + 1);
}

/**
 * Returns the path of a guest link, without the language. The key is in the fragment, which browsers never send to a
 * server.
 */
export const guestTradePath = (trade: string, key: string): string => `/trades/${trade}/open#key=${key}`;

/** Returns the current guest key of a trade, found by its stored hash; null where the key is random. */
export async function currentGuestKey(
  { settings }: Pick<KeyContext, 'settings'>,
  trade: string,
  hash: string,
): Promise<string | null> {
  for (const secret of settings.dataKeys) {
    const found = await findDerivedKey(secret, trade, hash);
    if (found !== null) return found.key;
  }
  return null;
}
