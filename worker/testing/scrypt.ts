/*
 * What `passwords.ts` gets as `node:crypto` in tests. A hash with the shop's figures takes 150 ms of a core, and the
 * tests make hundreds. Here such a hash is made with small figures. The asked figures are added to the salt, so that
 * other figures make another hash. Hashes with smaller figures (`known-password.ts`) are made as they are.
 */
import { scrypt as fullScrypt, type ScryptOptions } from 'node:crypto';

export { timingSafeEqual } from 'node:crypto';

/** N from which the figures are replaced: that of the shop. */
const fullN = 2 ** 14;
const smallFigures = { N: 2, r: 1, p: 1 } as const;

let isFull = false;

/** Calls `work` while hashes are made with the figures that are asked for. Returns its result. */
export async function withFullScrypt<Value>(work: () => Promise<Value>): Promise<Value> {
  isFull = true;
  try {
    return await work();
  } finally {
    isFull = false;
  }
}

export function scrypt(
  password: string,
  salt: Uint8Array,
  bytes: number,
  figures: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
): void {
  if (isFull || (figures.N ?? 0) < fullN) return fullScrypt(password, salt, bytes, figures, done);
  const saltWithFigures = Buffer.concat([salt, Buffer.from(JSON.stringify([figures.N, figures.r, figures.p]))]);
  return fullScrypt(password, saltWithFigures, bytes, smallFigures, done);
}
