// Chooses where a shop's database and conversations are stored; README, "Deployment".

/** Jurisdictions that D1 and Durable Objects both have. `none` leaves the place to Cloudflare. */
const jurisdictions = ['eu', 'us', 'none'];

/** Used at a first deploy that names none: the embedded catalogue's shop is in the European Union. */
const firstJurisdiction = 'eu';

/**
 * Returns `{ jurisdiction }` (eu, us or none) for a deploy, or `{ wrong }`, a sentence. A database never moves, so the
 * first deploy decides. `isNew`: the account has no database yet. `kept`: what an earlier deploy stored.
 */
export function settleJurisdiction({ given, isNew, kept }) {
  if (given !== undefined && !jurisdictions.includes(given))
    return { wrong: `--jurisdiction is one of ${jurisdictions.join(', ')}, not "${given}"` };
  if (isNew) return { jurisdiction: given ?? firstJurisdiction };
  const jurisdiction = kept ?? 'none';
  if (given !== undefined && given !== jurisdiction)
    return { wrong: `The data of this shop is stored under "${jurisdiction}". A later deploy cannot move it.` };
  return { jurisdiction };
}
