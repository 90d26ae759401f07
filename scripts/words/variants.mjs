const optionsOf = (choice) => {
  if (choice.kind === 'plural') return [...choice.forms.values()].map((form) => withFigure(form, choice.figure));
  if (choice.kind === 'fact') return [choice.yes, choice.other];
  return [...choice.options.map(({ text }) => text), choice.other];
};

const withFigure = (parts, figure) =>
  parts.map((part) => (typeof part === 'string' ? part.replaceAll('#', `{${figure}}`) : part));

const countOf = (parts) =>
  Math.max(
    1,
    ...parts
      .filter((part) => typeof part !== 'string')
      .map(optionsOf)
      .flatMap((options) => [options.length, ...options.map(countOf)]),
  );

const chosen = (parts, at) =>
  parts.map((part) => (typeof part === 'string' ? part : chosen(optionsOf(part).at(at) ?? optionsOf(part).at(-1), at)));

/**
 * Returns a text of the catalogue several times, so that each option of its choices appears.
 * `parseChoices`: the function of `domain/pages/choices.ts`.
 */
export function variantsOf(text, parseChoices) {
  const parts = parseChoices(text);
  return Array.from({ length: countOf(parts) }, (_, at) => chosen(parts, at).flat(Infinity).join(''));
}
