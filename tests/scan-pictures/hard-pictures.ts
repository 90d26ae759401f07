import type { Grey } from '../../domain/scanning/pictures/grey';
import { barsOf } from './bars';
import { cut, defocused, dim, glossy, noisy, shaded, shaken } from './conditions';
import { anyIsbn, seededRandom, type Random } from './random';
import { draw, type Placed } from './scene';

/** A picture and the codes in it, from top to bottom. */
export interface HardPicture {
  readonly kind: string;
  readonly isbns: readonly string[];
  readonly grey: Grey;
}

type Make = (random: Random) => Omit<HardPicture, 'kind'>;

const [wide, high] = [560, 420];

/** Returns a table of boards: soft stripes, not unlike bars. */
const table = (random: Random) => {
  const [shade, period, slant] = [random.between(60, 180), random.between(9, 40), random.between(-0.4, 0.4)];
  return (x: number, y: number) => shade + 18 * Math.sin((x + slant * y) / period) + 8 * Math.sin(y / 7);
};

function label(random: Random, isbn: string, over: Partial<Placed> = {}): Placed {
  return {
    bars: barsOf(isbn),
    height: random.between(38, 62),
    quiet: [11, 7],
    paper: random.between(215, 250),
    ink: random.between(10, 50),
    cover: random.between(40, 230),
    x: wide / 2 + random.between(-20, 20),
    y: high / 2 + random.between(-20, 20),
    scale: random.between(2, 3.2),
    turn: random.between(-5, 5),
    lean: 0,
    bend: Infinity,
    ...over,
  };
}

/** One book, changed on the table and then by the light. */
const one =
  (over: (random: Random) => Partial<Placed>, light: (grey: Grey, random: Random) => Grey = (grey) => grey): Make =>
  (random) => {
    const isbn = anyIsbn(random);
    const grey = draw(wide, high, [label(random, isbn, over(random))], table(random));
    return { isbns: [isbn], grey: noisy(light(grey, random), random.between(2, 5), random) };
  };

const several =
  (count: number, light: (grey: Grey, random: Random) => Grey): Make =>
  (random) => {
    const isbns = Array.from({ length: count }, () => anyIsbn(random));
    const [across, down] = count > 2 ? [900, 640] : [wide, 560];
    const labels = isbns.map((isbn, at) =>
      label(random, isbn, {
        x: count > 2 ? across * (at % 2 === 0 ? 0.26 : 0.74) : across / 2,
        scale: random.between(1.9, 2.6),
        height: random.between(38, 48),
        y: down * ((count > 2 ? Math.floor(at / 2) : at) * 0.5 + 0.25),
      }),
    );
    return {
      isbns,
      grey: noisy(light(draw(across, down, labels, table(random)), random), random.between(2, 5), random),
    };
  };

const makers: Readonly<Record<string, Make>> = {
  clear: one(() => ({})),
  small: one((random) => ({ scale: random.between(0.95, 1.35) })),
  'out of focus': one(
    (random) => ({ scale: random.between(2, 3) }),
    (grey, random) => defocused(grey, random.between(2.2, 3.6)),
  ),
  'small and soft': one(
    (random) => ({ scale: random.between(1.3, 1.8) }),
    (grey, random) => defocused(grey, random.between(1, 1.6)),
  ),
  shaken: one(
    () => ({}),
    (grey, random) => shaken(grey, random.between(3, 6), random.between(-35, 35)),
  ),
  slanted: one((random) => ({
    scale: random.between(1.9, 2.6),
    height: random.between(30, 45),
    turn: (random.next() < 0.5 ? -1 : 1) * random.between(18, 70),
  })),
  leaning: one((random) => ({ lean: random.between(-0.55, 0.55), turn: random.between(-15, 15) })),
  bent: one((random) => ({ bend: random.between(49, 60), scale: random.between(2.4, 3.2) })),
  dark: one(
    () => ({}),
    (grey, random) => noisy(dim(grey, random.between(6, 14), random.between(32, 60)), random.between(3, 5), random),
  ),
  faint: one(
    (random) => ({ ink: random.between(150, 185) }),
    (grey, random) => noisy(defocused(grey, 1.2), random.between(4, 8), random),
  ),
  glossy: one(
    () => ({}),
    (grey, random) =>
      glossy(
        grey,
        wide * random.between(0.3, 0.7),
        high * random.between(0.4, 0.6),
        random.between(40, 110),
        random.between(60, 160),
        random.between(0.7, 1),
      ),
  ),
  shadow: one(
    () => ({}),
    (grey, random) =>
      shaded(
        grey,
        wide * random.between(0.35, 0.65),
        high / 2,
        random.between(-1, 1),
        random.between(2, 25),
        random.between(0.12, 0.3),
      ),
  ),
  noisy: one(
    () => ({}),
    (grey, random) => noisy(grey, random.between(35, 60), random),
  ),
  cropped: (random) => {
    const made = one(() => ({ quiet: [4, 3], x: wide / 2, y: high / 2, scale: 2.6, turn: random.between(-4, 4) }))(
      random,
    );
    return {
      ...made,
      grey: cut(made.grey, 145 + Math.round(random.between(0, 6)), 190, 270, Math.round(random.between(25, 60))),
    };
  },
  'two books': several(2, (grey, random) =>
    shaded(grey, wide / 2, 280, random.between(-1, 1), 12, random.between(0.2, 0.5)),
  ),
  'four books': several(4, (grey, random) => defocused(grey, random.between(0.6, 1.6))),
  'no code': (random) => ({
    isbns: [],
    // Stripes and type of a shelf, with bars of any width and no meaning.
    grey: noisy(
      draw(
        wide,
        high,
        [{ ...label(random, anyIsbn(random)), bars: Array.from({ length: 95 }, () => random.next() < 0.5) }],
        table(random),
      ),
      4,
      random,
    ),
  }),
};

/** `each` pictures of every kind, or of some kinds, the same for the same seed. */
export function* hardPictures(
  each: number,
  seed = 1,
  kinds: readonly string[] = Object.keys(makers),
): Generator<HardPicture> {
  for (const [at, [kind, make]] of Object.entries(makers).entries()) {
    if (!kinds.includes(kind)) continue;
    for (let number = 0; number < each; number += 1)
      yield { kind, ...make(seededRandom(seed * 1_000_003 + at * 1009 + number)) };
  }
}
