import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { api } from '../worker/api';
import type { Mail } from '../worker/platform/adapters/mail';

/** Mails that the shop sent, newest last: only the mail server is a double. */
export const mailbox: Mail[] = [];

export const shopEnv: Env = {
  ...env,
  DEMO: 'off',
  MAILBOX: {
    async fetch(address: string, init: RequestInit) {
      mailbox.push(await new Request(address, init).json<Mail>());
      return new Response('kept');
    },
  } as unknown as Fetcher,
};

export const shopOrigin = 'https://dogear.example';

/** A browser that calls the API: it keeps cookies and sends its own origin with every write. */
export class Browser {
  readonly cookies = new Map<string, string>();
  private readonly headers: Record<string, string>;
  private readonly shop: Env;

  /** `shop`: the bindings and settings of the shop it visits. */
  constructor(headers: Record<string, string> = {}, shop: Env = shopEnv) {
    this.shop = shop;
    this.headers = { 'Accept-Language': 'en', Origin: shopOrigin, 'CF-IPCountry': 'DE', ...headers };
  }

  /** Calls `/api{path}` and waits for the work that goes on after the answer. A string body is sent as it is. */
  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const request = new Request(`${shopOrigin}/api${path}`, {
      method,
      headers: {
        ...this.headers,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const execution = createExecutionContext();
    const answer = await api.fetch(request, this.shop, execution);
    await waitOnExecutionContext(execution);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0;')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  /** Status and body of a call; a problem's body is its code. */
  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: unknown }> {
    const answer = await this.call(method, path, body, headers);
    const text = await answer.text();
    const parsed: unknown = text === '' ? null : JSON.parse(text);
    const problem = answer.headers.get('Content-Type') === 'application/problem+json';
    return { status: answer.status, body: problem ? (parsed as { code: string }).code : parsed };
  }
}
