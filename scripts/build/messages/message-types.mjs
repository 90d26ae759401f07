// Writes the TypeScript declarations of compiled messages. TypeScript would need seconds to derive them from the code.

/** Type of the inputs, table of the English texts, name and type in the code of a message. */
const parts = new RegExp(
  String.raw`^/\*\* @typedef \{(?<inputs>.*)\} (?<alias>\w+Inputs) \*/$[^]*` +
    String.raw`^(?<table>/\*\*\n[^]*?)\n\* @param[^]*?\*/\n` +
    String.raw`export const (?<name>\w+) = /\*\* @type \{(?<type>.*)\} \*/ \(\(`,
  'm',
);
/** Returns the type of a message in the compiler's words. `alias` is the name of the type of its inputs. */
const typeOf = (alias, optional, options) =>
  `((inputs${optional}: ${alias}, options?: ${options}) => LocalizedString) & ` +
  `import('../runtime.js').MessageMetadata<${alias}, ${options}, {}>`;

/** Returns the declarations that all messages share. `locales` are the languages of the project. */
export function sharedDeclarations(locales) {
  return `import type { LocalizedString, MessageMetadata } from './runtime.js';
type Options = ${optionsOf(locales)};
export type Message<Inputs> =
  ((inputs: Inputs, options?: Options) => LocalizedString) & MessageMetadata<Inputs, Options, {}>;
export type PlainMessage = ((inputs?: {}, options?: Options) => LocalizedString) & MessageMetadata<{}, Options, {}>;
`;
}

/**
 * Returns the declarations of the messages whose compiled code is `modules`. An editor shows the English
 * texts.
 * @throws an Error when the compiler writes the type of a message in another form.
 */
export function declareMessages(modules, locales) {
  const lines = modules.map((code) => {
    const { inputs, alias, table, name, type } = parts.exec(code)?.groups ?? {};
    const optional = inputs === '{}' ? '?' : '';
    if (name === undefined || type !== typeOf(alias, optional, optionsOf(locales)))
      throw new Error(`the compiler writes types in another form: see message-types.mjs\n${code}`);
    return `${table}/\nexport declare const ${name}: ${optional ? 'PlainMessage' : `Message<${inputs}>`};\n`;
  });
  return `import type { Message, PlainMessage } from '../message.js';\n${lines.join('')}export {};\n`;
}

const optionsOf = (locales) => `{ locale?: ${locales.map((locale) => `"${locale}"`).join(' | ')} }`;
