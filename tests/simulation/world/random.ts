/** Seeded source of everything that is random in a simulation. */
export interface Random {
  /** Returns a number from 0 (included) to 1 (excluded). */
  next(): number;
  /** Returns a whole number from 0 to `limit - 1`. */
  below(limit: number): number;
  /** Returns true once in `1 / rate` calls on average. */
  chance(rate: number): boolean;
  /** Returns one of the items. Throws a RangeError for an empty list. */
  pick<Item>(items: readonly Item[]): Item;
  /** Fills the array with bytes and returns it. */
  fillBytes(bytes: Uint8Array): Uint8Array;
}

const wordSize = 0x1_0000_0000;

/** Spreads a seed over 32 bits, so that neighbouring seeds give unlike streams (the finalizer of MurmurHash3). */
function spread(seed: number): number {
  let word = seed | 0;
  word = Math.imul(word ^ (word >>> 16), 0x85eb_ca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2_ae35);
  return (word ^ (word >>> 16)) >>> 0;
}

/**
 * Returns the random source of a seed: sfc32, 32-bit arithmetic only, the same numbers on any machine.
 * `stream` separates sources that must not influence each other.
 * @see https://pracrand.sourceforge.net/RNG_engines.txt
 */
export function randomOf(seed: number, stream = 0): Random {
  let [a, b, c, counter] = [spread(seed), spread(stream + 0x9e37), spread(seed ^ (stream << 7)), 1];
  const word = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 15; round += 1) word();
  const next = () => word() / wordSize;
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (rate) => next() < rate,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    fillBytes: (bytes) => {
      for (let at = 0; at < bytes.length; at += 1) bytes[at] = word() & 0xff;
      return bytes;
    },
  };
}
