import type { ClientResponse } from 'hono/client';
import type { Language } from '../../domain/language';
import type { ProblemCode } from '../../domain/problems';
import { fetchUnlessClosed } from './closed-shop';
import { typedClient, type TypedClient } from './typed-client';

/** Typed client of the whole API. Every route has it as `context.api`. */
export type ApiClient = TypedClient['api'];

const offlineCode = 'offline';

/** Problem that a call was answered with, or the loss of the network. `problem-words.ts` translates the code. */
export class ApiProblem extends Error {
  readonly code: ProblemCode | typeof offlineCode;
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
  /** Function that makes the calls. While the server renders, it calls the API in-process. */
  readonly fetch: typeof globalThis.fetch;
  /** Headers sent with every call. A function is called for each. */
  readonly headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>);
}

/** Returns the typed client of a connection. */
export function createApiClient({ origin, language, fetch, headers }: Connection): ApiClient {
  return typedClient(origin, {
    fetch,
    headers: () => ({ ...(typeof headers === 'function' ? headers() : headers), 'Accept-Language': language }),
  }).api;
}

/**
 * Returns the browser's client. Each call sends the market and the account of its page. So a choice in another tab does
 * not change this page's prices, and a page of one person never acts as another.
 */
export function connectBrowser(language: Language) {
  const headers = (): Record<string, string> => {
    const { market, account } = document.documentElement.dataset;
    return {
      ...(market === undefined ? {} : { 'Dogear-Market': market }),
      ...(account === undefined ? {} : { 'Dogear-Account': account }),
    };
  };
  return createApiClient({
    origin: location.origin,
    language,
    fetch: (input, init) => fetchUnlessClosed(() => fetch(input, init), init?.method === 'GET'),
    headers,
  });
}

type SuccessStatus = 200 | 201 | 202;

/** The JSON of a successful answer. */
type Answer<Response> =
  Response extends ClientResponse<infer Body, infer Status, 'json'>
    ? Status extends SuccessStatus
      ? Body
      : never
    : never;

/**
 * Returns the JSON of a successful answer.
 * @throws ApiProblem for any other answer, with the code `offline` if none came.
 */
export async function read<Response extends ClientResponse<unknown, number, string>>(
  call: Promise<Response>,
): Promise<Answer<Response>> {
  let answer: Response;
  try {
    answer = await call;
  } catch {
    throw new ApiProblem(offlineCode, 0);
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the server validates by the same types
  if (answer.ok) return (answer.status === 204 ? null : await answer.json()) as Answer<Response>;
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
