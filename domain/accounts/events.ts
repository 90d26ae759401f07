/** Security events of an account; the person sees each of them in the account's history. */
export const accountEventKinds = [
  'registered',
  'signed-in',
  'sign-in-refused',
  'signed-out',
  'session-ended',
  'sessions-ended',
  'password-changed',
  'password-reset',
  'email-change-asked',
  'email-changed',
  'passkey-added',
  'passkey-removed',
  'passkeys-reset',
  'second-factor-on',
  'second-factor-off',
  'recovery-used',
  'sign-in-linked',
  'sign-in-unlinked',
  'payout-added',
  'payout-changed',
  'payout-removed',
  'role-changed',
  'exported',
] as const;
export type AccountEventKind = (typeof accountEventKinds)[number];

/** Sign-in methods, stored in the facts of the event `signed-in`. */
export const signInMethods = [
  'password',
  'passkey',
  'password-and-passkey',
  'sign-on',
  'sign-on-and-passkey',
  'recovery',
  'confirmation',
  'reset',
] as const;
export type SignInMethod = (typeof signInMethods)[number];
