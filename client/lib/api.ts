import type { ClientResponse } from 'hono/client';
import type { Language } from '../../domain/language';
import type { ProblemCode } from '../../domain/problems';
import { fetchUnlessClosed } from './closed-shop';
import { typedClient, type TypedClient } from './typed-client';

/** The typed client of the whole API; `context.api` of every route. */
export type ApiClient = TypedClient['api'];

const codeOfLostNetwork = 'offline';

/** What the API or the network answered instead of the wanted thing; `problem-words.ts` translates the code. */
export class ApiProblem extends Error {
  readonly code: ProblemCode | typeof codeOfLostNetwork;
  readonly status: number;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;
  constructor(
    code: ApiProblem['code'],
    status: number,
    facts: ApiProblem['facts'] = {},
    requestId: string | null = null,
  ) {
    super(code);
    this.name = 'ApiProblem';
    this.code = code;
    this.status = status;
    this.facts = facts;
    this.requestId = requestId;
  }
}

export interface Connection {
  readonly origin: string;
  readonly language: Language;
  /** The server renders in-process: its calls go straight to the API. */
  readonly fetch: typeof globalThis.fetch;
  /** Sent with every call; a function is asked at each. */
  readonly headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>);
}

/** Makes the typed client. */
export function connect({ origin, language, fetch, headers }: Connection): ApiClient {
  return typedClient(origin, {
    fetch,
    headers: () => ({ ...(typeof headers === 'function' ? headers() : headers), 'Accept-Language': language }),
  }).api;
}

/**
 * The browser's connection. Each call carries the market and the account of its page, so that another tab's choice does
 * not reprice this one, and a page of one person never acts as another.
 */
export function connectBrowser(language: Language) {
  const headers = (): Record<string, string> => {
    const { market, account } = document.documentElement.dataset;
    return {
      ...(market === undefined ? {} : { 'Dogear-Market': market }),
      ...(account === undefined ? {} : { 'Dogear-Account': account }),
    };
  };
  return connect({
    origin: location.origin,
    language,
    fetch: (input, init) => fetchUnlessClosed(() => fetch(input, init), init?.method === 'GET'),
    headers,
  });
}

type Answer<R> = R extends ClientResponse<infer T, infer S, 'json'> ? (S extends 200 | 201 | 202 ? T : never) : never;

/**
 * The JSON of a successful answer. Throws an ApiProblem for each other one, with code `offline` where no answer came.
 */
export async function read<R extends ClientResponse<unknown, number, string>>(call: Promise<R>): Promise<Answer<R>> {
  let answer: R;
  try {
    answer = await call;
  } catch {
    throw new ApiProblem(codeOfLostNetwork, 0);
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the server validates by the same types
  if (answer.ok) return (answer.status === 204 ? null : await answer.json()) as Answer<R>;
  throw await problemOf(answer);
}

async function problemOf(answer: ClientResponse<unknown, number, string>): Promise<ApiProblem> {
  const body: unknown = await answer.json().catch(() => null);
  const id = answer.headers.get('X-Request-Id');
  if (typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string') {
    const facts = 'facts' in body && typeof body.facts === 'object' && body.facts !== null ? body.facts : {};
    // oxlint-disable-next-line typescript/consistent-type-assertions -- codes come from the closed list the API shares
    return new ApiProblem(body.code as ProblemCode, answer.status, { ...facts }, id);
  }
  return new ApiProblem('internal', answer.status, {}, id);
}
