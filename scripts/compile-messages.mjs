// Compiles changed messages/*.json into typed functions; with --force all of them. Exits explicitly:
// timers of the compiler's SDK would keep the process alive for half a minute.
import { compileMessages } from './build/messages/message-compiler.mjs';

await compileMessages({ force: process.argv.includes('--force') });
process.exit(0);
