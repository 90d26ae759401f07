import { languages } from '../../../domain/language';
import { dayMs, addMs } from '../../../domain/time';
import type { Settings } from '../../platform/settings/settings';

/** Less than a year (RFC 9116, 2.5.5), so a shop that is no longer run stops naming a contact. */
const validDays = 180;
/** Seconds; a new contact is known within an hour. */
const cacheSeconds = 3600;

export const securityTxtPath = '/.well-known/security.txt';

/** Serves the security contact (RFC 9116). The answer stays the same for a day. */
export function serveSecurityTxt({ method }: Request, { shop, origin, originIsSet }: Settings, now: Date): Response {
  const today = `${now.toISOString().slice(0, 10)}T00:00:00.000Z`;
  const lines = [
    `Contact: mailto:${shop.email}`,
    `Expires: ${addMs(today, validDays * dayMs)}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(originIsSet ? [`Canonical: ${origin}${securityTxtPath}`] : []),
  ];
  return new Response(method === 'HEAD' ? null : `${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': `public, max-age=${cacheSeconds}` },
  });
}
