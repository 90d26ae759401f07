import { readFileSync } from 'node:fs';
import { compileProject } from '@inlang/paraglide-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { messageOptions } from './message-options.mjs';
import { declareMessages, sharedDeclarations } from './message-types.mjs';
import { openProjectInMemory } from './project-in-memory.mjs';

const plural = (one: string, other: string) => [
  {
    declarations: ['input count', 'local form = count: plural'],
    selectors: ['form'],
    match: { 'form=one': one, 'form=other': other },
  },
];
const texts = {
  en: { hello: 'Hello', price: 'It costs {amount}.', books: plural('{count} book', '{count} books') },
  de: { hello: 'Guten Tag', price: 'Es kostet {amount}.', books: plural('{count} Buch', '{count} Bücher') },
};
const locales = Object.keys(texts);
const settings = { ...JSON.parse(readFileSync('project.inlang/settings.json', 'utf8')), locales };
let files: Readonly<Record<string, string>> = {};
const moduleOf = (key: string) => files[`messages/${key}.js`] ?? '';

beforeAll(async () => {
  files = await compileProject({
    project: await openProjectInMemory(settings, texts),
    projectPath: messageOptions.project,
    compilerOptions: messageOptions,
  });
});

describe('openProjectInMemory', () => {
  it('gives the compiler the texts of every language', () => {
    expect(moduleOf('hello')).toContain('Hello');
    expect(moduleOf('hello')).toContain('Guten Tag');
    expect(moduleOf('books')).toContain(
      'if (form === "one") return /** @type {LocalizedString} */ (`${i?.count} Buch`)',
    );
  });
});

describe('declareMessages', () => {
  it('declares the inputs of a message', () => {
    const declared = declareMessages([moduleOf('price')], locales);

    expect(declared).toContain('export declare const price: Message<{ amount: NonNullable<unknown> }>;');
  });

  it('declares a message without inputs as one that is called with nothing', () => {
    expect(declareMessages([moduleOf('hello')], locales)).toContain('export declare const hello: PlainMessage;');
  });

  it('shows the English texts of a message in its comment', () => {
    expect(declareMessages([moduleOf('books')], locales)).toContain('* | "other" | "{count} books" |\n*/\nexport');
  });

  it('refuses a message whose type the compiler writes in another form', () => {
    const other = moduleOf('price').replace('=> LocalizedString) &', '=> string) &');

    expect(() => declareMessages([other], locales)).toThrow('another form');
  });
});

describe('sharedDeclarations', () => {
  it('names the languages of the project', () => {
    expect(sharedDeclarations(locales)).toContain('type Options = { locale?: "en" | "de" };');
  });
});
