/** The text of a page of a feed. `next`: the cursor of the next page, null behind the last one. */
export interface FeedPage {
  readonly text: string;
  readonly next: string | null;
}
