const shape = /^[0-9a-z]{26}$/;

/** Returns whether a text has the form of an id. Other texts must not reach queries and keys. */
export function isId(text: string): boolean {
  return shape.test(text);
}
