/** The password of the accounts that tests put straight into the table. */
export const password = 'seven folded corners';

/**
 * Hash of `password`, made with small scrypt figures. A hash names its figures, so a sign-in checks it by the same code
 * in a hundredth of the time.
 */
export const passwordHash = 'scrypt$1024$8$1$ZG9nZWFyLXRlc3Qtc2FsdA$bjoNzsrzqyR_dpiK5x5wmDu4GXcMBzHU68SPGHhGqKc';
