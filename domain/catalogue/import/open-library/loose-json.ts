/** An object of JSON whose fields are not checked yet. */
export type LooseObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is LooseObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the text of a value: a text, or an object with its type and `value`. Empty for another value. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return isObject(value) && typeof value.value === 'string' ? value.value.trim() : '';
}

/** Returns the texts of a list; a text alone counts as a list of one. Old records have other values in between. */
export function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text !== '');
}

/** Returns the keys of a list of references: `[{ "key": "/languages/ger" }]`, or the keys themselves. */
export function keysOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).flatMap((item: unknown) => {
    if (typeof item === 'string') return [item];
    return isObject(item) && typeof item.key === 'string' ? [item.key] : [];
  });
}
