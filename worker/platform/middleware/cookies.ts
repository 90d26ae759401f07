/** Names and lifetimes (seconds) of the shop's cookies. `__Host-`: secure, whole site, this host only. */
export const cookieNames = {
  session: '__Host-session',
  visitor: '__Host-visitor',
  /** Stays after the sign-out: it identifies no person and gives no access. */
  device: '__Host-device',
  /**
   * Secret of a browser that requested a mailed link, which the page of the link compares. It gives no access by
   * itself.
   */
  browserSecret: '__Host-asking',
  /** A sign-on that has begun. Its answer must arrive in the same browser. */
  signOn: '__Host-sso',
  /** The same for answers that a provider's page posts from its own site. */
  signOnPosted: '__Host-sso-posted',
  /** A sign-on that may be linked to an account once that is proved. */
  signOnOffer: '__Host-sso-offer',
  /** A sign-on that waits for its second factor. */
  secondFactor: '__Host-second-factor',
  /** Result of a form without script, for the page after the redirect. */
  form: '__Host-form',
  language: 'language',
  market: 'market',
  bookmark: '__Host-bookmark',
  /** Prefix; a guest's key to one trade. */
  trade: '__Host-trade-',
} as const;

const yearSeconds = 31_536_000;
export const visitorAge = yearSeconds;
export const choiceAge = yearSeconds;

/** Reads a cookie header; malformed escapes and broken pairs are skipped, never thrown. */
export function readCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').slice(0, 8192).split(';')) {
    const index = pair.indexOf('=');
    if (index < 1) continue;
    const name = pair.slice(0, index).trim();
    const value = pair.slice(index + 1).trim();
    if (/^[\w-]+$/.test(name) && /^[\w.~%+/=:-]*$/.test(value) && !cookies.has(name)) cookies.set(name, value);
  }
  return cookies;
}

/**
 * Returns a `Set-Cookie` value with the shop's attributes. `maxAge`: seconds; 0 removes the cookie. `crossSite`: posts
 * from other sites send it too.
 */
export function cookieHeader(
  name: string,
  value: string,
  maxAge: number,
  options: { readonly script?: boolean; readonly crossSite?: boolean } = {},
): string {
  const sameSite = options.crossSite ? 'None' : 'Lax';
  const access = options.script ? '' : '; HttpOnly';
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=${sameSite}; Secure${access}`;
}
