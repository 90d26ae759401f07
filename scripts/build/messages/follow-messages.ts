import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { compileMessages } from './message-compiler.mjs';

/** How often a file that ends in the middle is read again, and milliseconds between: its editor is still writing it. */
const readAgain = { times: 20, waitMs: 50 };

/** Compiles a message when its text changes, while the development server runs. */
export function followMessages({ config, watcher }: ViteDevServer): void {
  let last = Promise.resolve();
  const compile = async (triesLeft = readAgain.times): Promise<void> => {
    const started = performance.now();
    try {
      const { changed, removed } = await compileMessages();
      const keys = [...changed, ...removed];
      const shown = `${keys.slice(0, 5).join(', ')}${keys.length > 5 ? ` and ${keys.length - 5} more` : ''}`;
      if (keys.length > 0)
        config.logger.info(`messages: ${shown} (${Math.round(performance.now() - started)} ms)`, { timestamp: true });
    } catch (error) {
      if (error instanceof SyntaxError && triesLeft > 0) {
        await setTimeout(readAgain.waitMs);
        return compile(triesLeft - 1);
      }
      // The text is not valid JSON. The next save compiles again.
      config.logger.error(`messages: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const isSource = (file: string) => /^messages\/\w+\.json$/.test(relative(config.root, file).replaceAll('\\', '/'));
  const follow = (file: string) => {
    if (isSource(file)) last = last.then(() => compile());
  };
  // Each file by its name: a watcher of the folder first reads thousands of compiled files and misses edits meanwhile.
  const folder = join(config.root, 'messages');
  watcher.add(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(folder, name)),
  );
  watcher.on('change', follow).on('add', follow);
}
