import { foldLetters } from '../words';

/** Phrases for a word that somebody forgot, in the shop's languages: "harry something affair". */
const phrases = [
  'something something|something|somebody|someone|whatever|blah blah|blah',
  'irgendwas|irgendetwas|irgendwer|irgendwie|sowieso|dingsda|bla bla|bla',
  'quelque chose|je ne sais quoi|je ne sais plus|truc|machin|bidule',
  'algo asi|algo|no se que|no me acuerdo|fulano',
  'qualcosa|non so che|non ricordo|qualcuno|coso',
  'iets met|iets|huppeldepup|weet ik veel|dinges',
  'cos tam|jakos tam|jakis tam|cos|ktos tam',
  'qualquer coisa|alguma coisa|nao sei que|nao me lembro|tal',
  'なんとか|なんちゃら|何とか|かんとか',
  'كذا|شي ما|شيء ما|لا اذكر',
];
const spaced = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${phrases.slice(0, -2).join('|')}|${phrases.at(-1)})(?![\\p{L}\\p{N}])`,
  'gu',
);
const unspaced = new RegExp(phrases.at(-2) ?? '', 'gu');

/** Returns a query without the phrases that stand for forgotten words. The words are folded. */
export function withoutPlaceholders(q: string): string {
  return foldLetters(q).replace(spaced, ' ').replace(unspaced, ' ').replaceAll(/\s+/g, ' ').trim();
}
