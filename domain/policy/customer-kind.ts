/** Whether a customer has an account. Terms and limits depend on it: the mail address of a guest is not confirmed. */
export type CustomerKind = 'guest' | 'account';
