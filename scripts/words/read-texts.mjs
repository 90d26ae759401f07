import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variantsOf } from './variants.mjs';

/** Returns a text without addresses and without the targets of its links: "[sell list]" of "[sell list](/basket)". */
const withoutTargets = (text) => text.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(/https?:\/\/\S+/g, '');

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Returns each form of a message. A form of a plural or a choice begins with its name: "[other] {shown} books". */
export function formsOf(message) {
  if (typeof message === 'string') return [message];
  return message.flatMap((part) =>
    Object.entries(part.match).map(([match, text]) => `[${match.split('=').at(-1)}] ${text}`),
  );
}

/** Returns the texts of the messages, the questions and the pages of a language, each with the place where it is. */
export function readTexts(language, folder = '.') {
  const messages = Object.entries(readJson(join(folder, `messages/${language}.json`)))
    .filter(([key]) => key !== '$schema')
    .flatMap(([key, message]) => formsOf(message).map((text) => ({ place: `messages: ${key}`, text })));
  const { topics, questions } = readJson(join(folder, `catalogue/faq/${language}.json`));
  // The wordings that people type may be any words.
  const asked = [
    ...topics.map(({ id, title }) => ({ place: `faq: topic ${id}`, text: title })),
    ...questions.flatMap(({ id, question, answer }) => [
      { place: `faq: ${id}`, text: question },
      { place: `faq: ${id}`, text: answer },
    ]),
  ];
  const pages = readdirSync(join(folder, 'catalogue/pages'))
    .filter((file) => file.endsWith(`.${language}.md`))
    .flatMap((file) =>
      readFileSync(join(folder, 'catalogue/pages', file), 'utf8')
        .split('\n')
        .map((text, at) => ({ place: `pages/${file}:${at + 1}`, text })),
    );
  return [...messages, ...asked, ...pages].map(({ place, text }) => ({ place, text: withoutTargets(text) }));
}

/**
 * Returns the texts of a language as a person reads them: messages without the names of their forms, questions, and
 * each answer and page once for each option of its choices.
 * `parseChoices`: the function of `domain/pages/choices.ts`.
 */
export function readVariants(language, parseChoices, folder = '.') {
  const messages = readTexts(language, folder)
    .filter(({ place }) => place.startsWith('messages: '))
    .map(({ place, text }) => ({ place, text: text.replace(/^\[\w+\] /, '') }));
  const { questions } = readJson(join(folder, `catalogue/faq/${language}.json`));
  const asked = questions.flatMap(({ id, question, answer }) => [
    { place: `faq: ${id}`, text: question },
    { place: `faq: ${id}`, text: answer },
  ]);
  const pages = readdirSync(join(folder, 'catalogue/pages'))
    .filter((file) => file.endsWith(`.${language}.md`))
    .map((file) => ({ place: `pages/${file}`, text: readFileSync(join(folder, 'catalogue/pages', file), 'utf8') }));
  const chosen = [...asked, ...pages].flatMap(({ place, text }) =>
    variantsOf(text, parseChoices).map((variant) => ({ place, text: variant })),
  );
  return [...messages, ...chosen];
}
