/** A stored text: `seed` is the hash of its last seeding, `now` the hash of its present content. */
export interface StoredText {
  readonly id: string;
  readonly seed: string;
  readonly now: string;
}

/** Effect of a seeding on each text, by id. */
export interface SeedPlan {
  /** New texts, and unedited texts whose seed changed. */
  readonly write: ReadonlySet<string>;
  /** Edited texts whose seed changed: the text stays, and the new seed's hash is stored. */
  readonly keep: ReadonlySet<string>;
  /** Unedited texts that have no seed any more. */
  readonly remove: ReadonlySet<string>;
  readonly unchanged: number;
}

/**
 * Returns what a seeding does. `seeds`: hash by id. Texts that were edited in the shop are never replaced or removed.
 */
export function planSeeding(stored: readonly StoredText[], seeds: ReadonlyMap<string, string>): SeedPlan {
  const storedById = new Map(stored.map((text) => [text.id, text]));
  const write = new Set<string>();
  const keep = new Set<string>();
  let unchanged = 0;
  for (const [id, seed] of seeds) {
    const text = storedById.get(id);
    if (text === undefined) write.add(id);
    else if (text.seed === seed) unchanged += 1;
    else if (text.now === text.seed || text.now === seed) write.add(id);
    else keep.add(id);
  }
  const remove = new Set(stored.filter(({ id, seed, now }) => !seeds.has(id) && now === seed).map(({ id }) => id));
  return { write, keep, remove, unchanged };
}
