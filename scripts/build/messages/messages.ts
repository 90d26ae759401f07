import type { Plugin } from 'vite';
import { followMessages } from './follow-messages';
import { languageMark } from '../language-files';

/** End of a compiled message: it reads the language at each call and passes its inputs on. */
const lookUp = new RegExp(
  String.raw`(export const \w+ = )(?:\/\*\*.*?\*\/\s*)?\(\(inputs(?: = \{\})?, options = \{\}\) => \{\s*` +
    String.raw`const locale = experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\);?\n([^}]*)\}\);?\s*$`,
);

/**
 * Replaces that end by the message of one language: `export const x = "de" === "de" ? de_x : en_x`.
 * The minifier keeps only that message.
 */
function chosenOnce(start: string, choices: string): string {
  return (
    start +
    choices
      .replaceAll(/\tif \(locale === ("\w+")\) return (\w+)\(inputs\);?\n/g, `${languageMark} === $1 ? $2 : `)
      .replace(/\treturn (\w+)\(inputs\);?\n/, '$1;')
  );
}

/**
 * Replaces the message compiler's runtime (3 kB): a fixed language needs only the functions that
 * client/lib/language.ts imports.
 */
const runtimeOfOneLanguage = `
export const experimentalStaticLocale = undefined;
export const getLocale = () => ${languageMark};
export const overwriteGetLocale = () => undefined;
`;

/**
 * Prepares the compiled messages. In a build of the client each message becomes the one of the language that
 * `clientFiles` writes. In development messages are one module per group, and a message is compiled when its text
 * changes.
 */
export function messages(): Plugin {
  let building = false;
  return {
    name: 'dogear-messages',
    config: (_config, { command }) =>
      command === 'build'
        ? {}
        : {
            // A page would request each of the thousands of modules.
            resolve: {
              alias: [{ find: /\/messages\/compiled\/messages\.js$/, replacement: '/messages/compiled/groups.js' }],
            },
          },
    configResolved({ command }) {
      building = command === 'build';
    },
    configureServer: followMessages,
    transform(code, id) {
      // Compiled texts are not debugged, and their source maps would be as large as they are.
      if (!building) return id.includes('/messages/compiled/') ? { code, map: { mappings: '' } } : null;
      if (this.environment.name !== 'client') return null;
      if (id.endsWith('/messages/compiled/runtime.js')) return { code: runtimeOfOneLanguage, map: null };
      if (!/\/messages\/compiled\/messages\/(?!_index)[^/]+\.js$/.test(id)) return null;
      const chosen = code.replace(lookUp, (_all, start: string, choices: string) => chosenOnce(start, choices));
      if (chosen === code || /\breturn \w+\(inputs\)/.test(chosen))
        this.error(`${id}: the compiler writes messages in another form`);
      return { code: chosen, map: null };
    },
  };
}
