/** Parts of the catalogue room with names. */
export type NamesRoom = 'authors' | 'series' | 'publishers';

/** Returns the target of the look-up of a part of the catalogue room, or of the page of one name. */
export const namePage = (room: NamesRoom, name?: string) =>
  ({ to: '/desk/catalogue/{-$kind}/{-$key}', params: { kind: room, key: name } }) as const;
