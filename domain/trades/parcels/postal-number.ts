/** Returns a tracking number as barcodes contain it: capitals without spaces and hyphens. */
export function plainTrackingNumber(tracking: string): string {
  return tracking.replaceAll(/[\s-]/gu, '').toUpperCase();
}

const s10Shape = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/;
const s10Weights = [8, 6, 4, 2, 3, 5, 9, 7];

/** Returns the check digit for a difference of 1 to 11. */
function s10CheckDigit(difference: number): number {
  if (difference === 10) return 0;
  return difference === 11 ? 5 : difference;
}

/**
 * Returns whether a tracking number has a correct check digit, or null for a number of another form. The eight digits
 * are weighted 8 6 4 2 3 5 9 7 and added; the check digit is 11 minus the remainder by 11, where 10 becomes 0 and 11
 * becomes 5.
 * @see UPU standard S10
 */
export function hasValidS10CheckDigit(tracking: string): boolean | null {
  const [, serial, check] = s10Shape.exec(plainTrackingNumber(tracking)) ?? [];
  if (serial === undefined || check === undefined) return null;
  const sum = s10Weights.reduce((total, weight, index) => total + weight * Number(serial[index]), 0);
  return Number(check) === s10CheckDigit(11 - (sum % 11));
}
