/** What happens to an account's safety, each told to its person in plain words. */
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
  'payout-changed',
  'payout-removed',
  'role-changed',
  'exported',
] as const;
export type AccountEventKind = (typeof accountEventKinds)[number];

/** How the person came in, in the facts of `signed-in`. */
export const signInWays = [
  'password',
  'passkey',
  'password-and-passkey',
  'sign-on',
  'sign-on-and-passkey',
  'recovery',
  'confirmation',
  'reset',
] as const;
export type SignInWay = (typeof signInWays)[number];
