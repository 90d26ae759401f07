import { cookieNames } from '../middleware/cookies';

/** Reads of the API that answer the same to all who share language and market. Each uses `shareAnswer`. */
const sharedPaths = /^\/api\/(?:home|suggestions|faq|books(?:\/[^/]+)?|authors\/[^/]+|subjects\/[^/]+|pages\/[^/]+)$/;

/** Returns whether a call is a read of a shared answer. */
export function isSharedRead({ method, path }: { readonly method: string; readonly path: string }): boolean {
  return (method === 'GET' || method === 'HEAD') && sharedPaths.test(path);
}

/** Cookies that identify no person: the choice of the market, and how new the database must be. */
const cookiesWithoutPerson: ReadonlySet<string> = new Set([cookieNames.market, cookieNames.bookmark]);

/** Returns the cookies that the read of a shared answer may see. Nothing of a person is among them. */
export function withoutPerson(cookies: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...cookies].filter(([name]) => cookiesWithoutPerson.has(name)));
}
