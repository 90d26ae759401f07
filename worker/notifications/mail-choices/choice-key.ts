import { timingSafeEqual } from 'node:crypto';
import type { MailKind } from '../../../domain/accounts/mail-choice-schema';
import type { Ctx } from '../../platform/context';
import { macOf } from '../../platform/keyed-hash';

type Secrets = { readonly settings: Pick<Ctx['settings'], 'dataKeys'> };

/** One kind of mail to one person: an account, or the guest who placed a trade. */
export type MailChoiceOwner =
  | { readonly kind: MailKind; readonly account: string }
  | { readonly kind: 'trades'; readonly guestOf: string };

const shape = /^([wtg])([\w-]{1,64})([\w-]{22})$/;

const nameOf = (choice: MailChoiceOwner) =>
  'account' in choice ? `${choice.kind === 'wishes' ? 'w' : 't'}${choice.account}` : `g${choice.guestOf}`;
const signedName = (secret: Uint8Array, name: string) => macOf(secret, `mail-choice ${name}`);

/**
 * Returns the key that a mail carries to switch its kind off (and on again), and nothing else. It is derived from the
 * choice and `DATA_KEY`, so no table stores it, and all mails of a kind to a person have the same. Null without a
 * secret.
 */
export async function choiceKey({ settings }: Secrets, choice: MailChoiceOwner): Promise<string | null> {
  const [secret] = settings.dataKeys;
  return secret === undefined ? null : nameOf(choice) + (await signedName(secret, nameOf(choice)));
}

/**
 * Returns the choice of a key, or null for a key that the shop did not sign. A key signed with the previous secret is
 * still valid.
 */
export async function readChoiceKey({ settings }: Secrets, key: string): Promise<MailChoiceOwner | null> {
  const [, letter = '', id = '', mac = ''] = shape.exec(key) ?? [];
  if (id === '') return null;
  for (const secret of settings.dataKeys) {
    if (timingSafeEqual(Buffer.from(mac), Buffer.from(await signedName(secret, letter + id)))) {
      return letter === 'g'
        ? { kind: 'trades', guestOf: id }
        : { kind: letter === 'w' ? 'wishes' : 'trades', account: id };
    }
  }
  return null;
}

/**
 * Returns keyed hashes of a comparable address, which name a choice that is stored without the address: by the present
 * secret first, then by the previous one.
 */
export function addressNames({ settings }: Secrets, email: string): Promise<string[]> {
  return Promise.all(settings.dataKeys.map((secret) => macOf(secret, `mail-choice address ${email}`)));
}
