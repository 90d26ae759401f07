import type { Market } from '../../domain/market/market';
import { type Ctx } from '../platform/context';
import { openServices, shopContext } from '../services';

/** Returns a context for verbs: of a person (`v:` visitor or `a:` account), at an instant, in a market. */
export function ctxOf(env: Env, owner: string, at: Date, market: Market = 'IE'): Ctx {
  const base = shopContext(openServices(env), () => undefined, at);
  const id = owner.slice(2);
  if (owner.startsWith('v:')) return { ...base, market, actor: { kind: 'guest', visitor: id } };
  const account = { id, name: 'Ann', email: `${id}@reader.example`, role: 'customer' as const };
  return {
    ...base,
    market,
    actor: {
      kind: 'account',
      account,
      session: 'test',
      provedAt: at.toISOString(),
      secondFactor: false,
      visitor: null,
    },
  };
}

/** A browser: keeps cookies, sends JSON, answers status, body and headers. */
export interface Browser {
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  readonly cookies: Map<string, string>;
}
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed JSON; null for another content. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of any route
  readonly json: any;
}

/** Returns a body as it is sent: a text unchanged, any other value as JSON. */
function bodyText(body: unknown): string | undefined {
  if (body === undefined) return undefined;
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** Returns a new visitor. `send` is the application under test. */
export function browser(send: (request: Request) => Response | Promise<Response>): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async call(method, path, body, headers = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const sent = bodyText(body);
      const answer = await send(
        new Request(`https://dogear.example${path}`, {
          method,
          headers: {
            'Content-Type': 'application/json',
            ...(sent === undefined ? {} : { 'Content-Length': String(new TextEncoder().encode(sent).byteLength) }),
            ...(cookie === '' ? {} : { Cookie: cookie }),
            ...headers,
          },
          ...(sent === undefined ? {} : { body: sent }),
        }),
      );
      for (const set of answer.headers.getSetCookie()) {
        const [pair = ''] = set.split(';');
        const index = pair.indexOf('=');
        cookies.set(pair.slice(0, index), pair.slice(index + 1));
      }
      const text = await answer.text();
      const isJson = (answer.headers.get('Content-Type') ?? '').includes('json') && !text.includes('\n');
      return { status: answer.status, headers: answer.headers, text, json: isJson ? JSON.parse(text) : null };
    },
  };
}
