import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formsOf } from './read-texts.mjs';
import { charactersOf } from './sentences.mjs';

/** Characters at most: English, other languages, Japanese, Arabic. @see docs/words/README.md, rule 10 */
export const limits = {
  tab: { en: 12, other: 16, ja: 6, ar: 14 },
  button: { en: 24, other: 30, ja: 14, ar: 28 },
  'button with an amount': { en: 32, other: 38, ja: 20, ar: 36 },
  'page heading': { en: 40, other: 48, ja: 22, ar: 44 },
  'section heading': { en: 28, other: 34, ja: 14, ar: 30 },
  'subject of a mail': { en: 45, other: 50, ja: 24, ar: 48 },
};
/** Words that the law prescribes may be longer. So may the mark of an address, which has a line of its own. */
const unlimited = /^(checkout_place_|trades_withdraw|account_address_default$)/;
const kindByTag = {
  Button: 'button',
  ActionButton: 'button',
  button: 'button',
  h1: 'page heading',
  h2: 'section heading',
  h3: 'section heading',
  th: 'tab',
  Badge: 'tab',
  TabLink: 'tab',
};
const kindByTitle = { NarrowPage: 'page heading', SectionHead: 'section heading', AccountSection: 'section heading' };

/** Adds the keys of all messages in a piece of code to a kind of text. */
function add(kinds, kind, code) {
  for (const [, key] of code.matchAll(/\bm\.(\w+)/g)) kinds.set(key, (kinds.get(key) ?? new Set()).add(kind));
}

/** Returns the kinds of text of each message: the only child of a button, heading or tab, or the title of a section. */
export function kindsIn(sources) {
  const kinds = new Map();
  for (const whole of sources) {
    // The heads of rows have more room than those of columns.
    const source = whole.replaceAll(/<th\s[^>]*scope="row"[^]*?<\/th>/g, '');
    for (const [, code, tag] of source.matchAll(/>\s*\{([^<>]*)\}\s*<\/(\w+)>/g))
      if (tag in kindByTag) add(kinds, kindByTag[tag], code);
    for (const [, tag, code] of source.matchAll(/<(\w+)\b[^<>]*?\btitle=\{([^<>]*?)\}(?=\s)/g))
      if (tag in kindByTitle) add(kinds, kindByTitle[tag], code);
  }
  return kinds;
}

/** Returns the code of all components below a folder. */
export function readComponents(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}

/** Returns the most characters that a kind of text may have in a language. */
function limitOf(kind, language) {
  const { en, other, ...more } = limits[kind];
  return language === 'en' ? en : (more[language] ?? other);
}

/** Returns the section headings of pages that are longer than allowed. The number before a heading does not count. */
export function headingFaults(texts, language) {
  const kind = 'section heading';
  return texts.flatMap(({ place, text }) => {
    const heading = place.startsWith('pages/') && /^#+ (?:[\d٠-٩]+\. )?(.*)$/.exec(text)?.[1];
    if (!heading) return [];
    const length = charactersOf(heading, language);
    const limit = limitOf(kind, language);
    return length <= limit ? [] : [`${place}: “${heading}” has ${length} characters, a ${kind} ${limit}`];
  });
}

/** Returns the messages of a language that are longer than their kind of text allows. */
export function lengthFaults(messages, kinds, language) {
  return Object.entries(messages).flatMap(([key, message]) => {
    if (unlimited.test(key)) return [];
    const own = [
      ...(kinds.get(key) ?? []),
      ...(/^mail_.*_subject$/.test(key) ? ['subject of a mail'] : []),
      ...(/^mail_.*_action$/.test(key) ? ['button'] : []),
    ];
    return own.flatMap((kind) =>
      // A heading may have two lines.
      formsOf(message)
        .flatMap((form) => form.replace(/^\[\w+\] /, '').split('\n'))
        .flatMap((text) => {
          const hasAmount = kind === 'button' && /\{\w+\}/.test(text);
          const limit = limitOf(hasAmount ? 'button with an amount' : kind, language);
          const length = charactersOf(text, language);
          if (length <= limit) return [];
          return [`messages: ${key}: “${text}” has ${length} characters, a ${kind} ${limit}`];
        }),
    );
  });
}
