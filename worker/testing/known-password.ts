/** The password of the accounts that tests put straight into the table. */
export const password = 'seven folded corners';

/**
 * Its hash, made once and with small figures: a hash names its own, so signing in takes the same way in a hundredth of
 * the time. What the shop hashes itself (registering, another password, a mail nobody has) costs what it costs.
 */
export const passwordHash = 'scrypt$1024$8$1$ZG9nZWFyLXRlc3Qtc2FsdA$bjoNzsrzqyR_dpiK5x5wmDu4GXcMBzHU68SPGHhGqKc';
