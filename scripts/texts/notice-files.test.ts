import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingNoticeFiles } from './notice-files.mjs';

const config =
  '[vars.GUARANTEE_NOTICES]\nde = "de.svg"\n# fr = "fr.svg"\nnl = "nl.png"\n\n[vars.SHOP]\ncity = "Cork"\n';

describe('missingNoticeFiles', () => {
  it('returns the named files that the folder lacks', () => {
    expect(missingNoticeFiles(config, (file) => file === 'de.svg')).toEqual(['nl.png']);
  });

  it('returns nothing where all are there or none is named', () => {
    expect(missingNoticeFiles(config, () => true)).toEqual([]);
    expect(missingNoticeFiles('[vars.SHOP]\ncity = "Cork"\n', () => false)).toEqual([]);
  });

  it('finds all files that wrangler.toml names', () => {
    const missing = missingNoticeFiles(readFileSync('wrangler.toml', 'utf8'), (file) =>
      existsSync(join('public', file)),
    );

    expect(missing).toEqual([]);
  });
});
