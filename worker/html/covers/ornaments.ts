import { roll } from './random';
import { disc, fill, n, quarter, rect, rhombus, ring, star, stroke } from './shapes';

/** Place and colours of an ornament. `ground`: the colour behind it. */
export interface Ornament {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: string;
  readonly ground: string;
}

type Draw = (ornament: Ornament, points: number) => string;

function at({ x, y }: Ornament, angle: number, reach: number): [number, number] {
  return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
}

const flower: Draw = (o, points) => {
  const petals = Array.from({ length: points }, (_, k) => {
    const [x, y] = at(o, (k / points) * 2 * Math.PI - Math.PI / 2, o.radius * 0.62);
    return disc(x, y, o.radius * 0.36, o.colour);
  });
  return petals.join('') + disc(o.x, o.y, o.radius * 0.2, o.ground);
};

const starred: Draw = (o, points) =>
  fill(star(o.x, o.y, o.radius, o.radius * 0.46, points), o.colour) + disc(o.x, o.y, o.radius * 0.18, o.ground);

const target: Draw = ({ x, y, radius, colour }) =>
  [1, 0.75, 0.5, 0.25].map((part) => ring(x, y, radius * (part - 0.06), colour, radius * 0.11)).join('');

const pinwheel: Draw = ({ x, y, radius: r, colour }) =>
  fill(quarter(x - r, y - r, r, 1) + quarter(x, y - r, r, 2) + quarter(x, y, r, 3) + quarter(x - r, y, r, 0), colour);

const sun: Draw = (o, points) => {
  const rays = Array.from({ length: points * 3 }, (_, k) => {
    const angle = (k / (points * 3)) * 2 * Math.PI;
    const [x, y] = at(o, angle, o.radius * 0.42);
    const [toX, toY] = at(o, angle, o.radius * (k % 2 === 1 ? 0.78 : 1));
    return `M${n(x)} ${n(y)}L${n(toX)} ${n(toY)}`;
  });
  return stroke(rays.join(''), o.colour, o.radius * 0.07) + disc(o.x, o.y, o.radius * 0.28, o.colour);
};

const lozenge: Draw = ({ x, y, radius, colour, ground }) =>
  [1, 2 / 3, 1 / 3].map((part, k) => fill(rhombus(x, y, radius * part), k === 1 ? ground : colour)).join('');

const branch: Draw = ({ x, y, radius: r, colour }) => {
  const pairs = [-1, 1].flatMap((side) =>
    [0, 1, 2].map(
      (k) =>
        `M${n(x)} ${n(y + r - k * r * 0.62)}` +
        `q${n(side * r * 0.75)} ${n(-r * 0.06)} ${n(side * r * 0.8)} ${n(-r * 0.7)}` +
        `q${n(-side * r * 0.7)} ${n(r * 0.02)} ${n(-side * r * 0.8)} ${n(r * 0.7)}z`,
    ),
  );
  return fill(pairs.join(''), colour) + rect(x - r * 0.03, y - r, r * 0.06, r * 2, colour);
};

const moon: Draw = ({ x, y, radius: r, colour, ground }) =>
  disc(x, y, r, colour) +
  disc(x + r * 0.34, y - r * 0.12, r * 0.8, ground) +
  disc(x + r * 0.5, y - r * 0.1, r * 0.2, colour);

const all = [flower, starred, target, pinwheel, sun, lozenge, branch, moon];

/** Returns one of eight ornaments, chosen by the random numbers of the book. */
export function ornament(random: () => number, o: Ornament): string {
  const draw = all[roll(random, all.length)] ?? starred;
  return draw(o, 5 + roll(random, 4));
}
