import { createHmac } from 'node:crypto';
import type { Ctx } from './context';

/** Kinds of lines in the security log (README, "Operations"). */
export const securityKinds = [
  'sign-in-failed',
  'proof-failed',
  'second-factor-wrong',
  'too-many-attempts',
  'too-many-requests',
  'foreign-origin',
  'chat-refused',
  'import-token-wrong',
  'feed-token-wrong',
  'desk-refused',
  'trade-key-wrong',
  'link-invalid',
  'webhook-unsigned',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

type Logs = Pick<Ctx, 'log' | 'network'> & { readonly settings: Pick<Ctx['settings'], 'dataKeys'> };

/** Hexadecimal digits of a network's hash: 64 bits tell networks apart. */
const hashDigits = 16;

/**
 * Returns a keyed hash of the visitor's network, or null without `DATA_KEY` or a network. Lines of one network have one
 * hash; without the key nobody can compute the address from it, although addresses are few.
 */
function networkHash({ network, settings }: Logs): string | null {
  const [secret] = settings.dataKeys;
  if (secret === undefined || network === 'unknown') return null;
  const key = createHmac('sha256', secret).update('security-log network').digest();
  return createHmac('sha256', key).update(network).digest('hex').slice(0, hashDigits);
}

/** Writes one line about a refused request. `route` is a pattern, so the line holds no name, address, token or path. */
export function logSecurity(ctx: Logs, what: SecurityKind, route: string): void {
  ctx.log.warn('security', { what, route, network: networkHash(ctx) });
}
