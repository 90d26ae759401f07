const shape = /^[0-9a-z]{26}$/;

/** Returns whether a text can be an id that `ctx.ids.id()` drew. Keeps any other text out of queries and keys. */
export function isId(text: string): boolean {
  return shape.test(text);
}
