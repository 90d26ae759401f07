import type { Ctx } from '../context';
import { secretHash } from '../secret-hash';

/** What the browser keeps so that it is known as one in which somebody has signed in; lifetime in seconds. */
export interface DeviceCookie {
  readonly token: string;
  readonly maxAge: number;
}

const tokenShape = /^[\w-]{43}$/;
const year = 31_536_000;
/** Under the hash of secret and mail together: what is stored names nobody, and fits one account only. */
const deviceKey = async (token: string, email: string) => `device:${await secretHash(`${token} ${email}`)}`;

/**
 * The counter's name of a browser in which this mail's account has signed in before, or null. Its failures are counted
 * apart (OWASP, device cookies): strangers who fail on purpose lock out other strangers, not the person.
 */
export async function knownDevice(ctx: Pick<Ctx, 'kv' | 'device'>, email: string): Promise<string | null> {
  if (ctx.device === null || !tokenShape.test(ctx.device)) return null;
  const key = await deviceKey(ctx.device, email);
  return (await ctx.kv.get(key).catch(() => null)) === null ? null : key;
}

/** Knows this browser for this account from now on. One secret serves all accounts that sign in there. */
export async function knowDevice(ctx: Pick<Ctx, 'kv' | 'device' | 'ids'>, email: string): Promise<DeviceCookie> {
  const token = ctx.device !== null && tokenShape.test(ctx.device) ? ctx.device : ctx.ids.token();
  // Somebody who is signed in already must not fail for it: the next sign-in is from a new device then.
  await ctx.kv.put(await deviceKey(token, email), '1', { expirationTtl: year }).catch(() => undefined);
  return { token, maxAge: year };
}
