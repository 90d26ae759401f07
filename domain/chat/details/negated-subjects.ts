import type { Language } from '../../language';
import type { Place } from '../place';

/** Words that may stand between a negation and the subject: "not too scary", "kein so ein Krimi". */
interface Negation {
  readonly words: string;
  readonly between: string;
}

/** Negations before a subject, folded. A text that asks "why not" denies nothing. */
const negations: Readonly<Record<Exclude<Language, 'ja'>, Negation>> = {
  en: {
    words: '(?<!why )not|no|without|nothing|hate|less|except|other than|apart from',
    between: 'a|an|any|too|so|another|more|the|very|for|really|in',
  },
  de: {
    words: '(?<!warum )nicht|kein|keine|keinen|keinem|keiner|ohne|nichts|ausser|weniger',
    between: 'ein|eine|einen|so|zu|sehr|schon wieder|der|die|das|den|mehr|weitere|weiteren|fur|auf|in',
  },
  fr: {
    words: '(?<!pourquoi )pas|sans|aucun|aucune|rien|sauf|a part|moins',
    between: 'de|d|du|des|un|une|trop|tres|la|le|les|pour|en',
  },
  es: {
    words: '(?<!que )no|que no|sin|nada|ningun|ninguna|ni|excepto|salvo|aparte de|menos',
    between: 'de|un|una|muy|demasiado|sea|sean|quiero|me gusta|el|la|los|las|tan|para|en',
  },
  it: {
    words: '(?<!perche )non|senza|niente|nessun|nessuna|tranne|eccetto|a parte|meno',
    between: 'di|un|uno|una|il|la|i|gli|le|l|troppo|molto|sia|siano|voglio|mi piace|mi piacciono|per|in',
  },
  nl: {
    words: '(?<!waarom )niet|geen|zonder|niets|niks|behalve|minder',
    between: 'een|zo|te|erg|van|weer|nog|het|de|voor|in|op',
  },
  pl: {
    words: '(?<!czemu |dlaczego )nie|bez|zaden|zadna|zadne|zadnych|zadnej|nic|oprocz|poza|mniej',
    between: 'za|zbyt|tak|chce|lubie|bardzo|jest|z|dla|po|w',
  },
  pt: {
    words: '(?<!que )nao|que nao|sem|nada|nenhum|nenhuma|exceto|tirando|sem ser|menos',
    between: 'de|do|da|um|uma|muito|demasiado|seja|sejam|quero|gosto|o|a|os|as|tao|para|em',
  },
  ar: {
    words: 'ما عدا|باستثناء|بدون|دون|ليس|ليست|غير|بلا|مش|مو|لا اريد|لا احب|ما احب|ما ابي|ما ابغى',
    between: 'من|اي|عن',
  },
};

/** Matches the text after a subject that is denied in Japanese, which negates at the end. */
const negatedAfter = new RegExp(
  '^(?:系|もの|の本|小説)?(?:じゃない|ではない|でない|くない|以外|抜き|は?なし(?!か)|' +
    'は(?:いや|嫌|苦手|いらない|要らない|避け|除い|ちょっと(?!だけ))|が(?:苦手|嫌)|を(?:除|避))',
  'u',
);

/** Matches what stands before a book that a text takes out of a list, in the shop's languages, folded. */
const exception = new RegExp(
  '(?:^|(?<![\\p{L}\\p{N}]))(?:except|other than|apart from|anything but|everything but|ausser|sauf|a part|excepte|' +
    'excepto|salvo|aparte de|menos|tranne|eccetto|a parte|behalve|oprocz|poza|exceto|tirando|sem ser|ما عدا|باستثناء)' +
    '\\s+(?<title>.+)$',
  'u',
);

/** Returns what a folded text takes out of a list: the text behind "except", in Japanese the denied title; or null. */
export function exceptedText(text: string, language: Language): string | null {
  if (language !== 'ja') return exception.exec(text)?.groups?.title ?? null;
  const place = deniedRunIn(text);
  return place === null ? null : text.slice(place.from, place.to);
}

/** Matches a run of Japanese text that is denied as a whole, such as a title: "ノルウェイの森以外で". */
const deniedRun =
  /(?:^|[、。,!?\s])[『「]?(?<run>[^、。,!?\s『』「」]{2,})[』」]?(?:以外|を除|は除|じゃな(?:い|く)|ではな(?:い|く))/du;

/** Returns the place of a title or name that a folded Japanese text denies, or null. */
export function deniedRunIn(text: string): Place | null {
  const [from, to] = deniedRun.exec(text)?.indices?.groups?.run ?? [];
  return from === undefined || to === undefined ? null : { from, to };
}

/** Matches the text before and after a word that is denied at the end of a clause: "pero Alatriste no". */
const deniedBehind = {
  before: new RegExp(
    '(?<![\\p{L}\\p{N}])(?:but|aber|nur|mais|pero|ma|maar|ale|mas|a)\\s+' +
      '(?:(?:der|die|das|den|le|la|les|el|los|las|il|lo|de|het|os|as|o|a)\\s+)?$',
    'u',
  ),
  after: /^\s+(?:lieber\s+|liever\s+|raczej\s+|bitte\s+)?(?:not|nicht|pas|no|non|niet|nie|nao)\s*(?:[.,;!?]|$)/u,
};

/** Matches what stands between two subjects of one negation: "no horror or crime". */
const joins = /^\s+(?:(?:or|nor|oder|noch|ou|ni|o|of|lub|ani|nem|او)\s+)?$/u;

const compile = ({ words, between }: Negation) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})\\s+(?:(?:${between})\\s+)*$`, 'u');
const patterns = new Map(Object.entries(negations).map(([language, negation]) => [language, compile(negation)]));

/** Returns those places of subjects in a folded text that the text denies: "no horror", "geen thriller". */
export function negatedPlaces<P extends Place>(text: string, places: readonly P[], language: Language): ReadonlySet<P> {
  const negated = new Set<P>();
  const pattern = patterns.get(language);
  for (const place of places.toSorted((a, b) => a.from - b.from)) {
    const textBefore = text.slice(0, place.from);
    const textAfter = text.slice(place.to);
    if (pattern === undefined) {
      if (negatedAfter.test(textAfter)) negated.add(place);
      continue;
    }
    const isJoinedToNegated = () =>
      [...negated].some(({ to }) => to <= place.from && joins.test(text.slice(to, place.from)));
    const isDenied =
      pattern.test(textBefore) ||
      (deniedBehind.before.test(textBefore) && deniedBehind.after.test(textAfter)) ||
      isJoinedToNegated();
    if (isDenied) negated.add(place);
  }
  return negated;
}
