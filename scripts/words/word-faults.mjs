/** Returns the texts that contain a word that may not appear, with the word to use instead. */
export function neverFaults(texts, never) {
  return never.flatMap(({ pattern, use_instead: better }) => {
    const forbidden = new RegExp(pattern, 'iu');
    return texts.flatMap(({ place, text }) => {
      const found = forbidden.exec(text);
      return found === null ? [] : [`${place}: “${found[0].trim()}” → ${better}`];
    });
  });
}

/** Returns the concepts of the glossary that have no term in a language. */
export function glossaryFaults(glossary, language) {
  return glossary
    .filter((row) => (row[language] ?? '').trim() === '')
    .map(({ concept }) => `glossary: “${concept}” has no term`);
}
