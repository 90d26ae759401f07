// Compiles messages/*.json into typed functions. Only messages that changed since the last run are compiled.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { elideItalianArticles } from '../../texts/italian-articles.mjs';
import { messageOptions, pluralRule } from './message-options.mjs';
import { declareMessages, sharedDeclarations } from './message-types.mjs';
import { openProjectInMemory } from './project-in-memory.mjs';
import { shortenModule } from './shorten-module.mjs';

const settingsFile = 'project.inlang/settings.json';
/** Code that shapes every message. Read for its bytes, since the development server bundles the functions. */
const codeFiles = [
  'scripts/texts/italian-articles.mjs',
  ...['message-compiler', 'message-options', 'message-types', 'project-in-memory', 'shorten-module'].map(
    (name) => `scripts/build/messages/${name}.mjs`,
  ),
];
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
    all: hash(JSON.stringify([settings, hash(compiler), ...codeFiles.map((file) => hash(readFileSync(file)))])),
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
  const messages = changed.length > 0 ? await compileSome(sources, changed) : {};
  // These files are the same for any messages. A new copy would make `npm run dev` reload the page.
  const runtime = isWhole ? await compileRuntime(sources) : {};
  // An interrupted run has no hashes, so the next one compiles everything.
  rmSync(hashesFile, { force: true });
  if (isWhole) rmSync(outdir, { recursive: true, force: true });
  writeFiles({ ...runtime, ...messages });
  for (const key of removed) rmSync(`${outdir}/${fileOf(key)}`, { force: true });
  writeIndex(Object.keys(now.messages));
  const groups = isWhole ? null : new Set([...changed, ...removed].map(groupOf));
  writeGroups(sources.settings.locales, Object.keys(now.messages), groups);
  writeInOne(Object.keys(now.messages), sources.settings.locales);
  replaceFile(hashesFile, JSON.stringify(now));
  return { changed, removed };
}

/** Returns the path of a compiled message in messages/compiled. */
const fileOf = (key) => `messages/${key}.js`;

/**
 * Compiles the messages `keys` and returns the code of each by its path in messages/compiled.
 * @throws an Error when a message was not compiled.
 */
async function compileSome({ settings, texts }, keys) {
  const chosen = Object.fromEntries(
    Object.entries(texts).map(([language, words]) => [
      language,
      Object.fromEntries(keys.filter((key) => key in words).map((key) => [key, words[key]])),
    ]),
  );
  // Loaded only when something changed: it takes as long as the rest of a run.
  const { compileProject } = await import('@inlang/paraglide-js');
  const files = await compileProject({
    project: await openProjectInMemory(settings, chosen),
    compilerOptions: messageOptions,
    projectPath: messageOptions.project,
  });
  const codeOf = (key) => {
    const code = files[fileOf(key)];
    if (code === undefined) throw new Error(`the message ${key} was not compiled`);
    return elideItalianArticles(code);
  };
  return Object.fromEntries(keys.map((key) => [fileOf(key), codeOf(key)]));
}

/** Returns the code of the files that are the same for any messages, with their types, by path in messages/compiled. */
async function compileRuntime({ settings }) {
  const none = Object.fromEntries(settings.locales.map((language) => [language, {}]));
  const { compileProject } = await import('@inlang/paraglide-js');
  const files = await compileProject({
    project: await openProjectInMemory(settings, none),
    compilerOptions: { ...messageOptions, emitTsDeclarations: true },
    projectPath: messageOptions.project,
  });
  // The types of the messages are in messages.d.ts.
  delete files['messages/_index.d.ts'];
  return { ...files, 'registry.js': withPluralRule(files['registry.js']) };
}

/** Returns the code that counts by `pluralRule`. @throws an Error when the compiler counts in another way. */
function withPluralRule(code) {
  const before = 'new Intl.PluralRules(locale, options)';
  if (!code.includes(before)) throw new Error('the compiler has another way to count: see withPluralRule');
  return `const rules = {};\n${code.replace(before, pluralRule)}`;
}

/** Writes files by their path in messages/compiled. */
function writeFiles(files) {
  for (const folder of ['', 'messages', 'groups']) mkdirSync(join(outdir, folder), { recursive: true });
  for (const [file, code] of Object.entries(files)) writeFileSync(join(outdir, file), code);
}

/** Writes the module that exports every message. */
function writeIndex(keys) {
  const lines = keys.map((key) => `export * from './${key}.js';`).join('\n');
  replaceFile(`${outdir}/messages/_index.js`, `/* eslint-disable */\n${lines}\n`);
}

/** Returns the group of a message: the first word of its key. */
const groupOf = (key) => key.split('_', 1)[0];

/**
 * Returns modules as one, as text. It leaves the types out, which are half of the compiler's text: `.d.ts` files have
 * them. `root` is the path to messages/compiled.
 */
function joinModules(modules, root) {
  const imports = new Set(modules.flatMap((code) => code.match(/^import .*$/gm) ?? []));
  const bodies = modules.map((code) =>
    code.replaceAll(/^import .*$|^\/\*[^]*?\*\/$/gm, '').replaceAll(/\/\*\* @type \{.*?\} \*\/ ?/g, ''),
  );
  return `${[...imports].join('\n').replaceAll("'../", `'${root}/`)}\n${bodies.join('\n')}`;
}

/**
 * Writes a module for each group, for development: an edit then replaces 50 kB instead of 4 MB. Its types stand beside
 * it, and TypeScript reads one file per group instead of one per message.
 * `only` has the groups that changed; null writes all.
 */
function writeGroups(locales, keys, only) {
  const groups = Map.groupBy(keys, groupOf);
  for (const [group, members] of groups) {
    if (only !== null && !only.has(group)) continue;
    const modules = members.map((key) => readFileSync(`${outdir}/${fileOf(key)}`, 'utf8'));
    replaceFile(`${outdir}/groups/${group}.js`, joinModules(modules, '..'));
    replaceFile(`${outdir}/groups/${group}.d.ts`, declareMessages(modules, locales));
  }
  for (const group of only ?? [])
    if (!groups.has(group))
      for (const ending of ['js', 'd.ts']) rmSync(`${outdir}/groups/${group}.${ending}`, { force: true });
  const index = `${[...groups.keys()].map((group) => `export * from './groups/${group}.js';`).join('\n')}\n`;
  const all = {
    'groups.js': `${index}export * as m from './groups.js';\n`,
    'groups.d.ts': index,
    'messages.d.ts': "export * from './groups.js';\nexport * as m from './groups.js';\n",
    'message.d.ts': sharedDeclarations(locales),
  };
  for (const [name, code] of Object.entries(all)) {
    const file = `${outdir}/${name}`;
    if (!existsSync(file) || readFileSync(file, 'utf8') !== code) replaceFile(file, code);
  }
}

function writeInOne(keys, locales) {
  const groups = [...new Set(keys.map(groupOf))];
  const modules = groups.map((group) => readFileSync(`${outdir}/groups/${group}.js`, 'utf8'));
  const code = shortenModule(joinModules(modules, '.'), locales);
  replaceFile(inOne, `${code}\nexport * as m from './in-one.js';\n`);
}

/** Writes a file in one step: readers see the earlier or the new one. */
function replaceFile(file, content) {
  const fresh = `${file}.${process.pid}.new`;
  writeFileSync(fresh, content);
  renameSync(fresh, file);
}
