import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sheets = execFileSync('git', ['ls-files', 'client'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.css'));

/** Returns the declarations of type in px. The browser's text size would not count there. */
function typeInPx(css: string): string[] {
  const type = /(?:^|[;{\s])(?:font|font-size|line-height|--f-[a-z\d-]+)\s*:[^;}]*\dpx[^;}]*/g;
  return (css.match(type) ?? []).map((declaration) => declaration.trim());
}

/** Multiples of 4 px are the grid; 1 and 2 px are hairlines and optical corrections. */
const isOnGrid = (px: number) => px % 4 === 0 || px === 1 || px === 2;

/** Returns the declarations of margins, paddings and gaps with a length in px that is not on the 4 px grid. */
function spaceOffGrid(css: string): string[] {
  const space = /(?:^|[;{\s])(?:scroll-)?(?:margin|padding|gap|row-gap|column-gap)(?:-[a-z-]+)?\s*:[^;}]*/g;
  return (css.match(space) ?? [])
    .map((declaration) => declaration.trim())
    .filter((declaration) => [...declaration.matchAll(/([\d.]+)px/g)].some(([, px]) => !isOnGrid(Number(px))));
}

/** The widths in px at which layouts change. A `min-width` begins one pixel above. See decision 067. */
const breakpoints = [360, 480, 700, 900, 1100, 1600];

/**
 * The widths in em, for rules that depend on the size of the text as well. 43.75 and 56.25 em are 700 and 900 px at
 * the usual size. Below 18 em the text is larger than usual on any phone. Up to 77.5 em the header and the rows of the
 * search have no room for all their words. See decision 125.
 */
const emBreakpoints = [18, 43.75, 56.25, 77.5];

/** Returns the widths of media and container queries that are none of these breakpoints. */
function otherBreakpoints(css: string): string[] {
  const widths = css.matchAll(/@(?:media|container)[^{]*\{/g);
  return [...widths]
    .flatMap(([query]) => [...query.matchAll(/(min|max)-width: ([\d.]+)(px|em)/g)])
    .filter(([, side, width, unit]) =>
      unit === 'em'
        ? !emBreakpoints.includes(Number(width))
        : !breakpoints.includes(side === 'min' ? Number(width) - 1 : Number(width)),
    )
    .map(([found]) => found);
}

describe('style sheets', () => {
  it.each([
    ['.a { font: 500 14px/20px var(--sans); }', 1],
    ['.a { font-size: 14px; line-height: 20px; }', 2],
    [':root { --f-s: 400 14.5px/20px var(--sans); }', 1],
    ['.a { font: var(--f-s); padding: 4px; }', 0],
  ])('are searched for type in px: %s', (css, count) => {
    expect(typeInPx(css)).toHaveLength(count);
  });

  it('set type in rem', () => {
    const found = sheets.flatMap((file) => typeInPx(readFileSync(file, 'utf8')).map((fault) => `${file}: ${fault}`));

    expect(found).toEqual([]);
  });

  it.each([
    ['.a { padding: 4px 0 2px; }', 0],
    ['.a { padding: 6px; margin-inline: 0 10px; }', 2],
    ['.a { margin-top: calc(-1 * var(--s2)); gap: 18px 8px; }', 1],
    ['.a { width: 7px; top: 5px; }', 0],
  ])('are searched for space off the grid: %s', (css, count) => {
    expect(spaceOffGrid(css)).toHaveLength(count);
  });

  it.each([
    ['@media (max-width: 700px) { }', 0],
    ['@media (min-width: 701px) and (max-width: 1000px) { }', 1],
    ['@container (min-width: 700px) { }', 1],
    ['@media (max-width: 18em) { }', 0],
    ['@media (max-width: 60em) { }', 1],
  ])('are searched for other breakpoints: %s', (css, count) => {
    expect(otherBreakpoints(css)).toHaveLength(count);
  });

  it.each([
    ['keep spaces on the 4 px grid', spaceOffGrid],
    ['have no other breakpoints', otherBreakpoints],
  ])('%s', (_title, faultsOf) => {
    const found = sheets.flatMap((file) => faultsOf(readFileSync(file, 'utf8')).map((fault) => `${file}: ${fault}`));

    expect(found).toEqual([]);
  });
});
