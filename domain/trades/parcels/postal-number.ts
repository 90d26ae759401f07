/** A number as barcodes hold it: capitals, without the gaps and hyphens that receipts print between groups. */
export function plainNumber(tracking: string): string {
  return tracking.replaceAll(/[\s-]/gu, '').toUpperCase();
}

const s10Shape = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/;
const s10Weights = [8, 6, 4, 2, 3, 5, 9, 7];

/**
 * Whether a number of a post keeps the rule of UPU standard S10: two letters, eight digits, a check digit, the country
 * that issued it. The digits are weighed 8 6 4 2 3 5 9 7 and added; the check digit is 11 less the rest by 11, where 10
 * is written 0 and 11 is written 5. Null for a number of another shape, about which the standard says nothing.
 */
export function keepsS10(tracking: string): boolean | null {
  const found = s10Shape.exec(plainNumber(tracking));
  const [, serial, check] = found ?? [];
  if (serial === undefined || check === undefined) return null;
  const sum = s10Weights.reduce((all, weight, at) => all + weight * Number(serial[at]), 0);
  const due = 11 - (sum % 11);
  return Number(check) === (due === 10 ? 0 : due === 11 ? 5 : due);
}
