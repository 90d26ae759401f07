import type { Ctx } from '../platform/context';
import { readSession } from '../accounts/sessions/read-session';
import type { Closure } from './closure';

/** Paths that the closed shop serves: health, webhooks, the catalogue import, static files and covers. */
const alwaysOpen =
  /^\/(?:api\/health$|api\/webhooks\/|api\/catalogue\/(?:imports(?:\/|$)|texts$)|assets\/|covers\/|robots\.txt$)/;
/** Pages and calls that a sign-in needs. */
const signInPages = /^(?:\/[a-z]{2})?\/(?:login(?:\/recovery)?|sso)\/?$/;
const signInCalls = /^\/api\/(?:session(?:\/.*)?|passkeys\/questions|me|sso(?:\/(?!links).*)?)$/;

/** Returns whether the closed shop serves a path to everybody. */
export function isOpenWhileClosed(path: string, closed: Closure): boolean {
  return alwaysOpen.test(path) || (closed.desk && (signInPages.test(path) || signInCalls.test(path)));
}

/**
 * Returns whether the closed shop lets this session in: staff, where the closure allows it. `token` is the session
 * cookie.
 */
export async function hasDeskAccess(
  ctx: Pick<Ctx, 'db' | 'kv' | 'now' | 'waitUntil'>,
  closed: Closure,
  token: string | undefined,
): Promise<boolean> {
  if (!closed.desk || token === undefined) return false;
  // An error of the database refuses access.
  const signedIn = await readSession(ctx, token).catch(() => null);
  return signedIn !== null && isStaff(signedIn.account);
}

/** Returns whether an account belongs to staff. */
export function isStaff({ role }: { readonly role: string }): boolean {
  return role === 'staff' || role === 'admin';
}
