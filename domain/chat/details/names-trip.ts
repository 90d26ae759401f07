import type { Language } from '../../language';
import type { LexiconMatch } from '../match-lexicon';

/** Words for a journey, folded, separated by `|`; `*` matches any ending. */
const words: Readonly<Record<Exclude<Language, 'ja'>, string>> = {
  en: 'travel*|trip|holiday|holidays|vacation|visiting|flying to|going to|go to|off to|moving to',
  de: 'reise*|urlaub|ferien|fahren|fahre|fliegen|fliege|besuchen|ziehen nach|ziehe nach',
  fr: 'voyage*|vacances|partons|pars|partir|allons|vais|visiter|sejour',
  es: 'viaj*|vacaciones|vamos a|voy a|visitar|nos vamos|me voy',
  it: 'viagg*|vacanz*|andiamo|vado|andremo|andro|visitare|partiamo|parto',
  nl: 'reis|reizen|op reis|vakantie|gaan naar|ga naar|we gaan|vliegen|bezoeken',
  pl: 'podroz*|wakacj*|urlop*|jedzie*|jade|lecimy|lece|wyjazd*|wyjezdz*|wybiera*',
  pt: 'viag*|viaj*|ferias|vamos|vou|visitar',
  ar: 'سفر*|اسافر|نسافر|ساسافر|سنسافر|مسافر*|رحله|عطله|اجازه|سازور|سنزور',
};
const inJapanese = /旅行|旅に|行きます|行く|行って|訪れ/u;

const patterns = new Map(
  Object.entries(words).map(([language, list]) => [
    language,
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${list.replaceAll('*', '\\p{L}*')})(?![\\p{L}\\p{N}])`, 'u'),
  ]),
);

/** Returns whether a text tells of a journey: "we are going to Ireland in summer". */
export const namesTrip = ({ language, text }: LexiconMatch): boolean =>
  (patterns.get(language) ?? inJapanese).test(text);
