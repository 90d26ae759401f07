import MarkdownIt, { type Token } from 'markdown-it';
import { slug } from '../../../domain/catalogue/slug';
import type { Language } from '../../../domain/language';
import { dropEmpty } from '../../../domain/pages/drop-empty';
import type { Figures } from '../../../domain/pages/figures';

/** What a text is rendered for: links lead into `language`, figures stand in their places. */
export interface Setting {
  readonly language: Language;
  readonly figures: Figures;
}

/** Paths of the shop, places on the page, mail, telephone and secure addresses: nothing that runs. */
const allowedLink = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/i;

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable('image');
markdown.validateLink = (address) => allowedLink.test(address);
const made = MarkdownIt.Token;

/**
 * Stand for the braces of figures while parsing. Braces are punctuation, and beside punctuation Markdown knows emphasis
 * only where a space is: Japanese has none.
 */
const begin = '\uE000';
const end = '\uE001';

/**
 * Markdown as safe HTML: raw HTML is shown as text, only `allowedLink` leads anywhere, and figures are put in after
 * parsing, so that no setting of the shop can bring markup. Headings get ids, tables a part of their own that scrolls.
 */
export function renderMarkdown(text: string, setting: Setting): string {
  const empty = new Set(
    [...setting.figures].filter(([name, value]) => value === '' && name !== 'postcode').map(([name]) => name),
  );
  const tokens = markdown.parse(masked(dropEmpty(text, empty)), {});
  const placed = place(tokens, setting);
  return markdown.renderer.render(placed, markdown.options, {}).trim();
}

const masked = (text: string) => text.replaceAll(/[\uE000\uE001]/g, '').replaceAll(/\{(\w+)\}/g, `${begin}$1${end}`);

/** Blocks with their inline parts filled, ids on headings, tables wrapped. */
function place(tokens: readonly Token[], setting: Setting): Token[] {
  const seen = new Map<string, number>();
  let heading: string | null = null;
  return tokens.flatMap((token, at) => {
    if (token.children !== null) token.children = inline(token.children, setting);
    if (token.type === 'heading_open') {
      heading = headingId(tokens[at + 1]?.children ?? [], seen);
      token.attrSet('id', heading);
    }
    if (token.type === 'th_open') token.attrSet('scope', 'col');
    if (token.type === 'table_open') return [scroller(heading), token];
    if (token.type === 'table_close') return [token, new made('scroll_close', 'div', -1)];
    return [token];
  });
}

/** A wide table scrolls in its own box, which the keyboard reaches, named by the heading above it. */
function scroller(heading: string | null): Token {
  const box = new made('scroll_open', 'div', 1);
  box.attrSet('class', 'table-scroll');
  box.attrSet('tabindex', '0');
  if (heading !== null) {
    box.attrSet('role', 'region');
    box.attrSet('aria-labelledby', heading);
  }
  return box;
}

/** Never an id of the shop's own pages, which do not begin so. */
function headingId(children: readonly Token[], seen: Map<string, number>): string {
  const words = slug(children.map((token) => token.content).join(''));
  const times = (seen.get(words) ?? 0) + 1;
  seen.set(words, times);
  return `s-${words}${times === 1 ? '' : `-${times}`}`;
}

function inline(children: readonly Token[], setting: Setting): Token[] {
  let inLink = 0;
  return children.flatMap((token) => {
    inLink += token.type === 'link_open' ? 1 : token.type === 'link_close' ? -1 : 0;
    if (token.type === 'link_open') leadOn(token, setting.language);
    return token.type === 'text' ? fill(token.content, setting.figures, inLink > 0) : [token];
  });
}

/** The shop's own paths get the reader's language in front; other sites learn nothing of this window. */
function leadOn(link: Token, language: Language): void {
  const address = String(link.attrGet('href') ?? '');
  if (address.startsWith('/')) link.attrSet('href', `/${language}${address === '/' ? '' : address}`);
  else if (/^https:/i.test(address)) link.attrSet('rel', 'noopener');
}

const textToken = (content: string): Token => {
  const token = new made('text', '', 0);
  token.content = content;
  return token;
};

/** Text with its figures, as text: the renderer escapes all of it. Mail and telephone become links. */
function fill(text: string, figures: Figures, inLink: boolean): Token[] {
  return text.split(/(\uE000\w+\uE001)/).flatMap((part) => {
    const name = /^\uE000(\w+)\uE001$/.exec(part)?.[1];
    const value = name === undefined ? part : (figures.get(name) ?? `{${name}}`);
    const address =
      name === 'email' ? `mailto:${value}` : name === 'phone' ? `tel:${value.replaceAll(/[^\d+]/g, '')}` : null;
    if (address === null || inLink) return [textToken(value)];
    const open = new made('link_open', 'a', 1);
    open.attrSet('href', address);
    open.attrSet('dir', 'ltr');
    return [open, textToken(value), new made('link_close', 'a', -1)];
  });
}
