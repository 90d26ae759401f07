/** One book as a source names it. */
export interface NamedBook {
  readonly title: string;
  readonly authors: string;
}

/** One book of the shop: other names are aliases of its authors. */
export interface OwnBook {
  readonly title: string;
  readonly subtitle: string;
  readonly authors: readonly string[];
  readonly otherNames: readonly string[];
}

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', apos: "'", '#39': "'" };
/** Letters that do not decompose into a plain letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };
const articles = new Set(
  'the a an der die das ein eine le la les un une el los las il lo gli i de het o os'.split(' '),
);

/** Returns a text whose UTF-8 was read as Latin-1, once or twice, as it was meant. A lost byte stays lost. */
function repairEncoding(text: string): string {
  const once = text.replaceAll(/Ã\?Â/g, 'Ã\u0083Â');
  const bytes = (value: string) => Uint8Array.from(value, (letter) => letter.codePointAt(0) ?? 0);
  let repaired = once;
  for (let round = 0; round < 2 && /Ã[\u0080-\u00bf]/.test(repaired) && !/[\u0100-\uffff]/.test(repaired); round += 1)
    repaired = new TextDecoder().decode(bytes(repaired));
  return repaired;
}

/** Returns the words of a text without case, accents and punctuation. */
function words(text: string): string[] {
  return text
    .replaceAll(/['’‘`´]/g, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replaceAll(/[ßæœøłđı]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

const readable = (text: string) =>
  repairEncoding(text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole));

/** Returns a title as one word. A leading article is left out, because catalogues often do. */
function foldTitle(title: string): string {
  const all = words(title);
  return (all.length > 1 && articles.has(all[0] ?? '') ? all.slice(1) : all).join('');
}

/** Returns the parts of a title, its first parts joined, and the whole title. Brackets are left out. */
function titleForms(title: string): Set<string> {
  const plain = title.replaceAll(/[([].*?(?:[)\]]|$)/g, ' ');
  const parts = plain.split(/\s*[:;/=]\s*|\.\s+|\s+[-–—]+\s+|,\s+/u);
  const starts = parts.map((_, index) => parts.slice(0, index + 1).join(' '));
  return new Set([...parts, ...starts, plain, title].map(foldTitle).filter((form) => form !== ''));
}

/**
 * Returns whether two names are of one person. Each full name of one must be a name or an initial of the other;
 * initials of our own name may be missing there. A source that names only the surname agrees.
 */
function isSamePerson(ours: string, theirs: readonly string[]): boolean {
  const own = words(ours);
  const full = own.filter((name) => [...name].length > 1 || own.length === 1);
  const named = new Set(theirs);
  const initials = new Set(theirs.filter((name) => name.length === 1));
  const surname = full.at(-1) ?? '';
  if (own.join('') === theirs.join('')) return true;
  if (theirs.length > 0 && theirs.every((name) => own.includes(name))) return true;
  return named.has(surname) && full.every((name) => named.has(name) || initials.has(name[0] ?? ''));
}

/** Returns whether the name in a source stands for an unknown author. */
const isUnnamed = (name: string) => ['anonymous', 'anonyme', 'unknown'].includes(words(name).join(''));

/** Returns which of title and author differ between a book of the shop and a source that holds its ISBN. */
export function differingFields(ours: OwnBook, theirs: NamedBook): ('title' | 'author')[] {
  const theirForms = titleForms(readable(theirs.title));
  const own = [ours.title, `${ours.title} ${ours.subtitle}`];
  const isSameTitle = own.some((form) => theirForms.has(foldTitle(form)));
  // A source separates authors by commas. Some write "Surname, First name", so the whole cell is one more name.
  const cell = readable(theirs.authors);
  const named = [...cell.split(','), cell];
  const people = [...ours.authors, ...ours.otherNames];
  const isSameAuthor = people.some((person) =>
    named.some((name) => isSamePerson(person, words(name)) || (isUnnamed(person) && isUnnamed(name))),
  );
  return [...(isSameTitle ? [] : ['title' as const]), ...(isSameAuthor ? [] : ['author' as const])];
}
