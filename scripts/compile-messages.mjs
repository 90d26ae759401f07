// Compiles messages/*.json into typed functions. A process of its own, ended by hand: the compiler's SDK keeps timers
// that would hold it for half a minute.
import { compile } from '@inlang/paraglide-js';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { messageOptions } from './message-options.mjs';

const outputs = 'messages/compiled/runtime.js';
const sources = ['project.inlang/settings.json', 'scripts/message-options.mjs', ...readdirSync('messages').filter((name) => name.endsWith('.json')).map((name) => `messages/${name}`)];
const newest = Math.max(...sources.map((file) => statSync(file).mtimeMs));
if (!existsSync(outputs) || statSync(outputs).mtimeMs < newest || process.argv.includes('--force')) {
  await compile(messageOptions);
}
process.exit(0);
