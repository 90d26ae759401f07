import type { Actor } from '../../platform/context';
import { secretHash } from '../../platform/secret-hash';

/**
 * Who acts, as a page keeps it in `Dogear-Account`: 72 bits of a hash for an account, which name nobody, or `guest`.
 */
export async function accountTag(actor: Actor): Promise<string> {
  return actor.kind === 'account' ? tagOf(actor.account.id) : 'guest';
}

/** The tag of an account by its id. */
export async function tagOf(account: string): Promise<string> {
  return (await secretHash(`account-tag:${account}`)).slice(0, 12);
}
