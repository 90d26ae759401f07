/** Locales whose plural rule is that of another one: in Portugal zero is plural ("0 livros"), in Brazil it is not. */
export const pluralLocales = { pt: 'pt-PT' };

const locale = `(${JSON.stringify(pluralLocales)})[locale] ?? locale`;
/** Code in compiled messages that returns the plural rule of `locale`. A rule is made once, as a list asks for many. */
export const pluralRule = `(rules[locale] ??= new Intl.PluralRules(${locale}))`;

/** Compiler options, the same in the build, in development and in tests. */
export const messageOptions = {
  project: './project.inlang',
  outdir: './messages/compiled',
  outputStructure: 'message-modules',
  // The language is the first segment of the address, read by client/lib/language.ts.
  // `urlPatterns` would add a polyfill.
  strategy: ['custom-path', 'baseLocale'],
  // message-types.mjs writes them in less time.
  emitTsDeclarations: false,
  disableAsyncLocalStorage: false,
  isServer: 'import.meta.env?.SSR ?? typeof window === "undefined"',
};
