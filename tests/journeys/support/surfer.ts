/** The last address of a visit, its status and its text. */
export interface Page {
  readonly url: URL;
  readonly status: number;
  readonly text: string;
}

/** A client without a browser: it follows addresses, keeps cookies per host, and shows each redirect. */
export class Surfer {
  private readonly jars = new Map<string, Map<string, string>>();

  /** The cookies for a host. */
  jar(host: string): Map<string, string> {
    const jar = this.jars.get(host) ?? new Map<string, string>();
    this.jars.set(host, jar);
    return jar;
  }

  /** Requests an address and follows its redirects; stops before an address that `until` matches. */
  async go(
    address: string,
    init: {
      readonly method?: string;
      readonly body?: string;
      readonly headers?: Record<string, string>;
      readonly until?: RegExp;
    } = {},
  ): Promise<Page> {
    let url = new URL(address);
    let { method = 'GET', body } = init;
    for (let hop = 0; hop < 12; hop += 1) {
      const jar = this.jar(url.hostname);
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(url, {
        method,
        redirect: 'manual',
        headers: { ...init.headers, Cookie: cookie },
        ...(body === undefined ? {} : { body }),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        const gone = /max-age=0\b|expires=Thu, 01 Jan 1970/i.test(line);
        if (gone) jar.delete(name);
        else jar.set(name, value);
      }
      const to = answer.headers.get('Location');
      if (to === null) return { url, status: answer.status, text: await answer.text() };
      await answer.body?.cancel();
      url = new URL(to, url);
      if (answer.status !== 307 && answer.status !== 308) [method, body] = ['GET', undefined];
      if (init.until?.test(url.href)) return { url, status: answer.status, text: '' };
    }
    throw new Error(`no end of redirects at ${url.href}`);
  }
}
