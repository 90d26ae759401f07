import { scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import type { Ids } from '../../platform/context';

/**
 * Passwords are kept as `scrypt$N$r$p$salt$hash`: the algorithm and its figures stand with each hash, so that stronger
 * figures can come without asking anybody for a new password. WebCrypto offers no memory-hard function, and its PBKDF2
 * is capped here at 100,000 rounds; node:crypto's scrypt is the one that holds (OWASP: N=2^14, r=8, p=5).
 */
const figures = { N: 2 ** 14, r: 8, p: 5 } as const;
const saltBytes = 16;
const hashBytes = 32;
/** scrypt works in 128·N·r bytes (16 MiB here); Node's default limit is just below what it needs. */
const maxmem = 64 * 1024 * 1024;

function derive(password: string, salt: Uint8Array, cost: ScryptOptions): Promise<Uint8Array> {
  return new Promise((done, fail) => {
    // The same password typed on two keyboards may come as different code points; NFKC makes them one (NIST 800-63B).
    scrypt(password.normalize('NFKC'), salt, hashBytes, { ...cost, maxmem }, (error, key) =>
      error ? fail(error) : done(key),
    );
  });
}

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Hash of a new password with a salt of its own. About 150 ms of work, on purpose. */
export async function hashPassword(ids: Ids, password: string): Promise<string> {
  const salt = ids.bytes(saltBytes);
  const key = await derive(password, salt, figures);
  return ['scrypt', figures.N, figures.r, figures.p, encode(salt), encode(key)].join('$');
}

/** Where nobody is found the same work is done against this, so that time tells nothing. No password fits it. */
const nobodys = `scrypt$${figures.N}$${figures.r}$${figures.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Whether the password is the one of `stored`; null (nobody, or no password) costs the same and is always false. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [algorithm, N, r, p, salt, hash] = (stored ?? nobodys).split('$');
  if (algorithm !== 'scrypt' || salt === undefined || hash === undefined) return false;
  const expected = Buffer.from(hash, 'base64url');
  if (expected.length !== hashBytes) return false;
  const key = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return timingSafeEqual(key, expected) && stored !== null;
}
