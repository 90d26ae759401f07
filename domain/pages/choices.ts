import { isMarket, type Market } from '../market/market-codes';

/** Facts about shop and market that a text may depend on. `factsFor` decides which are true. */
export const textFacts = [
  'cards',
  'replyLabel',
  'bankPayout',
  'sepaPayout',
  'fixedPrices',
  'postageLaw',
  'localPayments',
  'disputeBody',
  'accessibilityAuthority',
] as const;
export type TextFact = (typeof textFacts)[number];

/** A part of a text: words with their `{figures}`, or a choice between texts. */
export type Part = string | MarketChoice | FactChoice | PluralChoice;

/** `{market, select, US JP {…} other {…}}`: texts by market. */
export interface MarketChoice {
  readonly kind: 'market';
  readonly options: readonly { readonly markets: readonly Market[]; readonly text: readonly Part[] }[];
  readonly other: readonly Part[];
}

/** `{cards, select, yes {…} other {…}}`: texts by a fact. */
export interface FactChoice {
  readonly kind: 'fact';
  readonly fact: TextFact;
  readonly yes: readonly Part[];
  readonly other: readonly Part[];
}

/** `{holdDays, plural, one {# day} other {# days}}`: texts by the plural form of a figure; `#` is the figure. */
export interface PluralChoice {
  readonly kind: 'plural';
  readonly figure: string;
  readonly forms: ReadonlyMap<string, readonly Part[]>;
}

/** Facts about the reader of a text: market, true facts, plural form of each figure in the language of the text. */
export interface TextReader {
  readonly market: Market;
  readonly facts: ReadonlySet<TextFact>;
  readonly pluralOf: (figure: string) => string;
}

const figure = /\{\w+\}/y;
const choice = /\{(\w+),\s*(plural|select),\s*/y;
const option = /([\w ]+?)\s*\{/y;
const gap = /\s*/y;

/**
 * Returns the parts of a text of `catalogue/`.
 * @throws {SyntaxError} for a brace that belongs to no figure, and for a choice that is incomplete
 */
export function parseChoices(text: string): readonly Part[] {
  const [parts, end] = partsFrom(text, 0);
  if (end < text.length) throw new SyntaxError('a brace belongs to no figure');
  return parts;
}

/** Returns the match of a sticky pattern at a position. */
function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

/** Returns the parts from a position up to the next brace that closes, and the position of this brace. */
function partsFrom(text: string, from: number): readonly [parts: readonly Part[], end: number] {
  const parts: Part[] = [];
  let words = '';
  let at = from;
  while (at < text.length && text[at] !== '}') {
    const name = matchAt(figure, text, at)?.[0] ?? (text[at] === '{' ? '' : text.charAt(at));
    words += name;
    at += name.length;
    if (name !== '') continue;
    const [chosen, end] = choiceFrom(text, at);
    parts.push(words, chosen);
    words = '';
    at = end;
  }
  return [[...parts, words].filter((part) => part !== ''), at];
}

function choiceFrom(text: string, from: number): readonly [chosen: Choice, end: number] {
  const [head, name = '', kind] = matchAt(choice, text, from) ?? [];
  if (head === undefined) throw new SyntaxError('a brace belongs to no figure');
  const options: [key: string, text: readonly Part[]][] = [];
  let at = from + head.length;
  while (text[at] !== '}') {
    const [opening, key = ''] = matchAt(option, text, at) ?? [];
    if (opening === undefined) throw new SyntaxError(`the choice by ${name} has no closing brace`);
    const [parts, end] = partsFrom(text, at + opening.length);
    options.push([key, withoutFrame(parts)]);
    at = end + 1 + (matchAt(gap, text, end + 1)?.[0].length ?? 0);
  }
  const end = at + 1;
  if (kind === 'plural') return [pluralChoice(name, options), end];
  return [name === 'market' ? marketChoice(options) : factChoice(name, options), end];
}

/** Returns parts without the line breaks that set a block apart from its braces. */
function withoutFrame(parts: readonly Part[]): readonly Part[] {
  return parts
    .map((part, index) => {
      if (typeof part !== 'string') return part;
      const begun = index === 0 ? part.replace(/^\n+/, '') : part;
      return index === parts.length - 1 ? begun.replace(/\n+$/, '') : begun;
    })
    .filter((part) => part !== '');
}

type Choice = Exclude<Part, string>;
type Options = readonly (readonly [key: string, text: readonly Part[]])[];

function pluralChoice(name: string, options: Options): PluralChoice {
  const forms = new Map(options);
  if (forms.size < options.length) throw new SyntaxError(`the choice by ${name} has a form twice`);
  if (!forms.has('other')) throw new SyntaxError(`the choice by ${name} lacks "other"`);
  return { kind: 'plural', figure: name, forms };
}

function factChoice(name: string, options: Options): FactChoice {
  const fact = textFacts.find((each) => each === name);
  if (fact === undefined) throw new SyntaxError(`"select" chooses by market or by a fact, not by ${name}`);
  const [yes, other, ...more] = options;
  if (yes?.[0] !== 'yes' || other?.[0] !== 'other' || more.length > 0)
    throw new SyntaxError(`the choice by ${name} must have "yes" and "other"`);
  return { kind: 'fact', fact, yes: yes[1], other: other[1] };
}

function marketChoice(options: Options): MarketChoice {
  const last = options.at(-1);
  if (last?.[0] !== 'other') throw new SyntaxError('the last text of a choice by market must be "other"');
  const texts = options.slice(0, -1).map(([key, text]) => ({ markets: key.split(' ').map(toMarket), text }));
  const all = texts.flatMap(({ markets }) => markets);
  if (new Set(all).size < all.length) throw new SyntaxError('a choice by market names a market twice');
  return { kind: 'market', options: texts, other: last[1] };
}

function toMarket(code: string): Market {
  if (!isMarket(code)) throw new SyntaxError(`"${code}" is not a market`);
  return code;
}

const mayChoose = (text: string) => /\{\w+,/.test(text);

/** Returns whether a text can be parsed. */
export function isWellFormed(text: string): boolean {
  try {
    parseChoices(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns a text with its choices made for a reader. `{figures}` stay. A malformed text is returned unchanged. */
export function chooseText(text: string, reader: TextReader): string {
  return mayChoose(text) && isWellFormed(text) ? chooseParts(parseChoices(text), reader) : text;
}

function chooseParts(parts: readonly Part[], reader: TextReader): string {
  return parts.map((part) => (typeof part === 'string' ? part : chosenText(part, reader))).join('');
}

function chosenText(chosen: Choice, reader: TextReader): string {
  if (chosen.kind === 'market') {
    const own = chosen.options.find(({ markets }) => markets.includes(reader.market));
    return chooseParts(own?.text ?? chosen.other, reader);
  }
  if (chosen.kind === 'fact') return chooseParts(reader.facts.has(chosen.fact) ? chosen.yes : chosen.other, reader);
  const form = chosen.forms.get(reader.pluralOf(chosen.figure)) ?? chosen.forms.get('other') ?? [];
  return chooseParts(form, reader).replaceAll('#', `{${chosen.figure}}`);
}

/** Returns a text with the words of all markets, for the search; of plural forms only the last. */
export function textOfAllMarkets(text: string): string {
  return mayChoose(text) && isWellFormed(text) ? allWords(parseChoices(text)) : text;
}

function allWords(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'plural') return allWords(part.forms.get('other') ?? []);
      const texts = part.kind === 'fact' ? [part.yes] : part.options.map(({ text }) => text);
      return [...texts, part.other].map(allWords).join('\n');
    })
    .join('');
}
