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
});
