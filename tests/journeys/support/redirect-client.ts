/** The answer at the end of the redirects. */
export interface LastPage {
  readonly url: URL;
  readonly status: number;
  readonly text: string;
}

/** An HTTP client without a browser. It follows redirects, keeps cookies by host, and can stop before an address. */
export class RedirectClient {
  private readonly jars = new Map<string, Map<string, string>>();

  /** Returns the cookies of a host, which can be changed. */
  cookiesOf(host: string): Map<string, string> {
    const jar = this.jars.get(host) ?? new Map<string, string>();
    this.jars.set(host, jar);
    return jar;
  }

  /** Requests an address and follows its redirects; stops before an address that `until` matches. */
  async open(
    address: string,
    init: {
      readonly method?: string;
      readonly body?: string;
      readonly headers?: Record<string, string>;
      readonly until?: RegExp;
    } = {},
  ): Promise<LastPage> {
    let url = new URL(address);
    let { method = 'GET', body } = init;
    for (let hop = 0; hop < 12; hop += 1) {
      const jar = this.cookiesOf(url.hostname);
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(url, {
        method,
        redirect: 'manual',
        headers: { ...init.headers, Cookie: cookie },
        ...(body === undefined ? {} : { body }),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        const isExpired = /max-age=0\b|expires=Thu, 01 Jan 1970/i.test(line);
        if (isExpired) jar.delete(name);
        else jar.set(name, value);
      }
      const location = answer.headers.get('Location');
      if (location === null) return { url, status: answer.status, text: await answer.text() };
      await answer.body?.cancel();
      url = new URL(location, url);
      if (answer.status !== 307 && answer.status !== 308) [method, body] = ['GET', undefined];
      if (init.until?.test(url.href)) return { url, status: answer.status, text: '' };
    }
    throw new Error(`no end of redirects at ${url.href}`);
  }
}
