const shape = /^[a-z][a-z-]*$/;

/**
 * Returns a code as a text constant of SQL. `Code` names the codes of the column, for example `OutboundLegState`, so
 * that a misspelt code does not compile. Without `Code` no code compiles.
 */
export function code<Code extends string = never>(value: NoInfer<Code>): string {
  if (!shape.test(value)) throw new RangeError(`no code: ${value}`);
  return `'${value}'`;
}

/** Returns codes as a list of SQL, with its brackets, for `IN`. `Code`: see `code`. */
export function codes<Code extends string = never>(values: readonly NoInfer<Code>[]): string {
  return `(${values.map((value) => code<Code>(value)).join(', ')})`;
}
