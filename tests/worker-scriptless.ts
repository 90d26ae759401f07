import { exports } from 'cloudflare:workers';

/** Address of the shop that a scriptless browser visits. */
export const shop = 'https://dogear.example';

export const formType = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Returns a browser without script. It stores cookies and sends forms as browsers do. */
export function scriptless() {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = Object.fromEntries(new Headers(init.headers));
    const headers = { 'CF-IPCountry': 'IE', ...(cookie === '' ? {} : { Cookie: cookie }), ...own };
    const answer = await exports.default.fetch(new Request(shop + path, { ...init, headers, redirect: 'manual' }));
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('Location');
    const text = await answer.text();
    const { status, headers: got } = answer;
    return { status, headers: got, location, html: text, text: withoutScript(text), form: resultIn(text) };
  };
  /** Posts a form that is written already. */
  const postText = (path: string, body: string, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      body,
      headers: { ...formType, Origin: shop, 'Sec-Fetch-Site': 'same-origin', ...headers },
    });
  return {
    cookies,
    get: (path: string) => send(path),
    post: (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      postText(path, new URLSearchParams(fields).toString(), headers),
    postText,
    send,
  };
}

/** Returns the content of a page in a browser without script. */
const withoutScript = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
/** Returns the form result that the page passes to its script. */
const resultIn = (html: string) => {
  const found = /data-form="([^"]*)"/.exec(html)?.[1];
  const text = found?.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  return text === undefined ? null : JSON.parse(text);
};
/** Returns the tag of a field, from the page's HTML. */
export const inputIn = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
