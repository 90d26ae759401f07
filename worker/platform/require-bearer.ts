import { Problem, type ProblemCode } from '../../domain/problems';

/** Compares in constant time: both sides as hashes of equal length. */
async function isSame(a: string, b: string): Promise<boolean> {
  const encoder = new TextEncoder();
  const [left, right] = await Promise.all([a, b].map((text) => crypto.subtle.digest('SHA-256', encoder.encode(text))));
  return left !== undefined && right !== undefined && crypto.subtle.timingSafeEqual(left, right);
}

/**
 * Requires that the header `Authorization` has a secret of the settings as its bearer token. Without the secret nobody
 * passes.
 * @throws the problem `code`
 */
export async function requireBearer(
  authorization: string | undefined,
  secret: string | null,
  code: ProblemCode,
): Promise<void> {
  const token = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined || secret === null || secret === '' || !(await isSame(token, secret)))
    throw new Problem(code);
}
