import type { Account, Ctx } from '../../context';

export interface SignedIn {
  readonly account: Account;
  readonly session: string;
  readonly market: string | null;
}

/** The account behind a session cookie, or null. Written with the accounts. */
export async function readSession(_ctx: Pick<Ctx, 'db' | 'kv' | 'now' | 'later'>, _token: string): Promise<SignedIn | null> {
  return null;
}
