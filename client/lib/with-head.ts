/** Answer of a route's loader: data of its screen, and its head. */
export interface WithHead<Page, Head> {
  readonly page: Page;
  readonly head: Head;
}

/**
 * Returns a page with the head that `make` words for it. `words` is the import of the module that has the texts. It is
 * loaded beside the page. On a first visit the head comes in the HTML, and no script waits for the module.
 */
export async function withHead<Page, Words, Head>(
  page: Promise<Page>,
  words: Promise<Words>,
  make: (words: Words, page: Page) => Head,
): Promise<WithHead<Page, Head>> {
  // Waits for both even when one fails: on the server an import that outlives its request would never end for the next
  // request.
  const [shown, worded] = await Promise.allSettled([page, words]);
  if (shown.status === 'rejected') throw shown.reason;
  if (worded.status === 'rejected') throw worded.reason;
  return { page: shown.value, head: make(worded.value, shown.value) };
}

/** Returns the head that `withHead` has loaded. The head of a page that is not loaded yet is empty. */
export const headOfPage = <Head extends object>({ loaderData }: { loaderData?: { readonly head: Head } }) =>
  loaderData?.head ?? {};
