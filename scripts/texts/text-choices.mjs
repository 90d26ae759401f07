// Checks figures and choices (by market, by plural form) in the texts of `catalogue/`, for catalogue-texts.mjs.

/** Returns the plural forms that a text needs: those of whole numbers up to 1,000, and `other`. */
export function neededForms(locale) {
  const rules = new Intl.PluralRules(locale);
  return new Set([...Array.from({ length: 1001 }, (_, count) => rules.select(count)), 'other']);
}

/**
 * Returns a function `(text, language, report)` that returns the names of the figures in a text and the markets and
 * facts that it chooses by, and reports a malformed choice, a plural form too many or missing, and an unknown figure.
 * `domain`: the functions and lists of `domain/` that it uses. `known`: names of all figures.
 */
export function textReader({ parseChoices, countedFigures, intlLocale }, known) {
  return (text, language, report) => {
    const names = new Set();
    const choices = new Set();
    const forms = neededForms(intlLocale(language));
    const visit = (parts) => {
      for (const part of parts) {
        if (typeof part === 'string') for (const [, name] of part.matchAll(/\{(\w+)\}/g)) names.add(name);
        else if (part.kind === 'market') {
          for (const option of part.options) {
            for (const market of option.markets) choices.add(market);
            visit(option.text);
          }
          visit(part.other);
        } else if (part.kind === 'fact') {
          choices.add(part.fact);
          visit(part.yes);
          visit(part.other);
        } else {
          names.add(part.figure);
          if (known.has(part.figure) && !countedFigures.includes(part.figure))
            report(`{${part.figure}} has no plural form`);
          for (const form of forms) if (!part.forms.has(form)) report(`{${part.figure}} lacks the form "${form}"`);
          for (const [form, words] of part.forms) {
            if (!forms.has(form)) report(`{${part.figure}} has the form "${form}", which ${language} has not`);
            visit(words);
          }
        }
      }
    };
    try {
      visit(parseChoices(text));
    } catch (error) {
      report(error.message);
    }
    for (const name of names) if (!known.has(name)) report(`{${name}} is not in figures.json`);
    return { figures: names, choices };
  };
}
