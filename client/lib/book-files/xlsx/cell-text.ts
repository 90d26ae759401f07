/** Number of digits that Excel keeps of a number. */
const keptDigits = 15;

/**
 * Returns a number of a cell as Excel shows it, without an exponent: `9.7832572295300005E12` is `9783257229530`. Other
 * text stays.
 */
export function numberText(value: string): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  const shown = Number(number.toPrecision(keptDigits));
  if (Number.isInteger(shown)) return BigInt(shown).toString();
  const text = String(shown);
  return text.includes('e') ? shown.toFixed(20).replace(/0+$/, '') : text;
}

/** Returns the text of a cell. Dates are `YYYY-MM-DD`. */
export function cellText(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return '';
}
