import type { Ctx } from '../platform/context';
import { readSession } from '../accounts/sessions/read-session';
import type { Closure } from './closure';

/**
 * Answered whatever the key says: the shop's state, what other houses report, the catalogue that its own token brings,
 * and what lies still.
 */
const alwaysOpen =
  /^\/(?:api\/health$|api\/webhooks\/|api\/catalogue\/(?:imports(?:\/|$)|texts$)|assets\/|covers\/|robots\.txt$)/;
/** What signing in needs: its pages, its calls, and who is here. */
const signInPages = /^(?:\/[a-z]{2})?\/(?:login(?:\/recovery)?|sso)\/?$/;
const signInCalls = /^\/api\/(?:session(?:\/.*)?|passkeys\/questions|me|sso(?:\/(?!links).*)?)$/;

/** Whether an address is answered although the shop is closed, whoever asks. */
export function isOpenWhileClosed(path: string, closed: Closure): boolean {
  return alwaysOpen.test(path) || (closed.desk && (signInPages.test(path) || signInCalls.test(path)));
}

/** Whether the closed shop lets this session in: the desk's, where it is allowed. `token` as the cookie has it. */
export async function hasDeskAccess(
  ctx: Pick<Ctx, 'db' | 'kv' | 'now' | 'later'>,
  closed: Closure,
  token: string | undefined,
): Promise<boolean> {
  if (!closed.desk || token === undefined) return false;
  // A database that is being worked on lets nobody in.
  const signedIn = await readSession(ctx, token).catch(() => null);
  return signedIn !== null && isDesk(signedIn.account);
}

/** Whether an account works at the desk. */
export function isDesk({ role }: { readonly role: string }): boolean {
  return role === 'staff' || role === 'admin';
}
