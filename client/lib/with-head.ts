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
  page: Promise<Page>,
  words: Promise<Words>,
  make: (words: Words, page: Page) => Head,
): Promise<WithHead<Page, Head>> {
  // Both are waited for even when one fails: on the server an import that outlives its request would never end for the
  // next.
  const [shown, worded] = await Promise.allSettled([page, words]);
  if (shown.status === 'rejected') throw shown.reason;
  if (worded.status === 'rejected') throw worded.reason;
  return { page: shown.value, head: make(worded.value, shown.value) };
}
