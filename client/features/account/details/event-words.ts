import type { AccountEventKind } from '../../../../domain/accounts/events';
import type { AccountEvent } from '../../../../domain/accounts/account-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { deviceName, placeName } from '../device-words';

type Facts = AccountEvent['facts'];

/** Place of an event: device, country, both or neither. */
interface EventPlace {
  readonly device: string | null;
  readonly place: string | null;
}

function signInWords({ device, place }: EventPlace): string {
  if (device !== null)
    return place === null ? m.account_event_signed_in_device({ device }) : m.account_event_signed_in({ device, place });
  return place === null ? m.account_event_signed_in_unknown() : m.account_event_signed_in_place({ place });
}

function refusalWords({ device, place }: EventPlace): string {
  if (device !== null)
    return place === null ? m.account_event_refused_device({ device }) : m.account_event_refused({ device, place });
  return place === null ? m.account_event_refused_unknown() : m.account_event_refused_place({ place });
}

function sessionEndWords({ device }: EventPlace): string {
  return device === null ? m.account_event_session_ended_unknown() : m.account_event_session_ended({ device });
}

/** Returns the sentence with the name of its object, or a sentence without a name if it is unknown. */
const namedOrPlain = (fact: string | undefined, worded: (name: string) => string, plain: () => string): string =>
  fact === undefined || fact === '' ? plain() : worded(fact);

const wordsOfEvents: Record<AccountEventKind, (facts: Facts, from: EventPlace) => string> = {
  registered: () => m.account_event_registered(),
  'signed-in': (_facts, from) => signInWords(from),
  'sign-in-refused': (_facts, from) => refusalWords(from),
  'signed-out': () => m.account_event_signed_out(),
  'session-ended': (_facts, from) => sessionEndWords(from),
  'sessions-ended': () => m.account_event_sessions_ended(),
  'password-changed': () => m.account_event_password_changed(),
  'password-reset': () => m.account_event_password_reset(),
  'email-change-asked': ({ email }) =>
    namedOrPlain(email, (name) => m.account_event_email_asked({ email: name }), m.account_event_email_asked_plain),
  'email-changed': ({ email }) =>
    namedOrPlain(email, (name) => m.account_event_email_changed({ email: name }), m.account_event_email_changed_plain),
  'passkey-added': ({ passkey }) =>
    namedOrPlain(passkey, (name) => m.account_event_passkey_added({ name }), m.account_event_passkey_added_plain),
  'passkey-removed': ({ passkey }) =>
    namedOrPlain(passkey, (name) => m.account_event_passkey_removed({ name }), m.account_event_passkey_removed_plain),
  'passkeys-reset': () => m.account_event_passkeys_reset(),
  'second-factor-on': () => m.account_event_second_factor_on(),
  'second-factor-off': () => m.account_event_second_factor_off(),
  'recovery-used': () => m.account_event_recovery_used(),
  'sign-in-linked': ({ provider }) =>
    namedOrPlain(provider, (name) => m.account_event_linked({ provider: name }), m.account_event_linked_plain),
  'sign-in-unlinked': ({ provider }) =>
    namedOrPlain(provider, (name) => m.account_event_unlinked({ provider: name }), m.account_event_unlinked_plain),
  'payout-added': () => m.account_event_payout_added(),
  'payout-changed': () => m.account_event_payout_changed(),
  'payout-removed': () => m.account_event_payout_removed(),
  'role-changed': () => m.account_event_role_changed(),
  exported: () => m.account_event_exported(),
};

/** Returns the sentence for an event. */
export function eventWords({ kind, facts }: Pick<AccountEvent, 'kind' | 'facts'>): string {
  return wordsOfEvents[kind](facts, {
    device: deviceName(facts['browser'], facts['system']),
    place: placeName(facts['country']),
  });
}

const methodWords: Readonly<Record<string, () => string>> = {
  password: () => m.account_way_password(),
  passkey: () => m.account_way_passkey(),
  'password-and-passkey': () => m.account_way_both(),
  'sign-on': () => m.account_way_sign_on(),
  confirmation: () => m.account_way_mail(),
  reset: () => m.account_way_mail(),
};

/** Returns how the person signed in, for `signed-in`. Null for all other events. */
export function signInMethodWords({ kind, facts }: Pick<AccountEvent, 'kind' | 'facts'>): string | null {
  return kind === 'signed-in' ? (methodWords[facts['way'] ?? '']?.() ?? null) : null;
}
