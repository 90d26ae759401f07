import type { LexiconMatch } from '../match-lexicon';

/** Words before a missing thing, folded: "without a", "ohne". Folded Japanese has only hiragana. */
const before =
  '(?:no|without|missing|lost|lacks?|kein\\p{L}*|ohne|fehlt|fehlend\\p{L}*|(?:plus|pas) de|sans|manque|sin|falta|' +
  'faltan|no tiene|senza|manca|mancano|non ha|geen|zonder|ontbreekt|mist|sem|nao tem|bez|brak\\p{L}*|nie ma|' +
  'بلا|بدون|دون|بغير|ليس له|ليس لكتابي|لا يوجد|ينقصه)' +
  "(?: (?:an?|the|its|any|de[rmn]?|das|eine?\\p{L}?|l[ae]s?|sa|son|sus?|el|una?|il|lo|zijn|een|het|[oa]s?|uma?))?[ ']?";
/** Words after a missing thing, folded: "is missing", "fehlt". */
const after =
  '(?: (?:is|has|gone|ist|est|esta|e|jest|are))?(?: gone)?' +
  ' (?:missing|gone|lost|fehlt|weg|verloren|manque|perdue|absente|falta|perdid[ao]|manca|mancante|pers[ao]|' +
  'ontbreekt|kwijt|verdwenen|em falta|zgin\\p{L}*|مفقود\\p{L}*|ناقص\\p{L}*|ضائع\\p{L}*|ضاع|غير موجود)';
/** Words behind a cover that mean another thing: a hardcover, a picture of the cover. */
const other =
  '(?! (?:dur[ae]s?|moles?|blandas?|souples?|(?:rigid|morbid|flessibil|tward|miekk)\\p{L}*|' +
  'image|picture|photo|letter|price))';

const missing = (nouns: string, japanese: string) =>
  new RegExp(
    `(?<!\\p{L})(?:${before}(?:${nouns})(?!\\p{L})${other}|(?:${nouns})${after}(?!\\p{L}))|` +
      `(?:${japanese})(?:が|は|も|の)?(?:ない|無い|ありません|なし|無し|なくて|欠け|取れ|なくな)(?!か|でしょうか)`,
    'u',
  );

/** Matches a copy without its dust jacket. */
const noJacket = missing(
  '(?:dust ?)?jackets?|dust ?covers?|dust ?wrappers?|schutzumschlag|schutzhulle|jaquette|sobrecubiertas?|' +
    'sovr?accopert[ae]|stofomslag|sobrecapas?|obwolut\\p{L}?|(?:ال)?غلاف (?:ال)?(?:خارجي|واقي)',
  '(?<!ぶっく)かばー|じゃけっと',
);
/** Matches a copy without its cover. */
const noCover = missing(
  '(?:front |back )?covers?|einband|umschlag|buchdeckel|buchumschlag|couverture|cubiertas?|tapas?|portada|copertina|' +
    'omslag|kaft|capas?|okladk\\p{L}?|(?:ال)?غلاف',
  '表紙',
);

/**
 * Returns the FAQ question about a copy without cover or dust jacket, or null. The shop buys no copy without its cover.
 * A missing dust jacket lowers the condition.
 */
export function questionOnMissingCover(match: LexiconMatch): string | null {
  const question = noJacket.test(match.text) ? 'choose-a-grade' : noCover.test(match.text) ? 'which-books' : null;
  // "The cover is missing, where is the ISBN?", "ohne Umschlag schicken" (without an envelope).
  if (question === null || match.has('isbn', 'barcode', 'where', 'scan', 'catalogue', 'pack', 'send')) return null;
  const isPurchase = match.has('arrived', 'described') && !match.has('sell', 'accept', 'pay-for');
  return isPurchase ? 'not-as-described' : question;
}
