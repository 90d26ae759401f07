import type { hc } from 'hono/client';
import type { Api } from '../../worker/api';

/** Whole API as Hono's own client types it. */
export type TypedClient = ReturnType<typeof hc<Api>>;

export interface ClientOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Called for each request. */
  readonly headers: () => Readonly<Record<string, string>>;
}

interface Input {
  readonly param?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly json?: unknown;
}

interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly init?: RequestInit;
}

/**
 * Returns the part of Hono's client that this shop uses, in a quarter of its weight: `api.books[':isbn'].$get({ param,
 * query, json }, { headers, init })`. As in Hono's client, `param` is put into the address as it is: the caller encodes
 * it.
 */
export function typedClient(origin: string, options: ClientOptions): TypedClient {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the server declares the proxy's type
  return callBuilder([], (path, input, call) => send(origin, options, path, input, call)) as TypedClient;
}

type Call = (path: readonly string[], input: Input | undefined, options: CallOptions | undefined) => Promise<Response>;

function callBuilder(path: readonly string[], call: Call): unknown {
  return new Proxy(() => undefined, {
    get: (_target, key) => (typeof key === 'string' && key !== 'then' ? callBuilder([...path, key], call) : undefined),
    apply: (_target, _self, [input, options]: [Input?, CallOptions?]) => call(path, input, options),
  });
}

async function send(
  origin: string,
  { fetch, headers }: ClientOptions,
  path: readonly string[],
  { param = {}, query = {}, json }: Input = {},
  call: CallOptions = {},
) {
  const address = path.slice(0, -1).map((part) => (part.startsWith(':') ? (param[part.slice(1)] ?? '') : part));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) for (const each of [value ?? []].flat()) search.append(key, each);
  const searchText = search.toString();
  return fetch(`${origin}/${address.join('/')}${searchText === '' ? '' : `?${searchText}`}`, {
    method: path.at(-1)?.slice(1).toUpperCase() ?? 'GET',
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...call.init,
    headers: { ...(json === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers(), ...call.headers },
  });
}
