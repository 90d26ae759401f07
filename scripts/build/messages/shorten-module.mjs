/** Chooses the text of a language, as the compiler's code of each message does. */
const choice = (base) =>
  `const inLanguage = (texts) => (inputs = {}, options = {}) =>
  (texts[experimentalStaticLocale ?? options.locale ?? getLocale()] ?? texts.${base})(inputs);\n`;

/**
 * Returns the code of a module of messages with half its length. A message becomes one export with a function for each
 * language. The compiler writes a constant for each language, and a condition for each in the export.
 * `locales`: languages in the order of the compiler. The first one is the base language.
 */
export function shortenModule(code, locales) {
  const [base] = locales;
  const begin = new RegExp(`^const (${locales.join('|')})_(\\w+) = `, 'gm');
  const short = code
    .replaceAll(/^export const \w+ = \(\(inputs(?: = \{\})?, options = \{\}\) => \{\n[^]*?^\}\);$/gm, '});')
    .replaceAll(begin, (_all, language, key) =>
      language === base ? `export const ${key} = /* @__PURE__ */ inLanguage({ ${language}: ` : `${language}: `,
    )
    .replaceAll(/^\};$/gm, '},')
    .replaceAll(/\{\n\treturn (\(`[^]*?`\))\n\},$/gm, '$1,');
  return `${choice(base)}${short}`;
}
