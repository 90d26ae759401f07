import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'rolldown/utils';
import { languages } from '../../domain/language';
import { contentHash } from './file-names.mjs';

/** Name that stands for the language in a chunk until the chunk is written once per language. */
export const languageMark = '__LANGUAGE__';

/**
 * Writes chunks once per language. `chunks` has the linked code by name.
 * Returns the hash of each file by language and chunk.
 */
export async function writeLanguages(
  assets: string,
  chunks: ReadonlyMap<string, string>,
): Promise<Record<string, Record<string, string>>> {
  const files: Record<string, Record<string, string>> = Object.fromEntries(languages.map((language) => [language, {}]));
  for (const [chunk, source] of chunks) {
    const shared = source.includes(languageMark) ? null : await smallScript(chunk, source);
    for (const language of languages) {
      const code = shared ?? (await smallScript(chunk, source.replaceAll(languageMark, JSON.stringify(language))));
      const hash = contentHash(code);
      writeFileSync(join(assets, `${chunk}-${hash}.js`), code);
      Object.assign(files[language] ?? {}, { [chunk]: hash });
    }
  }
  return files;
}

/** Returns a script without spaces, comments and long local names. @throws an Error for a script with a mistake. */
export async function smallScript(name: string, code: string): Promise<string> {
  const small = await minify(`${name}.js`, code, {
    module: true,
    compress: { target: 'es2022' },
    mangle: { toplevel: true },
  });
  if (small.errors.length > 0) throw new Error(`${name}: ${small.errors[0]?.message ?? 'not minified'}`);
  return small.code;
}
