import { queryText } from './words';

const articles =
  /^(?:the|a|an|der|die|das|ein|eine|le|la|les|l|un|une|el|los|las|il|lo|gli|i|de|het|een|o|os|as) (?=.)/;

/** Returns a comparable text without the article at its beginning. */
export function withoutArticle(comparableText: string): string {
  return comparableText.replace(articles, '');
}

/** Returns a title in comparable form, without the part in brackets at its end. */
export function bareTitle(title: string): string {
  return queryText(title.replace(/\s*[([（].*$/u, ''));
}

/** Returns the key by which a whole title is found: comparable, without brackets and article. Empty without words. */
export function titleKey(title: string): string {
  return withoutArticle(bareTitle(title));
}
