import { foldLetters } from '../../words';
import type { Format } from '../../schemas';

/** Meaning of the text behind an ISBN in a record. `set`: the number of several volumes together. */
export type Qualifier = Format | 'no-book' | 'set' | null;

/** Words and abbreviations, folded, each between spaces or signs. The first line that matches counts. */
const table: readonly (readonly [Exclude<Qualifier, null>, string])[] = [
  [
    'no-book',
    'e-?books?|ebk|electronic.*|epub.*|pdf|mobi|kindle|online.*|digital.*|html|web|internet|audio.*|cds?|cd-rom|dvd|' +
      'mp3|braille|elektron.*|eletronic.*|numerique|livre numerique|verkkoaineisto|e-bok|e-boka|daisy',
  ],
  [
    'set',
    'sets?|complete set|gesamt.*|coffret|serie|obra completa|opera completa|o\\.? ?c|kpl|komplet|ensemble|' +
      'edition complete',
  ],
  ['pocket', 'taschenbuch|tb|pocket.*|mass market.*|poche|bolsillo|tascabile|bunko|kieszonk.*|文庫'],
  [
    'hardcover',
    'hbk|hb|hdbk|hardback|hard ?cover|hard ?bound|hard|cloth|cased|lib(?:rary)? (?:bdg|binding)|bound|gb|geb|' +
      'gebunden|festeinband|pp|pappbd?|pappband|ln|leinen|lw|ldr|leder|hldr|rel|relie|relie toile|cart|cartonne|' +
      'cartone|rigida|tapa dura|pasta dura|tela|enc|encuad|enc\\.? dura|capa dura|ril|rilegato|opr|oprawa|' +
      'oprawa twarda|twarda|innb|innbundet|indb|indbundet|ib|inb|inbunden|vaz|vazano|sid|sidottu|kov|kotve|upp|上製',
  ],
  [
    'paperback',
    'pbk|pb|paper|paperback|paper ?back|soft ?cover|soft|sc|softback|trade pbk|kt|kart|kartoniert|br|broch?|broche|' +
      'brosch|broschur|broschiert|klappenbroschur|englische broschur|brosz|broszura|oprawa miekka|miekka|rust|' +
      'rustica|tapa blanda|blanda|bross|brossura|brochura|ing|ingenaaid|h|heftet|hf|hft|haftad|haft|nid|nidottu|' +
      'broz|brozovano|paperback / softback|並製|ソフトカバー',
  ],
];
const words = table.map(([kind, list]) => [kind, new RegExp(`^(?:${list})$`, 'u')] as const);

/** Kinds of paper, which do not show the binding. */
const paperKind = /\b(?:alk(?:aline)?\.?|acid[- ]free|permanent|recycled)[. ]*paper\b/g;

/** Returns the meaning of a qualifier: `pbk. : alk. paper`, `Festeinband`, `rel.`, `e-book`. Null: unknown. */
export function readQualifier(text: string): Qualifier {
  const parts = foldLetters(text)
    .replace(paperKind, '')
    .split(/\s*[:;,()]\s*/u)
    .map((part) => part.trim().replace(/\.$/, ''))
    .filter(Boolean);
  for (const [kind, pattern] of words)
    if (
      parts.some(
        (part) => pattern.test(part) || part.split(/[.\s]+/u).some((word) => word.length > 1 && pattern.test(word)),
      )
    )
      return kind;
  return null;
}
