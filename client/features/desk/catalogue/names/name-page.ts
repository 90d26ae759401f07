/** Kinds of names that have pages in the catalogue at the desk. */
export type NameKind = 'authors' | 'series' | 'publishers';

/** Returns the target of the search in names of a kind, or of the page of one name. */
export const namePage = (kind: NameKind, name?: string) =>
  ({ to: '/desk/catalogue/{-$kind}/{-$key}', params: { kind, key: name } }) as const;
