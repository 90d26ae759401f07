import MarkdownIt, { type Token } from 'markdown-it';
import { slug } from '../../../domain/catalogue/slug';
import type { Language } from '../../../domain/language';
import { dropEmptyFigures } from '../../../domain/pages/drop-empty';
import type { Figures } from '../../../domain/pages/figures';

/** Language that links point to, and the figures that replace placeholders. */
export interface RenderOptions {
  readonly language: Language;
  readonly figures: Figures;
}

/** Allowed link targets: paths of the shop, anchors, https, mail and telephone. No scripts. */
const allowedLink = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/i;

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable('image');
markdown.validateLink = (address) => allowedLink.test(address);
const TokenClass = MarkdownIt.Token;

/**
 * Characters for the braces of placeholders while parsing: Markdown finds emphasis beside punctuation only with a
 * space, and Japanese has no spaces.
 */
const openBraceMark = '\uE000';
const closeBraceMark = '\uE001';

/**
 * Returns Markdown as safe HTML. Raw HTML is shown as text, and only `allowedLink` targets become links.
 * Figures are inserted after parsing, so that a setting of the shop cannot add markup.
 * Headings get ids, and tables get a box that scrolls.
 */
export function renderMarkdown(text: string, options: RenderOptions): string {
  const emptyFigures = new Set(
    [...options.figures].filter(([name, value]) => value === '' && name !== 'postcode').map(([name]) => name),
  );
  const tokens = markdown.parse(markPlaceholders(dropEmptyFigures(text, emptyFigures)), {});
  return markdown.renderer.render(decorateTokens(tokens, options), markdown.options, {}).trim();
}

/** Returns the text with marks in the place of the braces of placeholders. */
const markPlaceholders = (text: string) =>
  text.replaceAll(/[\uE000\uE001]/g, '').replaceAll(/\{(\w+)\}/g, `${openBraceMark}$1${closeBraceMark}`);

/** Returns the tokens with figures, heading ids and table boxes. */
function decorateTokens(tokens: readonly Token[], options: RenderOptions): Token[] {
  const seen = new Map<string, number>();
  let heading: string | null = null;
  return tokens.flatMap((token, index) => {
    if (token.children !== null) token.children = decorateInline(token.children, options);
    if (token.type === 'heading_open') {
      heading = headingId(tokens[index + 1]?.children ?? [], seen);
      token.attrSet('id', heading);
    }
    if (token.type === 'th_open') token.attrSet('scope', 'col');
    if (token.type === 'table_open') return [scrollBox(heading), token];
    if (token.type === 'table_close') return [token, new TokenClass('scroll_close', 'div', -1)];
    return [token];
  });
}

/**
 * Returns the opening token of a scrollable box for a wide table. It has keyboard focus and the name of its heading.
 */
function scrollBox(heading: string | null): Token {
  const box = new TokenClass('scroll_open', 'div', 1);
  box.attrSet('class', 'table-scroll');
  box.attrSet('tabindex', '0');
  if (heading !== null) {
    box.attrSet('role', 'region');
    box.attrSet('aria-labelledby', heading);
  }
  return box;
}

/** Returns a unique id with the prefix `s-`, which no page of the shop uses. */
function headingId(children: readonly Token[], seen: Map<string, number>): string {
  const words = slug(children.map((token) => token.content).join(''));
  const times = (seen.get(words) ?? 0) + 1;
  seen.set(words, times);
  return `s-${words}${times === 1 ? '' : `-${times}`}`;
}

/** Returns the tokens of a paragraph with figures and rewritten links. */
function decorateInline(children: readonly Token[], options: RenderOptions): Token[] {
  let linkDepth = 0;
  return children.flatMap((token) => {
    if (token.type === 'link_open') {
      linkDepth += 1;
      rewriteLink(token, options.language);
    }
    if (token.type === 'link_close') linkDepth -= 1;
    return token.type === 'text' ? fillText(token.content, options.figures, linkDepth > 0) : [token];
  });
}

/** A file beside the pages, such as /licences.txt. It has no language. */
const ownFile = /^\/[\w-]+\.txt$/;

/** Prefixes paths of the shop's pages with the language. External links get `rel="noopener"`. */
function rewriteLink(link: Token, language: Language): void {
  const address = String(link.attrGet('href') ?? '');
  if (ownFile.test(address)) return;
  if (address.startsWith('/')) link.attrSet('href', `/${language}${address === '/' ? '' : address}`);
  else if (/^https:/i.test(address)) link.attrSet('rel', 'noopener');
}

const textToken = (content: string): Token => {
  const token = new TokenClass('text', '', 0);
  token.content = content;
  return token;
};

/** Figures that hold a site without `https://`. */
const siteFigures: ReadonlySet<string> = new Set(['consumerSite', 'complaintsBook', 'disputeSite', 'guaranteeSite']);

/** Returns the target of a figure that becomes a link, or null. */
function addressOf(name: string, value: string): string | null {
  if (name === 'email') return `mailto:${value}`;
  if (name === 'phone' || name === 'hostPhone') return `tel:${value.replaceAll(/[^\d+]/g, '')}`;
  return siteFigures.has(name) ? `https://${value}` : null;
}

/** Returns the text tokens with figures inserted; the renderer escapes them. */
function fillText(text: string, figures: Figures, isInLink: boolean): Token[] {
  return text.split(/(\uE000\w+\uE001)/).flatMap((part) => {
    const name = /^\uE000(\w+)\uE001$/.exec(part)?.[1];
    const value = name === undefined ? part : (figures.get(name) ?? `{${name}}`);
    const address = name === undefined ? null : addressOf(name, value);
    if (address === null || isInLink) return [textToken(value)];
    const open = new TokenClass('link_open', 'a', 1);
    open.attrSet('href', address);
    open.attrSet('dir', 'ltr');
    if (address.startsWith('https:')) open.attrSet('rel', 'noopener');
    return [open, textToken(value), new TokenClass('link_close', 'a', -1)];
  });
}
