// Compiles messages/*.json into typed functions. Only messages that changed since the last run are compiled.
import { compile } from '@inlang/paraglide-js';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { elideItalianArticles } from '../texts/italian-articles.mjs';
import { messageOptions, pluralRule } from './message-options.mjs';

const settingsFile = 'project.inlang/settings.json';
/** Read for its bytes, because the development server bundles the function and so changes its text. */
const articlesFile = 'scripts/texts/italian-articles.mjs';
const outdir = 'messages/compiled';
/** File with all messages. A module per message costs tests and development a request or a read for each. */
const inOne = `${outdir}/in-one.js`;
/** File with the hash of each compiled message's texts. It is written last. */
const hashesFile = `${outdir}/hashes.json`;

const hash = (text) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** Returns the texts of every message by language, and the settings of the project. */
function readSources() {
  const settings = JSON.parse(readFileSync(settingsFile, 'utf8'));
  const texts = Object.fromEntries(
    settings.locales.map((language) => {
      const words = JSON.parse(readFileSync(`messages/${language}.json`, 'utf8'));
      delete words.$schema;
      return [language, words];
    }),
  );
  return { settings, texts };
}

/** Returns the hash of each message, and of all that concerns every message: settings, options and compiler. */
function hashesOf({ settings, texts }) {
  const require = createRequire(import.meta.url);
  const compiler = readFileSync(require.resolve('@inlang/paraglide-js').replace(/dist\/index\.js$/, 'package.json'));
  const keys = [...new Set(Object.values(texts).flatMap(Object.keys))].toSorted();
  const textOf = (key) => JSON.stringify(settings.locales.map((language) => texts[language][key] ?? null));
  return {
    all: hash(
      JSON.stringify([settings, messageOptions, pluralRule, readFileSync(articlesFile, 'utf8'), hash(compiler)]),
    ),
    messages: Object.fromEntries(keys.map((key) => [key, hash(textOf(key))])),
  };
}

function readHashes() {
  try {
    return JSON.parse(readFileSync(hashesFile, 'utf8'));
  } catch {
    return { all: '', messages: {} };
  }
}

/**
 * Compiles what changed into messages/compiled. With `force` it compiles everything.
 * Returns the keys of messages that were compiled and removed.
 * @throws an Error when a file of messages is not valid JSON. Compiled messages then stay as they are.
 */
export async function compileMessages({ force = false } = {}) {
  const sources = readSources();
  const [before, now] = [readHashes(), hashesOf(sources)];
  const isWhole = force || before.all !== now.all || !existsSync(inOne) || !existsSync(`${outdir}/groups.js`);
  const changed = Object.keys(now.messages).filter((key) => isWhole || before.messages[key] !== now.messages[key]);
  const removed = Object.keys(before.messages).filter((key) => !(key in now.messages));
  if (changed.length === 0 && removed.length === 0) return { changed, removed };
  // An interrupted run has no hashes, so the next one compiles everything.
  rmSync(hashesFile, { force: true });
  if (isWhole) rmSync(outdir, { recursive: true, force: true });
  if (changed.length > 0) await compileSome(sources, changed, isWhole);
  for (const key of removed)
    for (const ending of ['js', 'd.ts']) rmSync(`${outdir}/messages/${key}.${ending}`, { force: true });
  writeIndex(Object.keys(now.messages));
  writeGroups(Object.keys(now.messages), isWhole ? null : new Set([...changed, ...removed].map(groupOf)));
  await writeInOne();
  replaceFile(hashesFile, JSON.stringify(now));
  return { changed, removed };
}

