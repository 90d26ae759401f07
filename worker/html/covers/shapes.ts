/** The cover in its own units; everything below is in them. */
export const W = 240;
export const H = 360;

/** Returns a number with one decimal for SVG: a tenth of a unit is smaller than a pixel. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function rect(x: number, y: number, width: number, height: number, colour: string): string {
  return `<path fill="${colour}" d="M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z"/>`;
}

export function box(x: number, y: number, width: number, height: number, colour: string, line: number): string {
  return stroke(`M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`, colour, line);
}

export function disc(x: number, y: number, radius: number, colour: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${colour}"/>`;
}

export function ring(x: number, y: number, radius: number, colour: string, line: number): string {
  const place = `cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"`;
  return `<circle ${place} fill="none" stroke="${colour}" stroke-width="${n(line)}"/>`;
}

export function fill(d: string, colour: string): string {
  return `<path fill="${colour}" d="${d}"/>`;
}

export function stroke(d: string, colour: string, line: number): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${n(line)}" d="${d}"/>`;
}

/** Returns a quarter of a disc in a square of side `s`. Its centre is at `corner` (0: top left, then clockwise). */
export function quarter(x: number, y: number, s: number, corner: number): string {
  const arc = `a${n(s)} ${n(s)} 0 0 1 `;
  switch (corner & 3) {
    case 0:
      return `M${n(x)} ${n(y)}h${n(s)}${arc}${n(-s)} ${n(s)}z`;
    case 1:
      return `M${n(x + s)} ${n(y)}v${n(s)}${arc}${n(-s)} ${n(-s)}z`;
    case 2:
      return `M${n(x + s)} ${n(y + s)}h${n(-s)}${arc}${n(s)} ${n(-s)}z`;
    default:
      return `M${n(x)} ${n(y + s)}v${n(-s)}${arc}${n(s)} ${n(s)}z`;
  }
}

/** Returns the path of a circle. */
export function circle(x: number, y: number, radius: number): string {
  const arc = `a${n(radius)} ${n(radius)} 0 1 0 `;
  return `M${n(x - radius)} ${n(y)}${arc}${n(2 * radius)} 0${arc}${n(-2 * radius)} 0z`;
}

export function rhombus(x: number, y: number, radius: number): string {
  const r = n(radius);
  return `M${n(x)} ${n(y - radius)}l${r} ${r}l-${r} ${r}l-${r}-${r}z`;
}

/** Returns the path of a star with `points` tips, the first one straight up. */
export function star(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, k) => {
    const angle = (k / points) * Math.PI - Math.PI / 2;
    const reach = k % 2 === 1 ? inner : outer;
    return `${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`;
  });
  return `M${corners.join('L')}z`;
}

/** Returns shapes as one path for each colour, which takes fewer bytes. The shapes must not overlap. */
export function gather(shapes: readonly (readonly [colour: string, d: string])[]): string {
  const plates = new Map<string, string>();
  for (const [colour, d] of shapes) plates.set(colour, (plates.get(colour) ?? '') + d);
  return [...plates].map(([colour, d]) => fill(d, colour)).join('');
}
