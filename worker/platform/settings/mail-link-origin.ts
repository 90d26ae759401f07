import type { Ctx } from '../context';

/**
 * Returns the origin for the links of a mail: `SHOP_ORIGIN`, or without it the domain of `MAIL_FROM`. A request's
 * `Host` never decides it, because anybody may send any host (OWASP, host header injection).
 */
export function mailLinkOrigin({ settings }: Pick<Ctx, 'settings'>): string {
  return settings.origin;
}

/** Thrown when a mail must wait: its link holds a secret and `SHOP_ORIGIN` is not set. */
export class ShopOriginMissing extends Error {
  constructor() {
    super('SHOP_ORIGIN is missing: a mail whose link holds a secret waits');
    this.name = 'ShopOriginMissing';
  }
}

/**
 * Returns `SHOP_ORIGIN` for a link that holds a secret (token or key).
 * @throws ShopOriginMissing where the setting is missing; the outbox then keeps the row and tries again later.
 */
export function secretLinkOrigin({ settings }: Pick<Ctx, 'settings'>): string {
  if (!settings.originIsSet) throw new ShopOriginMissing();
  return settings.origin;
}