/** Compiles a project that has only the messages `keys` into messages/compiled. */
async function compileSome({ settings, texts }, keys, isWhole) {
  const folder = mkdtempSync(join(tmpdir(), 'dogear-messages-'));
  try {
    mkdirSync(join(folder, 'project.inlang'));
    mkdirSync(join(folder, 'messages'));
    const pathPattern = join(folder, 'messages/{locale}.json');
    writeFileSync(
      join(folder, 'project.inlang/settings.json'),
      JSON.stringify({
        ...settings,
        modules: settings.modules.map((module) => join(process.cwd(), module)),
        'plugin.inlang.messageFormat': { pathPattern },
      }),
    );
    for (const [language, words] of Object.entries(texts)) {
      const chosen = keys.filter((key) => key in words).map((key) => [key, words[key]]);
      writeFileSync(pathPattern.replace('{locale}', language), JSON.stringify(Object.fromEntries(chosen)));
    }
    // A whole compilation writes into the folder itself, since copying 5,000 files takes seconds.
    const compiled = isWhole ? resolve(outdir) : join(folder, 'compiled');
    await compile({ ...messageOptions, project: join(folder, 'project.inlang'), outdir: compiled });
    for (const key of keys)
      if (!existsSync(join(compiled, `messages/${key}.js`))) throw new Error(`the message ${key} was not compiled`);
    setPluralRule(join(compiled, 'registry.js'));
    for (const key of keys) changeFile(join(compiled, `messages/${key}.js`), elideItalianArticles);
    // The other files are the same for any messages. A new copy would make `npm run dev` reload the page.
    if (!isWhole)
      for (const file of keys.flatMap((key) => [`messages/${key}.js`, `messages/${key}.d.ts`]))
        cpSync(join(compiled, file), join(outdir, file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes compiled messages count by `pluralRule`. @throws an Error when the compiler counts in another way. */
function setPluralRule(file) {
  const before = 'new Intl.PluralRules(locale, options)';
  const code = readFileSync(file, 'utf8');
  if (!code.includes(before)) throw new Error('the compiler has another way to count: see setPluralRule');
  writeFileSync(file, `const rules = {};\n${code.replace(before, pluralRule)}`);
}

function changeFile(file, change) {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after !== before) writeFileSync(file, after);
}

/** Writes the modules that export every message. */
function writeIndex(keys) {
  const type = `/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */`;
  const lines = keys.map((key) => `export * from './${key}.js';`).join('\n');
  replaceFile(`${outdir}/messages/_index.js`, `/* eslint-disable */\n${type}\n${lines}\n`);
  const alias = "export type LocalizedString = import('../runtime.js').LocalizedString;";
  replaceFile(`${outdir}/messages/_index.d.ts`, `${alias}\n${lines}\n`);
}

/** Returns the group of a message: the first word of its key. */
const groupOf = (key) => key.split('_', 1)[0];

/**
 * Writes a module for each group, for development: an edit then replaces 50 kB instead of 4 MB.
 * `only` has the groups that changed; null writes all.
 */
function writeGroups(keys, only) {
  const groups = Map.groupBy(keys, groupOf);
  mkdirSync(`${outdir}/groups`, { recursive: true });
  for (const [group, members] of groups) {
    if (only !== null && !only.has(group)) continue;
    const modules = members.map((key) => readFileSync(`${outdir}/messages/${key}.js`, 'utf8'));
    const imports = new Set(modules.flatMap((code) => code.match(/^import .*$/gm) ?? []));
    const code = modules.map((each) => each.replaceAll(/^import .*$|^\/\*[^]*?\*\/$/gm, '')).join('\n');
    replaceFile(`${outdir}/groups/${group}.js`, `${[...imports].join('\n')}\n${code}\n`);
  }
  const index = [...groups.keys()].map((group) => `export * from './groups/${group}.js';`);
  const all = `${index.join('\n')}\nexport * as m from './groups.js';\n`;
  const file = `${outdir}/groups.js`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== all) replaceFile(file, all);
}

async function writeInOne() {
  const bundle = await rolldown({ input: `${outdir}/messages.js`, external: /\/(?:runtime|server)\.js$/ });
  const { output } = await bundle.generate({
    format: 'esm',
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  });
  await bundle.close();
  replaceFile(inOne, output[0].code);
}

/** Writes a file in one step: readers see the earlier or the new one. */
function replaceFile(file, content) {
  const fresh = `${file}.${process.pid}.new`;
  writeFileSync(fresh, content);
  renameSync(fresh, file);
}
