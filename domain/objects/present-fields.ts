type MayBeMissing<Value> = null extends Value ? true : undefined extends Value ? true : false;

/** Fields whose value may be null or undefined as optional fields, and all others unchanged. */
export type PresentFields<Fields> = {
  [Name in keyof Fields as MayBeMissing<Fields[Name]> extends true ? never : Name]: Fields[Name];
} & {
  [Name in keyof Fields as MayBeMissing<Fields[Name]> extends true ? Name : never]?: NonNullable<Fields[Name]>;
};

/** Returns an object without the fields whose value is null or undefined. All other values stay, also `''` and 0. */
export function presentFields<Fields extends object>(fields: Fields): PresentFields<Fields>;
export function presentFields(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}
