import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';

/** D1 refuses statements with more parameters. */
export const maxParameters = 100;

/** Returns a bound value as D1 stores it. Throws D1's TypeError for what it does not take. */
export function inputOf(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  if (Array.isArray(value)) return Uint8Array.from(value, (byte) => Number(byte));
  throw new TypeError(`D1_TYPE_ERROR: Type '${typeof value}' not supported for value '${textOf(value)}'`);
}

/** Returns a value as D1 names it in an error. */
const textOf = (value: unknown): string => (typeof value === 'object' ? '[object Object]' : typeof value);

/** Returns a column's value as D1 answers it; bytes come as a list of numbers. */
export function outputOf(value: SQLOutputValue): unknown {
  if (value instanceof Uint8Array) return [...value];
  return typeof value === 'bigint' ? Number(value) : value;
}
