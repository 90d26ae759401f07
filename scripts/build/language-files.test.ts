import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { languages } from '../../domain/language';
import { importMap } from '../../worker/html/pages/import-map';
import { linkChunks } from './chunk-links';
import { isNamedByContent } from './file-names.mjs';
import { writeLanguages } from './language-files';

let assets: string;
beforeEach(() => {
  assets = mkdtempSync(join(tmpdir(), 'dogear-chunks-'));
});
afterEach(() => rmSync(assets, { recursive: true }));

const sources = {
  main: 'import { add } from "./sums.js";\nimport("./page.js");\nexport { add };\n',
  page: 'var word = __LANGUAGE__ === "de" ? "Buch" : "book";\nconsole.log(word);\n',
  sums: 'var add = (a, b) => a + b;\nexport { add };\n',
};
const write = (changed: Partial<typeof sources> = {}) =>
  writeLanguages(assets, linkChunks(new Map(Object.entries({ ...sources, ...changed }))));

describe('writeLanguages', () => {
  it('names each file by its content', async () => {
    await write();

    const files = readdirSync(assets);

    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(isNamedByContent(file, readFileSync(join(assets, file))), file).toBe(true);
  });

  it('writes a file once for all languages in which it is equal', async () => {
    const files = await write();

    const filesOf = (chunk: string) => readdirSync(assets).filter((file) => file.startsWith(`${chunk}-`)).length;
    expect([filesOf('main'), filesOf('page'), filesOf('sums')]).toEqual([1, 2, 1]);
    expect(files['de']?.['main']).toBe(files['ja']?.['main']);
    expect(files['de']?.['page']).not.toBe(files['ja']?.['page']);
  });

  it('keeps the names of files that did not change', async () => {
    const before = await write();

    const after = await write({ page: sources.page.replace('Buch', 'Band') });

    expect(after['de']?.['page']).not.toBe(before['de']?.['page']);
    expect({ ...after['de'], page: '' }).toEqual({ ...before['de'], page: '' });
    expect(after['en']).toEqual(before['en']);
  });

  it('gives every specifier in a language’s files an address in its import map', async () => {
    const files = await write();

    for (const language of languages) {
      const { imports }: { imports: Record<string, string> } = JSON.parse(
        importMap({ files, lateSheets: { desk: 'desk-1.css' } }, language),
      );
      for (const address of Object.values(imports).filter((each) => each.endsWith('.js'))) {
        const code = readFileSync(join(assets, address.replace('/assets/', '')), 'utf8');
        for (const [, specifier = ''] of code.matchAll(/["'`](~[^"'`]+)["'`]/g))
          expect(imports, `${address} in ${language}`).toHaveProperty([specifier]);
      }
      expect(imports['~desk.css']).toBe('/assets/desk-1.css');
    }
  });
});
