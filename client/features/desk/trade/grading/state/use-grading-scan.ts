import { parseIsbn } from '../../../../../../domain/isbn';
import { m } from '../../../../../../messages/compiled/messages.js';
import { gradeName } from '../../../../../lib/words/grade-words';
import type { ScanHandler } from '../../../frame/scan-context';
import type { ScanAnswer } from '../../../frame/scan-result';
import { useDeskTrade } from '../../trade-context';
import { classifyInParcel, type InboundLine } from '../parcel-copies';
import type { GradingParts } from './grading-parts';

/** Returns the handler of scans: a scanned book becomes the current copy, a book for charity, or a question. */
export function useGradingScan({
  lines,
  current,
  gradings,
  unexpected,
  charity,
  finish,
  isGradedByNextScan,
}: GradingParts): ScanHandler {
  const { trade } = useDeskTrade();
  const { copy, mode, select, openQuestion } = current;

  const matchScan = (isbn: string) => {
    const match = classifyInParcel(lines, isbn, gradings.isSaving);
    if (!isGradedByNextScan || match.kind !== 'copy') return match;
    // While the switch is on, a second scan of the current book means its next copy.
    const nextCopy = lines.find(
      ({ line, book, state }) =>
        book.isbn === isbn && state === 'offered' && !gradings.isSaving(line) && line !== current.selectedLine,
    );
    return nextCopy === undefined ? match : { kind: 'copy' as const, line: nextCopy };
  };
  /** Grades the current copy as said if the switch is on. Returns a note for the answer, or undefined. */
  const gradeAsSaid = (next: InboundLine | null): string | undefined => {
    if (!isGradedByNextScan || copy === null || copy.unexpected || copy.line === next?.line) return undefined;
    if (copy.state !== 'offered' || gradings.isSaving(copy.line) || mode.kind !== 'line') return undefined;
    gradings.save(copy, { as: 'as-said' });
    return `${copy.book.title}: ${m.desk_as_said({ grade: gradeName(copy.grade) })}`;
  };
  const selectCopy = (line: InboundLine): ScanAnswer => {
    const gradedWords = gradeAsSaid(line);
    select(line);
    return { tone: 'right', words: line.book.title, note: gradedWords ?? m.desk_copy_said() };
  };
  const countForCharity = (isbn: string, gradedWords: string | undefined): ScanAnswer => {
    const isCounted = charity.currentIsbn === isbn;
    charity.setCurrentIsbn(isbn);
    // The same barcode again is the same book.
    if (!isCounted) void charity.count(1);
    return { tone: 'right', words: m.desk_charity_this(), note: gradedWords ?? m.desk_charity_text() };
  };
  const addUnexpected = (isbn: string, gradedWords: string | undefined): ScanAnswer => {
    unexpected.addScanned(isbn);
    return { tone: 'wrong', words: m.desk_copy_stranger(), note: gradedWords ?? m.desk_stray_noted() };
  };
  const askAboutExtraCopy = (isbn: string, gradedWords: string | undefined): ScanAnswer => {
    unexpected.addQuestion(isbn);
    openQuestion(isbn);
    return { tone: 'ask', words: m.desk_copy_one_more(), note: gradedWords };
  };
  /** Returns whether a book may belong to the order, which can be packed while the parcel is graded. */
  const canBelongToOrder = (isbn: string) =>
    trade.desk.allowed.includes('pack') && trade.outbound?.lines.some(({ book }) => book.isbn === isbn) === true;

  return (code) => {
    const parsed = parseIsbn(code);
    if (!parsed.ok) return null;
    const { isbn } = parsed;
    finish.cancel();
    const match = matchScan(isbn);
    if (match.kind === 'copy') return selectCopy(match.line);
    if (canBelongToOrder(isbn)) return null;
    const gradedWords = gradeAsSaid(null);
    select(null);
    if (match.kind === 'unexpected')
      return charity.currentIsbn === isbn || charity.uncountedBooks() > 0
        ? countForCharity(isbn, gradedWords)
        : addUnexpected(isbn, gradedWords);
    if (unexpected.isAdding(isbn)) return { tone: 'wrong', words: m.desk_copy_stranger(), note: m.desk_stray_noted() };
    return askAboutExtraCopy(isbn, gradedWords);
  };
}
