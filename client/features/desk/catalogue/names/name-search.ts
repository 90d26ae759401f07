/** Returns the words of a look-up from an address. */
export function lookUpSearch({ q }: Readonly<Record<string, unknown>>): string {
  return typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, 200) : '';
}
