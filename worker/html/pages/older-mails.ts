import { isSecret } from '../../../client/lib/mailed-links/address-secret';

/** Pages whose links had the token in the query, after the language. */
const tokenInQuery = /^\/\w\w\/(?:login\/(?:confirm|recovery)|account-details\/confirm-email)$/;
const tradePath = /^\/\w\w\/trades\/[\w-]+$/;
const passwordPath = /^(\/\w\w\/reset-password)\/([^/]+)$/;

/**
 * Returns the address that a link of an older mail has today, as path and fragment; null for every other address.
 * Older mails had their secret in the path or in the query, which logs and other sites can see. A fragment stays in
 * the browser. Values that do not look like a secret are not moved.
 */
export function linkOfOlderMail({ pathname, searchParams }: URL): string | null {
  const [, page = '', fromPath] = passwordPath.exec(pathname) ?? [];
  if (isSecret(fromPath)) return `${page}#token=${fromPath}`;
  const token = searchParams.get('token');
  if (tokenInQuery.test(pathname) && isSecret(token)) return `${pathname}#token=${token}`;
  const key = searchParams.get('key');
  return tradePath.test(pathname) && isSecret(key) ? `${pathname}/open#key=${key}` : null;
}
