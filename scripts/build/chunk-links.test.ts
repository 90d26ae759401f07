import { describe, expect, it } from 'vitest';
import { linkChunks, shortNames } from './chunk-links';

/** Chunks as the bundler writes them, before they are minified. */
const main = `import { greet } from "./words.js";
var lazy = () => __vitePreload(() => import("./page.js"), []);
var head = () => __vitePreload(async () => {
	const { title } = await import("./head.js");
	return { title };
}, []);
function useCart() {}
var __vitePreload = (load) => load();
export { __vitePreload, head, lazy, useCart as useBasket };
`;
const page = `import { __vitePreload, useBasket } from "./main.js";
var Page = () => [useBasket, "./words.js", () => __vitePreload(() => import("./head.js").then((n) => n.title), [])];
export { Page as component };
`;
const sources = {
  main,
  page,
  head: 'var title = 1;\nexport { title };\n',
  words: 'var greet = 2;\nexport { greet };\n',
};
const link = (changed: Partial<typeof sources> = {}) => linkChunks(new Map(Object.entries({ ...sources, ...changed })));

describe('linkChunks', () => {
  it('imports every chunk by its specifier', () => {
    const linked = link();

    expect(linked.get('main')).toMatch(/from "~words"/);
    expect(linked.get('main')).toContain('var lazy = () => import("~page");');
    expect(linked.get('page')).toMatch(/from "~main"/);
    expect([...linked.values()].join('')).not.toMatch(/(?:from |import\()"\.\//);
  });

  it('removes Vite’s wrapper from each import()', () => {
    const linked = link();

    expect(linked.get('main')).toContain('var head = () => import("~head");');
    expect(linked.get('page')).toContain('() => import("~head").then((n) => n.title)');
    expect(linked.get('page')).not.toContain('__vitePreload');
  });

  it('keeps a string that looks like a file name', () => {
    expect(link().get('page')).toContain('"./words.js"');
  });

  it('keeps the export names of a chunk that import() reaches', () => {
    expect(link().get('page')).toContain('export { Page as component };');
  });

  it('imports a short name under which the other chunk exports', () => {
    const linked = link();
    const name = shortNames(['head', 'lazy', 'useBasket']).get('useBasket');

    expect(linked.get('main')).toContain(`useCart as ${name}`);
    expect(linked.get('page')).toContain(`import { ${name} as useBasket } from`);
  });

  it('changes no other chunk when one gains an export', () => {
    const more = main.replace('export {', 'function addLine() {}\nexport { addLine,');

    const linked = link({ main: more });

    for (const chunk of ['page', 'head', 'words']) expect(linked.get(chunk)).toBe(link().get(chunk));
  });

  it.each(['export * from "./words.js";', 'export { greet } from "./words.js";', 'export default 1;'])(
    'refuses %s',
    (words) => {
      expect(() => link({ words })).toThrow('another form');
    },
  );

  it('refuses a wrapper in an unknown form', () => {
    expect(() => link({ main: 'var lazy = () => __vitePreload(load, []);' })).toThrow('another form');
  });
});

describe('shortNames', () => {
  it('gives each of a thousand names a short name of its own', () => {
    const names = Array.from({ length: 1000 }, (_, at) => `name${at}`);

    const short = shortNames(names);

    expect(new Set(short.values()).size).toBe(1000);
    expect([...short.values()].every((name) => /^[A-Za-z][A-Za-z0-9]{1,4}$/.test(name))).toBe(true);
  });

  it('renames hardly any name when one is added', () => {
    const names = Array.from({ length: 150 }, (_, at) => `name${at}`);
    const before = shortNames(names);

    const renamed = Array.from({ length: 50 }, (_, at) => shortNames([...names, `added${at}`])).flatMap((after) =>
      names.filter((name) => after.get(name) !== before.get(name)),
    );

    expect(renamed.length).toBeLessThan(10);
  });
});
