/** A text as the shop has it: `seed` is the hash it was seeded with, `now` the hash of what stands there today. */
export interface StandingText {
  readonly id: string;
  readonly seed: string;
  readonly now: string;
}

/** What a seeding does to each text, by id. */
export interface SeedPlan {
  /** New, or another than before where nobody has changed it since. */
  readonly write: ReadonlySet<string>;
  /** Changed in the shop: the text stays, and only takes note of the seed it refused. */
  readonly keep: ReadonlySet<string>;
  /** No longer among the texts, and changed by nobody. */
  readonly remove: ReadonlySet<string>;
  readonly unchanged: number;
}

/** Compares the texts of the shop with new ones (hash by id): what people changed is never replaced or removed. */
export function planSeeding(standing: readonly StandingText[], seeds: ReadonlyMap<string, string>): SeedPlan {
  const found = new Map(standing.map((text) => [text.id, text]));
  const write = new Set<string>();
  const keep = new Set<string>();
  let unchanged = 0;
  for (const [id, seed] of seeds) {
    const text = found.get(id);
    if (text === undefined) write.add(id);
    else if (text.seed === seed) unchanged += 1;
    else if (text.now === text.seed || text.now === seed) write.add(id);
    else keep.add(id);
  }
  const remove = new Set(standing.filter(({ id, seed, now }) => !seeds.has(id) && now === seed).map(({ id }) => id));
  return { write, keep, remove, unchanged };
}
