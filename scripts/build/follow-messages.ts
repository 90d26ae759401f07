import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { compileMessages } from './message-compiler.mjs';

/** Compiles a message when its text changes, while the development server runs. */
export function followMessages({ config, watcher }: ViteDevServer): void {
  let last = Promise.resolve();
  const compile = async (): Promise<void> => {
    const started = performance.now();
    try {
      const { changed, removed } = await compileMessages();
      const keys = [...changed, ...removed];
      const shown = `${keys.slice(0, 5).join(', ')}${keys.length > 5 ? ` and ${keys.length - 5} more` : ''}`;
      if (keys.length > 0)
        config.logger.info(`messages: ${shown} (${Math.round(performance.now() - started)} ms)`, { timestamp: true });
    } catch (error) {
      // An editor may have saved half of a change. The next save compiles again.
      config.logger.error(`messages: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const isSource = (file: string) => /^messages\/\w+\.json$/.test(relative(config.root, file).replaceAll('\\', '/'));
  const follow = (file: string) => {
    if (isSource(file)) last = last.then(compile);
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
