/** Parts of the account's page and of the page that edits it, as in their addresses (`?part=trades`). */
export const accountParts = [
  'profile',
  'trades',
  'credit',
  'wishes',
  'watches',
  'kept-aside',
  'addresses',
  'payout',
  'safety',
  'devices',
  'events',
  'data',
] as const;
export const editParts = [
  'name',
  'email',
  'password',
  'place',
  'addresses',
  'payout',
  'passkeys',
  'sign-ins',
  'mails',
] as const;
export type AccountPart = (typeof accountParts)[number];
export type EditPart = (typeof editParts)[number];

/** Returns `?part=…` if the page has that part, else an empty object. */
export function readPart<Part extends string>(
  parts: readonly Part[],
  search: Record<string, unknown>,
): { part?: Part } {
  const part = parts.find((each) => each === search['part']);
  return part === undefined ? {} : { part };
}
