import type { Ctx } from '../context';
import { secretHash } from '../secret-hash';

/** Cookie that marks a browser in which somebody has signed in; `maxAge` in seconds. */
export interface DeviceCookie {
  readonly token: string;
  readonly maxAge: number;
}

const tokenShape = /^[\w-]{43}$/;
const yearSeconds = 31_536_000;
/** Returns the key of a device and an account. It is a hash of both, so it names nobody and fits one account only. */
const deviceKey = async (token: string, email: string) => `device:${await secretHash(`${token} ${email}`)}`;

/**
 * Returns the name of the counter of a browser in which the account has signed in before, or null. Its failures are
 * counted separately, so failures of strangers lock out other strangers only.
 * @see OWASP, "Slow Down Online Guessing Attacks with Device Cookies"
 */
export async function knownDeviceCounter(ctx: Pick<Ctx, 'kv' | 'device'>, email: string): Promise<string | null> {
  if (ctx.device === null || !tokenShape.test(ctx.device)) return null;
  const key = await deviceKey(ctx.device, email);
  return (await ctx.kv.get(key).catch(() => null)) === null ? null : key;
}

/** Remembers this browser for this account. All accounts that sign in there share one secret. */
export async function rememberDevice(ctx: Pick<Ctx, 'kv' | 'device' | 'ids'>, email: string): Promise<DeviceCookie> {
  const token = ctx.device !== null && tokenShape.test(ctx.device) ? ctx.device : ctx.ids.token();
  // The person is signed in already, so a failure here is ignored: the next sign-in counts as a new device.
  await ctx.kv.put(await deviceKey(token, email), '1', { expirationTtl: yearSeconds }).catch(() => undefined);
  return { token, maxAge: yearSeconds };
}
