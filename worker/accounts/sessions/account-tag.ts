import type { Actor } from '../../platform/context';
import { secretHash } from '../../platform/secret-hash';

/** Returns the tag that a page sends as `Dogear-Account`: 72 bits of a hash of the account id, or `guest`. */
export async function accountTag(actor: Actor): Promise<string> {
  return actor.kind === 'account' ? tagOf(actor.account.id) : 'guest';
}

/** Returns the tag of an account by its id. */
export async function tagOf(account: string): Promise<string> {
  return (await secretHash(`account-tag:${account}`)).slice(0, 12);
}
