import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/**
 * Imports a module of `domain/`, for example `language.ts`, and returns its exports.
 * Vite resolves its imports: they have no file extensions, so Node alone cannot load them.
 */
export async function importDomain(file) {
  const path = fileURLToPath(new URL(`../../domain/${file}`, import.meta.url));
  return (await runnerImport(path, { configFile: false, logLevel: 'error' })).module;
}
