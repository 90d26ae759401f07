/** Returns a tracking number as barcodes contain it: capitals without spaces and hyphens. */
export function plainTrackingNumber(tracking: string): string {
  return tracking.replaceAll(/[\s-]/gu, '').toUpperCase();
}

const s10Shape = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/;
const s10Weights = [8, 6, 4, 2, 3, 5, 9, 7];

/**
 * Returns whether a tracking number has a correct check digit, or null for a number of another form. The eight digits
 * are weighted 8 6 4 2 3 5 9 7 and added; the check digit is 11 minus the remainder by 11, where 10 becomes 0 and 11
 * becomes 5.
 * @see UPU standard S10
 */
export function hasValidS10CheckDigit(tracking: string): boolean | null {
  const found = s10Shape.exec(plainTrackingNumber(tracking));
  const [, serial, check] = found ?? [];
  if (serial === undefined || check === undefined) return null;
  const sum = s10Weights.reduce((all, weight, at) => all + weight * Number(serial[at]), 0);
  const due = 11 - (sum % 11);
  return Number(check) === (due === 10 ? 0 : due === 11 ? 5 : due);
}
