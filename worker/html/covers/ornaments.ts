import { randomBelow } from './random';
import { disc, fill, round, quarter, rect, rhombus, ring, star, stroke } from './shapes';

/** Place and colours of an ornament. `ground`: the colour behind it. */
export interface Ornament {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: string;
  readonly ground: string;
}

type Draw = (ornament: Ornament, points: number) => string;

/** Returns the point that is `reach` away from the middle of an ornament, at an angle in radians. */
function pointAt({ x, y }: Ornament, angle: number, reach: number): [number, number] {
  return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
}

const flower: Draw = (place, points) => {
  const petals = Array.from({ length: points }, (_, index) => {
    const [x, y] = pointAt(place, (index / points) * 2 * Math.PI - Math.PI / 2, place.radius * 0.62);
    return disc(x, y, place.radius * 0.36, place.colour);
  });
  return petals.join('') + disc(place.x, place.y, place.radius * 0.2, place.ground);
};

const starred: Draw = (place, points) =>
  fill(star(place.x, place.y, place.radius, place.radius * 0.46, points), place.colour) +
  disc(place.x, place.y, place.radius * 0.18, place.ground);

const target: Draw = ({ x, y, radius, colour }) =>
  [1, 0.75, 0.5, 0.25].map((part) => ring(x, y, radius * (part - 0.06), colour, radius * 0.11)).join('');

const pinwheel: Draw = ({ x, y, radius, colour }) =>
  fill(
    quarter(x - radius, y - radius, radius, 1) +
      quarter(x, y - radius, radius, 2) +
      quarter(x, y, radius, 3) +
      quarter(x - radius, y, radius, 0),
    colour,
  );

const sun: Draw = (place, points) => {
  const rays = Array.from({ length: points * 3 }, (_, index) => {
    const angle = (index / (points * 3)) * 2 * Math.PI;
    const [x, y] = pointAt(place, angle, place.radius * 0.42);
    const [toX, toY] = pointAt(place, angle, place.radius * (index % 2 === 1 ? 0.78 : 1));
    return `M${round(x)} ${round(y)}L${round(toX)} ${round(toY)}`;
  });
  return (
    stroke(rays.join(''), place.colour, place.radius * 0.07) + disc(place.x, place.y, place.radius * 0.28, place.colour)
  );
};

const lozenge: Draw = ({ x, y, radius, colour, ground }) =>
  [1, 2 / 3, 1 / 3].map((part, index) => fill(rhombus(x, y, radius * part), index === 1 ? ground : colour)).join('');

const branch: Draw = ({ x, y, radius, colour }) => {
  const pairs = [-1, 1].flatMap((side) =>
    [0, 1, 2].map(
      (index) =>
        `M${round(x)} ${round(y + radius - index * radius * 0.62)}` +
        `q${round(side * radius * 0.75)} ${round(-radius * 0.06)} ` +
        `${round(side * radius * 0.8)} ${round(-radius * 0.7)}` +
        `q${round(-side * radius * 0.7)} ${round(radius * 0.02)} ` +
        `${round(-side * radius * 0.8)} ${round(radius * 0.7)}z`,
    ),
  );
  return fill(pairs.join(''), colour) + rect(x - radius * 0.03, y - radius, radius * 0.06, radius * 2, colour);
};

const moon: Draw = ({ x, y, radius, colour, ground }) =>
  disc(x, y, radius, colour) +
  disc(x + radius * 0.34, y - radius * 0.12, radius * 0.8, ground) +
  disc(x + radius * 0.5, y - radius * 0.1, radius * 0.2, colour);

const allOrnaments = [flower, starred, target, pinwheel, sun, lozenge, branch, moon];

/** Returns one of eight ornaments, chosen by the random numbers of the book. */
export function ornament(random: () => number, place: Ornament): string {
  const draw = allOrnaments[randomBelow(random, allOrnaments.length)] ?? starred;
  return draw(place, 5 + randomBelow(random, 4));
}
