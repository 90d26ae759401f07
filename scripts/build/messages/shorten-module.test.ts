import { readFileSync } from 'node:fs';
import { compileProject } from '@inlang/paraglide-js';
import { expect, it } from 'vitest';
import { messageOptions } from './message-options.mjs';
import { openProjectInMemory } from './project-in-memory.mjs';
import { shortenModule } from './shorten-module.mjs';

const plural = (one: string, other: string) => [
  {
    declarations: ['input count', 'local form = count: plural'],
    selectors: ['form'],
    match: { 'form=one': one, 'form=other': other },
  },
];
const texts = {
  en: { hello: 'Hello\n\nyou', price: 'It costs {amount}.', books: plural('{count} book', '{count} books') },
  de: { hello: 'Guten Tag', price: 'Es kostet {amount}.', books: plural('{count} Buch', '{count} Bücher') },
};
const locales = Object.keys(texts);
const settings = { ...JSON.parse(readFileSync('project.inlang/settings.json', 'utf8')), locales };
type Message = (inputs?: object, options?: object) => string;

/** What a module of messages imports, for a visitor who reads German. */
const imports = `const getLocale = () => 'de';
const experimentalStaticLocale = undefined;
const registry = { plural: (_language, count) => (count === 1 ? 'one' : 'other') };\n`;
const open = async (code: string): Promise<Record<string, Message>> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(imports + code)}`);

it('has the texts of the longer module in every language', async () => {
  const files = await compileProject({
    project: await openProjectInMemory(settings, texts),
    projectPath: messageOptions.project,
    compilerOptions: messageOptions,
  });
  const code = Object.keys(texts.en)
    .map((key) => (files[`messages/${key}.js`] ?? '').replaceAll(/^import .*$|\/\*[^]*?\*\/ ?/gm, ''))
    .join('\n');
  const short = shortenModule(code, locales);
  const [before, after] = [await open(code), await open(short)];
  expect(Object.keys(after)).toEqual(['books', 'hello', 'price']);
  for (const options of [undefined, { locale: 'en' }, { locale: 'de' }])
    for (const inputs of [undefined, { count: 1, amount: '€5' }, { count: 2, amount: '€7' }])
      for (const [key, message] of Object.entries(after))
        expect(message(inputs, options)).toBe(before[key]?.(inputs, options));
  expect(after.books?.({ count: 2 })).toBe('2 Bücher');
  expect(short).not.toMatch(/ === "de"/);
});
