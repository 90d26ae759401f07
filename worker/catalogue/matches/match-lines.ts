import { AskedLine } from '../../../domain/catalogue/book-lines/asked-line';
import { chooseMatches } from '../../../domain/catalogue/book-lines/choose-matches';
import { compareLine, titleShare } from '../../../domain/catalogue/book-lines/compare-line';
import { lineSearches } from '../../../domain/catalogue/book-lines/line-searches';
import { ComparedWords } from '../../../domain/catalogue/book-lines/near-word';
import { isSmallWord, isYear } from '../../../domain/catalogue/book-lines/line-words';
import { readBookLine, type LineWord } from '../../../domain/catalogue/book-lines/read-book-line';
import type {
  LineMatch,
  LineMatches,
  MatchedWork,
  MatchInput,
} from '../../../domain/catalogue/book-lines/match-schemas';
import { matchLimits } from '../../../domain/policy/limits';
import type { Ctx } from '../../platform/context';
import { coverPath, formatOf, yearOf } from '../cards/card-rows';
import { readCandidates, type CandidateEdition, type Candidates, type CandidateWork } from './read-candidates';
import { requireLines } from './require-lines';
import { readWordsOfLines, type WordsOfLines } from './words-of-lines';

/** Most telling words of a short line. In such a line a word that the catalogue has may still be a slip for another. */
const maxWordsOfShortLine = 3;

/** Returns the words of a line that tell which book it names: neither small words nor words beside title and author. */
const tellingOf = (words: readonly LineWord[]) =>
  words.flatMap(({ word, isBeside }) => (isBeside || isSmallWord(word) ? [] : [word]));

/** Facts about the words of all lines, and these words as they are compared. */
interface Comparing {
  readonly known: WordsOfLines;
  readonly compared: ComparedWords;
}

/** Returns the answer of a work: its editions whose titles the line has come first, then the reader's language. */
function showWork(
  { editions, authors }: Pick<CandidateWork, 'editions' | 'authors'>,
  line: AskedLine,
  { compared, readerLanguage }: Pick<Comparing, 'compared'> & { readonly readerLanguage: string },
): MatchedWork | null {
  const order = editions
    .map((edition) => ({ edition, share: titleShare(line, compared.of(edition.title)) }))
    .toSorted(
      (a, b) =>
        b.share - a.share ||
        Number(b.edition.language === readerLanguage) - Number(a.edition.language === readerLanguage) ||
        a.edition.id - b.edition.id,
    )
    .slice(0, matchLimits.editions);
  const first = order[0]?.edition;
  if (first === undefined) return null;
  return {
    work: first.work,
    title: first.title,
    authors: [...authors],
    editions: order.map(({ edition }) => {
      return {
        isbn: edition.isbn,
        title: edition.title,
        language: edition.language,
        format: formatOf(edition.format),
        publisher: edition.publisher,
        year: yearOf(edition.published),
        cover: coverPath(edition.isbn, edition.cover_url),
      };
    }),
  };
}

/** Returns the works that a line may mean. `hits`: the editions that its searches have found. */
function matchLine(
  { words, hits }: { readonly words: readonly LineWord[]; readonly hits: readonly CandidateEdition[] },
  { works, known, compared }: Pick<Candidates, 'works'> & Comparing,
  readerLanguage: string,
): Pick<Extract<LineMatch, { kind: 'works' }>, 'confidence' | 'works'> {
  const line = new AskedLine(words, (word) => known.editionsWith(word) > 0, compared);
  const candidates = [...Map.groupBy(hits, ({ work }) => work)].flatMap(([work, editions]) => {
    const candidate = works.get(work);
    if (candidate === undefined) return [];
    return [
      {
        work: { editions, authors: candidate.authors },
        comparison: compareLine(line, candidate.names),
        rank: Math.min(...editions.map(({ id }) => id)),
      },
    ];
  });
  const { confidence, works: chosen } = chooseMatches(candidates);
  return {
    confidence,
    works: chosen.flatMap((work) => showWork(work, line, { compared, readerLanguage }) ?? []),
  };
}

/**
 * Finds the books that lines of titles and authors may mean: for each line up to three works with their editions, the
 * nearest first, and how sure the first work is. A line with an ISBN is answered with it. Four round
 * trips for a few lines, five for any number, and one that counts the lines.
 * @throws `too-many-attempts` with `retryAfter`
 */
export async function matchLines(ctx: Ctx, input: MatchInput): Promise<LineMatches> {
  await requireLines(ctx, input.lines.length);
  const read = input.lines.map(readBookLine);
  const lines = read.map((line) => (line.kind === 'words' ? line.words : []));
  const short = new Set(lines.map(tellingOf).flatMap((words) => (words.length <= maxWordsOfShortLine ? words : [])));
  const known = await readWordsOfLines(ctx, new Set(lines.flat().map(({ word }) => word)), short);
  const compared = new ComparedWords();
  const candidates = await readCandidates(
    ctx,
    lines.map((words) => {
      // A year may be the title.
      const telling = words.filter(({ word, isBeside }) => !isBeside || isYear(word));
      const named = telling.length === 0 ? words : telling;
      return lineSearches(
        named.map(({ word }) => word),
        known,
      );
    }),
    compared,
  );
  return {
    items: read.map((line, index) =>
      line.kind === 'isbn'
        ? { index, kind: 'isbn', isbn: line.isbn }
        : {
            index,
            kind: 'works',
            ...matchLine(
              { words: lines[index] ?? [], hits: candidates.ofLines[index] ?? [] },
              { works: candidates.works, known, compared },
              ctx.language,
            ),
          },
    ),
  };
}
