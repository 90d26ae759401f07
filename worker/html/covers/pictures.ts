import type { Palette } from '../../../domain/catalogue/palette';
import type { Subject } from '../../../domain/subjects';
import type { Composition } from './composition';
import { randomBelow } from './random';
import { circle, disc, fill, fillByColour, round, quarter, rect, stroke } from './shapes';
import type { Sheet } from './sheet';

/** Area of a picture, in units of the cover. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Picture = (frame: Frame, colours: Palette, random: () => number, sheet: Sheet) => string;

const quarters: Picture = ({ x, y, width, height }, { paper, ink, first, second }, random) => {
  const columns = 3 + randomBelow(random, 2);
  const side = width / columns;
  const shapes: [string, string][] = [];
  for (let row = 0; row * side < height; row++) {
    for (let column = 0; column < columns; column++) {
      const chance = random();
      if (chance >= 0.78) continue;
      shapes.push([
        chance < 0.4 ? paper : chance < 0.6 ? second : ink,
        quarter(x + column * side, y + row * side, side, randomBelow(random, 4)),
      ]);
    }
  }
  return rect(x, y, width, height, first) + fillByColour(shapes);
};

const horizon: Picture = ({ x, y, width, height }, { ink, first, second }, random) => {
  const lines = Array.from(
    { length: 9 },
    (_, index) =>
      `M${round(x)} ${round(y + height * (0.5 + index * 0.062))}` +
      `h${round(width)}v${round(1 + index * height * 0.0052)}h${round(-width)}z`,
  );
  return (
    rect(x, y, width, height, second) +
    disc(x + width * (0.35 + random() * 0.3), y + height * 0.4, width * 0.27, first) +
    fill(lines.join(''), ink)
  );
};

const arches: Picture = ({ x, y, width, height }, { paper, ink, first, second }) =>
  rect(x, y, width, height, ink) +
  [7, 6, 5, 4, 3, 2, 1]
    .map((index) =>
      disc(
        x + width / 2,
        y + height,
        width * 0.78 * (index / 7),
        index % 2 === 1 ? first : index % 4 === 0 ? paper : second,
      ),
    )
    .join('');

const slants: Picture = ({ x, y, width, height }, { paper, ink, first, second }, random) => {
  const side = width / 4;
  const sideText = round(side);
  const shapes: [string, string][] = [];
  for (let row = 0; row * side < height; row++) {
    for (let column = 0; column < 4; column++) {
      const chance = random();
      const [left, top] = [x + column * side, y + row * side];
      const half =
        chance < 0.5
          ? `M${round(left)} ${round(top)}h${sideText}l-${sideText} ${sideText}z`
          : `M${round(left + side)} ${round(top)}v${sideText}h-${sideText}z`;
      shapes.push([chance < 0.25 || chance > 0.8 ? paper : chance < 0.6 ? ink : second, half]);
    }
  }
  return rect(x, y, width, height, first) + fillByColour(shapes);
};

const skyline: Picture = ({ x, y, width, height }, { paper, ink, first, second }, random) => {
  const step = width / 12;
  const towers = Array.from({ length: 12 }, (_, index): [string, string] => {
    const top = y + height * (0.06 + 0.8 * Math.abs(Math.sin(index * 0.42 + random() * 0.35)));
    return [
      index % 4 === 1 ? second : first,
      `M${round(x + index * step)} ${round(top)}h${round(step * 0.62)}V${round(y + height)}h${round(-step * 0.62)}z`,
    ];
  });
  return (
    rect(x, y, width, height, paper) +
    fillByColour(towers) +
    disc(x + width * 0.76, y + height * 0.22, width * 0.11, ink)
  );
};

const overlap: Picture = ({ x, y, width, height }, { paper, ink, first, second }, _random, sheet) => {
  const radius = width * 0.31;
  const [left, top] = [x + width * 0.38, y + height * 0.44];
  const other = (colour: string) => disc(x + width * 0.62, y + height * 0.58, radius, colour);
  return (
    rect(x, y, width, height, first) +
    disc(left, top, radius, paper) +
    other(second) +
    sheet.clip(circle(left, top, radius), other(ink))
  );
};

const waves: Picture = ({ x, y, width, height }, { paper, ink, first, second }, random) => {
  const wave = Array.from({ length: 11 }, (_, index) => {
    const swell = height * 0.05 * (1 + random());
    const path =
      `M${round(x - 10)} ${round(y + height * (0.1 + index * 0.085))}` +
      `q${round(width * 0.14)} ${round(-swell)} ${round(width * 0.28)} 0${`t${round(width * 0.28)} 0`.repeat(4)}`;
    return stroke(path, index % 3 === 1 ? second : index % 3 === 2 ? first : paper, height * 0.014);
  });
  return rect(x, y, width, height, ink) + wave.join('');
};

const steps: Picture = ({ x, y, width, height }, { paper, ink, first, second }, random) =>
  rect(x, y, width, height, paper) +
  [first, paper, second, ink, first]
    .map((colour, index) => {
      const inset = index * width * 0.09;
      const shift = index === 0 ? 0 : random() * width * 0.03 - width * 0.015;
      const down = inset * (height / width);
      return rect(x + inset + shift, y + down + index * height * 0.02, width - 2 * inset, height - 2 * down, colour);
    })
    .join('');

const allPictures = [quarters, horizon, arches, slants, skyline, overlap, waves, steps];

/** Pictures that suit a subject. A cover of another subject shows any of the eight. */
const suited: ReadonlyMap<Subject, readonly Picture[]> = new Map<Subject, readonly Picture[]>([
  ['crime', [skyline, steps, slants]],
  ['thriller', [skyline, steps, slants]],
  ['politics', [skyline, slants]],
  ['business', [skyline, slants]],
  ['science', [overlap, arches, horizon]],
  ['science-fiction', [horizon, overlap, arches]],
  ['fantasy', [arches, horizon, waves]],
  ['nature', [waves, horizon]],
  ['travel', [waves, horizon]],
  ['historical', [arches, horizon]],
  ['history', [arches, steps]],
  ['religion', [arches, overlap]],
  ['philosophy', [steps, overlap]],
  ['psychology', [steps, overlap]],
  ['children', [quarters, overlap, waves]],
  ['comics', [quarters, slants]],
  ['art', [quarters, slants, overlap]],
]);

/** Returns a geometric picture that suits the subject, cut at its frame. */
export function picture({ sheet, colours, random, subject }: Composition, frame: Frame): string {
  const choice = (subject === undefined ? undefined : suited.get(subject)) ?? allPictures;
  const draw = choice[randomBelow(random, choice.length)] ?? quarters;
  const { x, y, width, height } = frame;
  return sheet.clip(
    `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`,
    draw(frame, colours, random, sheet),
  );
}
