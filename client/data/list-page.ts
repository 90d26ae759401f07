/** Page of a list with the cursor of the next one. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}
