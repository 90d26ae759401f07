import type { Ctx } from './context';

/**
 * Where the links of a mail lead: to the shop's own address as the settings say it, and only where they do not, to the one
 * that the request names. A request names what it likes: whoever asks for another person's new password must not choose
 * the host of the link that this person gets (OWASP, host header injection).
 */
export function mailOrigin({ settings, origin }: Pick<Ctx, 'settings' | 'origin'>): string {
  return settings.originIsSet ? settings.origin : origin;
}
