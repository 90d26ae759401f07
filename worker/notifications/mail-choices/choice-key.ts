import { timingSafeEqual } from 'node:crypto';
import type { MailKind } from '../../../domain/accounts/mail-choice-schema';
import type { Ctx } from '../../platform/context';
import { macOf } from '../../platform/keyed-hash';

type Secrets = { readonly settings: Pick<Ctx['settings'], 'dataKeys'> };

/** One kind of mail to one person: an account, or the guest who placed a trade. */
export type ChoiceOf =
  | { readonly kind: MailKind; readonly account: string }
  | { readonly kind: 'trades'; readonly guestOf: string };

const shape = /^([wtg])([\w-]{1,64})([\w-]{22})$/;

const nameOf = (choice: ChoiceOf) =>
  'account' in choice ? `${choice.kind === 'wishes' ? 'w' : 't'}${choice.account}` : `g${choice.guestOf}`;
const signedName = (secret: Uint8Array, name: string) => macOf(secret, `mail-choice ${name}`);

/**
 * The key that a mail carries to switch its kind off (and on again), and nothing else. It follows from what it is for
 * and `DATA_KEY`, so no table holds it, and each mail of a kind has the same. Null where there is no such secret.
 */
export async function choiceKey({ settings }: Secrets, choice: ChoiceOf): Promise<string | null> {
  const [secret] = settings.dataKeys;
  return secret === undefined ? null : nameOf(choice) + (await signedName(secret, nameOf(choice)));
}

/**
 * What a key is for; null for one that the shop never signed. A key under the secret before the present one still
 * counts.
 */
export async function readChoiceKey({ settings }: Secrets, key: string): Promise<ChoiceOf | null> {
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
 * Names of a mail address for a choice that is kept without it: under the present secret, then under the one before.
 * Comparable address.
 */
export function addressNames({ settings }: Secrets, email: string): Promise<string[]> {
  return Promise.all(settings.dataKeys.map((secret) => macOf(secret, `mail-choice address ${email}`)));
}
