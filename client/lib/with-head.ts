/** What a route's loader answers: what its screen shows, and its head. */
export interface WithHead<Page, Head> {
  readonly page: Page;
  readonly head: Head;
}

/**
 * A page with the head that `make` words for it; `words` is the import of the module that can. The words are fetched
 * beside the page, and on a first visit not at all: the head then comes in the HTML, and no script waits for it.
 */
export async function withHead<Page, Words, Head>(
  page: Promise<Page>, words: Promise<Words>, make: (words: Words, page: Page) => Head,
): Promise<WithHead<Page, Head>> {
  const [shown, worded] = await Promise.all([page, words]);
  return { page: shown, head: make(worded, shown) };
}
