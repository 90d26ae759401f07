// Compiles messages/*.json into typed functions. A process of its own, ended by hand: the compiler's SDK keeps timers
// that would hold it for half a minute.
import { compile } from '@inlang/paraglide-js';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { rolldown } from 'rolldown';
import { messageOptions } from './build/message-options.mjs';

// Tests take the words from one file: a module for each word, for each test file anew, costs them minutes.
const inOne = 'messages/compiled/in-one.js';
const sources = [
  'project.inlang/settings.json',
  'scripts/build/message-options.mjs',
  ...readdirSync('messages')
    .filter((name) => name.endsWith('.json'))
    .map((name) => `messages/${name}`),
];
const newest = Math.max(...sources.map((file) => statSync(file).mtimeMs));
if (!existsSync(inOne) || statSync(inOne).mtimeMs < newest || process.argv.includes('--force')) {
  await compile(messageOptions);
  const bundle = await rolldown({ input: 'messages/compiled/messages.js', external: /\/(?:runtime|server)\.js$/ });
  await bundle.write({
    file: inOne,
    format: 'esm',
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  });
}
process.exit(0);
