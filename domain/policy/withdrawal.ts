// Withdrawal from a purchase.
// Durations have their unit in the name, percentages are whole numbers, amounts are EUR cents.

/**
 * Days of a withdrawal. `sendBackDays`: to post the return, from the withdrawal on. `forgottenDays`: after these a
 * return that was not posted no longer prevents the deletion of the account.
 * `declarationKeptDays`: a declaration that fits no order is deleted so long after staff have closed it; until
 * then it proves what the person declared.
 * @see Directive 2011/83/EU, Art. 14
 */
export const withdrawalPolicy = {
  days: 14,
  refundDays: 14,
  sendBackDays: 14,
  forgottenDays: 30,
  deliveredAfterDays: 10,
  declarationKeptDays: 365,
} as const;
