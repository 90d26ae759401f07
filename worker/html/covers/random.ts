/** Returns a generator of numbers in [0, 1) from a seed (mulberry32), so that a book always gets the same ornament. */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns a random whole number from 0 to `below` - 1. */
export function randomBelow(random: () => number, below: number): number {
  return Math.floor(random() * below);
}
