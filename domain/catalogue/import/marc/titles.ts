import { cleanTitle } from '../library/clean-title';
import { numberedSeries } from '../library/series-statement';
import { volumeNumber } from '../onix/titles';

/** Parts of a title as both formats have them. */
export interface TitleParts {
  readonly title: string;
  readonly remainder: readonly string[];
  readonly partNumber: string;
  readonly partName: string;
}

export interface LibraryTitles {
  readonly title: string;
  readonly subtitle: string;
  /** Series that the title names, with its volume; empty without one. */
  readonly series: string;
}

/** Returns a part of a title without the punctuation at its ends. The dot of an abbreviation stays. */
function plainPart(text: string): string {
  const plain = cleanTitle('', text.replace(/^[\s:;=/,.]+/u, ''));
  return /\p{L}{3}\.$/u.test(plain) ? plain.slice(0, -1) : plain.replace(/(?<=[\p{N})\]])\.$/u, '');
}

/** Returns a title without one in another language behind `=`. */
const withoutParallel = (text: string): string => text.split(/(?:^\s*|\s)=\s/u)[0] ?? '';

/** Returns title and subtitle of a title that holds both: `Cinema : a history`. */
function splitTitle(text: string, hasSubtitle: boolean): [string, string] {
  const [title = '', ...rest] = hasSubtitle ? [text] : text.split(/\s:\s/u);
  return [title, rest.map(plainPart).filter(Boolean).join(' : ')];
}

/**
 * Returns title, subtitle and series of a record. A part that has a number and a name of several words is called by its
 * name, and the common title is its series: "Harry Potter", 1, "Harry Potter und der Stein der Weisen".
 */
export function libraryTitles({ title, remainder, partNumber, partName }: TitleParts): LibraryTitles {
  // The sign stands at the end of the part before the other title.
  const isParallel = [title, partNumber, partName].some((text) => /=\s*$/u.test(text));
  const remainders = isParallel ? [] : remainder.map((text) => plainPart(withoutParallel(text))).filter(Boolean);
  const [main, inTitle] = splitTitle(withoutParallel(title), remainders.length > 0);
  const common = plainPart(main);
  const subtitle = remainders.length > 0 ? remainders.join(' : ') : inTitle;
  const number = plainPart(partNumber);
  const name = plainPart(partName);
  const volume = volumeNumber(number);
  const series = volume === null ? '' : numberedSeries(common, String(volume));
  if (series !== '' && /\p{L}\s+\p{L}/u.test(name)) return { title: name, subtitle: '', series };
  if (number === '' && name === '') return { title: common, subtitle, series: '' };
  const shownNumber = volume !== null && /^\D{0,8}\d+$/.test(number) ? String(volume) : number;
  const numbered = [common, shownNumber].filter(Boolean).join(shownNumber === String(volume) ? ' ' : '. ');
  // The dot of an abbreviation ends its sentence, too.
  return { title: [numbered, name].filter(Boolean).join('. ').replaceAll('.. ', '. '), subtitle, series: '' };
}

/** Words before the names in a statement of responsibility. */
const wordsBeforeNames = /^(?:by|written by|von|par|de|di|por|door|av|af|przez|text by|text von|texte de)\s+/iu;
/** Words that say that the people of a statement are no authors. */
const noAuthors =
  /edit|hrsg|herausg|hg\.|transl|übers|trad|illus|ed\.|compil|red\.|cur[ao]|dir\.|\d|\[|introd|préf|vorw/iu;

/** Returns the authors that the first part of a statement of responsibility names plainly; none in doubt. */
export function statedAuthors(statement: string): string[] {
  const first = (statement.split(/\s*[;=]\s*/u)[0] ?? '').replace(/[.,/\s]+$/u, '').replace(wordsBeforeNames, '');
  if (noAuthors.test(first)) return [];
  const names = first.split(/\s*(?:,|&|\sand\s|\sund\s|\set\s|\sy\s|\se\s|\sen\s|\si\s)\s*/u);
  return names.every((name) => /^\p{Lu}[\p{L}.'’-]*(?:\s+[\p{L}.'’-]+){1,4}$/u.test(name)) ? names.slice(0, 4) : [];
}
