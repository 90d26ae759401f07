import { eanCheckDigit } from '../../domain/isbn';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export interface Random {
  next(): number;
  between(low: number, high: number): number;
  digits(count: number): string;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    digits: (count) => Array.from({ length: count }, () => Math.floor(next() * 10)).join(''),
  };
}

/** Returns a random ISBN-13. */
export function anyIsbn(random: Random): string {
  const twelve = `978${random.digits(9)}`;
  return twelve + eanCheckDigit(twelve);
}
