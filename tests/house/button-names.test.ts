import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '../../domain/language';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const messagesOf = (language: Language): Readonly<Record<string, unknown>> =>
  JSON.parse(read(`messages/${language}.json`));

/** Answers and pages that name buttons or choices, with the keys of their messages. */
const answers: Readonly<Record<string, readonly string[]>> = {
  withdraw: ['trades_withdraw'],
  'not-as-described': ['trades_withdraw', 'trades_withdraw_wrong'],
  'when-delivered': ['trades_arrived'],
  'not-in-catalogue': ['scanning_look_up'],
  'find-my-trade': ['account_trades'],
};
const pages: Readonly<Record<string, readonly string[]>> = {
  returns: ['trades_withdraw'],
  'legal-guarantee': ['trades_withdraw', 'trades_withdraw_wrong'],
  privacy: ['account_export'],
};

/** Returns the names among these keys that a text does not contain. */
function missingNames(text: string, keys: readonly string[], language: Language): unknown[] {
  const messages = messagesOf(language);
  return keys.map((key) => messages[key]).filter((name) => typeof name !== 'string' || !text.includes(name));
}

describe.each(languages)('the texts in %s name buttons as the screens do', (language) => {
  const faq: { readonly questions: readonly { readonly id: string; readonly answer: string }[] } = JSON.parse(
    read(`catalogue/faq/${language}.json`),
  );

  it.each(Object.entries(answers))('answer %s', (id, keys) => {
    const text = faq.questions.find((question) => question.id === id)?.answer ?? '';

    expect(missingNames(text, keys, language)).toEqual([]);
  });

  it.each(Object.entries(pages))('page %s', (slug, keys) => {
    expect(missingNames(read(`catalogue/pages/${slug}.${language}.md`), keys, language)).toEqual([]);
  });
});
