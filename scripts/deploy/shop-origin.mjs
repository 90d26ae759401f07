// Chooses the shop's own address (SHOP_ORIGIN) for a deploy; README, "Deployment".
/** Returns the origin of a text like `https://your.shop`, or null for anything else. */
function originOf(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && (url.origin === text || `${url.origin}/` === text) ? url.origin : null;
}

/**
 * Returns `{ origin }` for a deploy, or `{ wrong }`, a sentence. Uses the first of: the option `--origin`, the
 * environment's SHOP_ORIGIN, `[vars]` of wrangler.toml, the address that an earlier deploy stored.
 * `origin` is null at a first deploy without an address.
 */
export function settleOrigin({ given, environment, configured, kept }) {
  for (const [from, text] of [
    ['--origin', given],
    ['SHOP_ORIGIN', environment],
    ['SHOP_ORIGIN in wrangler.toml', configured],
    ['The kept address', kept],
  ]) {
    if (text === undefined || text === '') continue;
    const origin = originOf(text);
    return origin === null
      ? { wrong: `${from} wants an address like https://your.shop, without a path, not "${text}"` }
      : { origin };
  }
  return { origin: null };
}

/** Returns the origin of the first address that wrangler's output of a deploy names, or null. */
export function printedOrigin(output) {
  const [address] = /https:\/\/[^\s/]+/.exec(output) ?? [];
  return address === undefined ? null : originOf(address);
}
