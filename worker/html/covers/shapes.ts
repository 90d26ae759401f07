/** Size of a cover in its own units. All lengths of this folder are in them. */
export const coverWidth = 240;
export const coverHeight = 360;
export const centreX = coverWidth / 2;
export const centreY = coverHeight / 2;
/** Space between the words and the edges of a cover, and the width that it leaves for them. */
export const margin = 20;
export const textWidth = coverWidth - 2 * margin;
/** Top of the words of a layout with an emblem above them. */
export const headTop = 42;

/** Returns a number for SVG, rounded to a tenth of a unit, which is smaller than a pixel. */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Returns a filled rectangle. */
export function rect(x: number, y: number, width: number, height: number, colour: string): string {
  return `<path fill="${colour}" d="M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z"/>`;
}

/** Returns the outline of a rectangle, `line` wide. */
export function box(x: number, y: number, width: number, height: number, colour: string, line: number): string {
  return stroke(`M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`, colour, line);
}

/** Returns a filled circle. */
export function disc(x: number, y: number, radius: number, colour: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${colour}"/>`;
}

/** Returns the outline of a circle, `line` wide. */
export function ring(x: number, y: number, radius: number, colour: string, line: number): string {
  const place = `cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"`;
  return `<circle ${place} fill="none" stroke="${colour}" stroke-width="${round(line)}"/>`;
}

export function fill(path: string, colour: string): string {
  return `<path fill="${colour}" d="${path}"/>`;
}

export function stroke(path: string, colour: string, line: number): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${round(line)}" d="${path}"/>`;
}

/** Returns a quarter of a disc in a square of this side. Its centre is at `corner` (0: top left, then clockwise). */
export function quarter(x: number, y: number, side: number, corner: number): string {
  const arc = `a${round(side)} ${round(side)} 0 0 1 `;
  switch (corner & 3) {
    case 0:
      return `M${round(x)} ${round(y)}h${round(side)}${arc}${round(-side)} ${round(side)}z`;
    case 1:
      return `M${round(x + side)} ${round(y)}v${round(side)}${arc}${round(-side)} ${round(-side)}z`;
    case 2:
      return `M${round(x + side)} ${round(y + side)}h${round(-side)}${arc}${round(side)} ${round(-side)}z`;
    default:
      return `M${round(x)} ${round(y + side)}v${round(-side)}${arc}${round(side)} ${round(side)}z`;
  }
}

/** Returns the path of a circle. */
export function circle(x: number, y: number, radius: number): string {
  const arc = `a${round(radius)} ${round(radius)} 0 1 0 `;
  return `M${round(x - radius)} ${round(y)}${arc}${round(2 * radius)} 0${arc}${round(-2 * radius)} 0z`;
}

/** Returns the path of a square that stands on a corner. */
export function rhombus(x: number, y: number, radius: number): string {
  const step = round(radius);
  return `M${round(x)} ${round(y - radius)}l${step} ${step}l-${step} ${step}l-${step}-${step}z`;
}

/** Returns the path of a star with `points` tips, the first one straight up. */
export function star(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index / points) * Math.PI - Math.PI / 2;
    const reach = index % 2 === 1 ? inner : outer;
    return `${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}`;
  });
  return `M${corners.join('L')}z`;
}

/** Returns shapes as one path for each colour, which takes fewer bytes. The shapes must not overlap. */
export function fillByColour(shapes: readonly (readonly [colour: string, path: string])[]): string {
  const paths = new Map<string, string>();
  for (const [colour, path] of shapes) paths.set(colour, (paths.get(colour) ?? '') + path);
  return [...paths].map(([colour, path]) => fill(path, colour)).join('');
}
