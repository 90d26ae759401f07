/** Source from which the service worker answers a request. `network`: the worker leaves the request to the browser. */
export type AnswerSource = 'page' | 'asset' | 'cover' | 'network';

/** The parts of a request that decide its answer. */
export interface PageRequest {
  readonly method: string;
  /** `navigate` for a page. */
  readonly mode: string;
  readonly url: string;
}

/**
 * Returns the source that answers a request. Only the scanning page, its files and its covers are cached; never an
 * answer of the API or another page. `scope` is the page's own address, `/{language}/bulk-scanning` of the shop.
 */
export function answerSourceOf({ method, mode, url }: PageRequest, scope: string): AnswerSource {
  const requestUrl = new URL(url);
  const page = new URL(scope);
  if (method !== 'GET' || requestUrl.origin !== page.origin) return 'network';
  if (mode === 'navigate')
    return requestUrl.pathname.replace(/\/$/, '') === page.pathname.replace(/\/$/, '') ? 'page' : 'network';
  if (requestUrl.pathname.startsWith('/assets/')) return 'asset';
  return requestUrl.pathname.startsWith('/covers/') ? 'cover' : 'network';
}

/** Returns the language of a scope. */
export function languageOfScope(scope: string): string {
  return new URL(scope).pathname.split('/')[1] ?? '';
}

/**
 * Returns the addresses of `chunks` by the import map in a page's HTML. Null if the page is not of build `version` or
 * its map lacks a chunk, because scripts of different builds do not fit together.
 */
export function scriptsOf(html: string, version: string, chunks: readonly string[]): string[] | null {
  const [, attributes = '', text = ''] = /<script type="importmap"([^>]*)>([^<]*)<\/script>/.exec(html) ?? [];
  if (!attributes.includes(` data-version="${version}"`)) return null;
  const { imports }: { readonly imports: Readonly<Record<string, string>> } = JSON.parse(text);
  const addresses = chunks.flatMap((chunk) => imports[`~${chunk}`] ?? []);
  return addresses.length === chunks.length ? addresses : null;
}
