/** A customer without or with an account. A guest's mail address is not confirmed. */
export type CustomerKind = 'guest' | 'account';
