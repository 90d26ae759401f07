import { scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import type { Ids } from '../../platform/context';

/**
 * scrypt parameters. A hash is stored as `scrypt$N$r$p$salt$hash`, so that stronger parameters can follow without a new
 * password.
 * WebCrypto has no memory-hard function, and its PBKDF2 is capped here at 100,000 rounds.
 * @see OWASP Password Storage: scrypt with N=2^14, r=8, p=5
 */
const costFactors = { N: 2 ** 14, r: 8, p: 5 } as const;
const saltBytes = 16;
const hashBytes = 32;
/** Memory limit of scrypt in bytes. It needs 128·N·r bytes (16 MiB); the default limit of Node is just below that. */
const maxmem = 64 * 1024 * 1024;

function deriveKey(password: string, salt: Uint8Array, cost: ScryptOptions): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    // Two keyboards may send one password as different code points; NFKC makes them equal (NIST 800-63B).
    scrypt(password.normalize('NFKC'), salt, hashBytes, { ...cost, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Returns the hash of a new password with its own salt. Takes about 150 ms on purpose. */
export async function hashPassword(ids: Ids, password: string): Promise<string> {
  const salt = ids.bytes(saltBytes);
  const key = await deriveKey(password, salt, costFactors);
  return ['scrypt', costFactors.N, costFactors.r, costFactors.p, encode(salt), encode(key)].join('$');
}

/** Hash that no password matches. An unknown account costs the same work, so that the time reveals nothing. */
const dummyHash = `scrypt$${costFactors.N}$${costFactors.r}$${costFactors.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * Returns whether a password matches `stored`. Null (no account or no password) takes the same time and returns false.
 */
export async function isCorrectPassword(password: string, stored: string | null): Promise<boolean> {
  const [algorithm, N, r, p, salt, hash] = (stored ?? dummyHash).split('$');
  if (algorithm !== 'scrypt' || salt === undefined || hash === undefined) return false;
  const expected = Buffer.from(hash, 'base64url');
  if (expected.length !== hashBytes) return false;
  const key = await deriveKey(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return timingSafeEqual(key, expected) && stored !== null;
}
