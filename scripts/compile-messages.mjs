// Compiles messages/*.json into typed functions. Runs in its own process and exits explicitly:
// timers of the compiler's SDK would keep it alive for half a minute.
import { compile } from '@inlang/paraglide-js';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { rolldown } from 'rolldown';
import { messageOptions } from './build/message-options.mjs';

// Tests load all messages from one file: a module per message, loaded for each test file, costs minutes.
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
