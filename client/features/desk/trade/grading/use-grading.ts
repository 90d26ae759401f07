import { useRef, useState, type RefObject } from 'react';
import type { DeskTrade } from '../../../../../domain/desk/trade-schema';
import type { Grading } from '../../../../../domain/desk/grading-schemas';
import { parseIsbn } from '../../../../../domain/isbn';
import { m } from '../../../../../messages/compiled/messages.js';
import { useDeskTradeCalls } from '../../../../data/desk/trade-calls';
import { gradeName } from '../../../../lib/words/grade-words';
import { countParams } from '../../../../lib/words/count-params';
import { lineMode, gradingStep, type GradingMode, type GradingStep } from './grading-keys';
import { classifyInParcel, findUnexpectedLine, ungradedCopies, type InboundLine } from './parcel-copies';
import type { PhotosHandle } from './photos';
import { useScanContext, useScans } from '../../frame/scan-context';
import type { ScanAnswer } from '../../frame/scan-result';
import { useDeskTrade } from '../trade-context';
import { useCharityCount } from './use-charity-count';
import { useGradedByNextScan } from './use-graded-by-next-scan';
import { useUnexpectedBooks } from './use-unexpected-books';

type Inbound = NonNullable<DeskTrade['inbound']>;

interface GradingInput {
  readonly inbound: Inbound;
  /** ISBN scanned on another page, or an empty text. */
  readonly book: string;
  readonly photos: RefObject<PhotosHandle | null>;
  /** Lines in the order of the list, for the arrow keys. */
  readonly shownLines: readonly InboundLine[];
}

const isSameGrading = (line: InboundLine, { as, grade, reason }: Grading) =>
  line.state === as &&
  line.gradedAs === (grade ?? (as === 'as-said' ? line.gradedAs : null)) &&
  line.reason === (reason ?? null);

/** Opens the label of a copy by pressing its link. Does nothing for a copy that is not graded. */
const openLabel = (line: number | undefined) =>
  document.querySelector<HTMLAnchorElement>(`[data-sticker="${line ?? 'none'}"]`)?.click();

/** Returns the state of a parcel's grading, and handles its scans and keys. */
export function useGrading({ inbound, book, photos, shownLines }: GradingInput) {
  const { trade, runAction, isBusy } = useDeskTrade();
  const { showAnswer } = useScanContext();
  const calls = useDeskTradeCalls(trade.id);
  const [isGradedByNextScan, setGradedByNextScan] = useGradedByNextScan(trade.id);
  const unexpected = useUnexpectedBooks(inbound.lines);
  const charity = useCharityCount(inbound.charity);
  const lineOfBook = () => {
    const found = classifyInParcel(inbound.lines, book);
    return found.kind === 'copy' ? found.line.line : null;
  };
  const [selectedLine, setSelectedLine] = useState<number | null>(lineOfBook);
  const [handledBook, setHandledBook] = useState(book);
  const [mode, setMode] = useState<GradingMode>(lineMode);
  const [questionIsbn, setQuestionIsbn] = useState<string | null>(null);
  const [isFinishRequested, setFinishRequested] = useState(false);
  const gradedLines = useRef<readonly number[]>([]);
  const { currentIsbn } = unexpected;
  const current =
    inbound.lines.find(({ line }) => line === selectedLine) ??
    (currentIsbn === null ? null : findUnexpectedLine(inbound.lines, currentIsbn));
  const ungraded = ungradedCopies(inbound.lines);
  const isSaving = (line: number) => isBusy(`grade ${line}`) || isBusy(`grade ${line} again`);
  const copiesToGrade = ungraded.filter(({ line }) => !isSaving(line));
  const isSavingAny =
    inbound.lines.some(({ line }) => isSaving(line)) || isBusy(`unexpected ${currentIsbn}`) || charity.isSaving;
  const isFinishing = isFinishRequested && ungraded.length === 0 && !isSavingAny;

  const select = (line: InboundLine | null) => {
    setMode(lineMode);
    setQuestionIsbn(null);
    unexpected.setCurrentIsbn(null);
    charity.setCurrentIsbn(null);
    setSelectedLine(line?.line ?? null);
  };
  const saveGrading = (line: InboundLine, grading: Grading) => {
    setMode(lineMode);
    const saving = isSaving(line.line);
    // A second Enter changes nothing.
    if (saving ? grading.as === 'as-said' : isSameGrading(line, grading)) return;
    const isRegrading = saving || line.state !== 'offered';
    void runAction({
      key: saving ? `grade ${line.line} again` : `grade ${line.line}`,
      words: m.desk_do_grade({ title: line.book.title }),
      run: () => calls.grade(line.line, grading, isRegrading),
    });
    gradedLines.current = [...gradedLines.current.filter((one) => one !== line.line), line.line];
  };
  // A scan on another page may open the trade that is open already.
  if (handledBook !== book) {
    setHandledBook(book);
    setMode(lineMode);
    setQuestionIsbn(null);
    setSelectedLine(lineOfBook());
  }
  const undo = () => {
    if (current?.unexpected === true) {
      unexpected.remove(current.book.isbn, current.book.title);
      setSelectedLine(null);
      return;
    }
    const isGraded = ({ line, state }: InboundLine) => state !== 'offered' || isSaving(line);
    const last =
      current !== null && isGraded(current)
        ? current
        : inbound.lines.find((line) => line.line === gradedLines.current.at(-1) && isGraded(line));
    if (last === undefined || last.unexpected) return;
    gradedLines.current = gradedLines.current.filter((one) => one !== last.line);
    select(last);
    void runAction({
      key: isSaving(last.line) ? `grade ${last.line} again` : `grade ${last.line}`,
      words: m.desk_do_undo({ title: last.book.title }),
      run: () => calls.undoGrading(last.line),
    });
  };
  const selectNeighbour = (by: 1 | -1) => {
    const place = shownLines.findIndex(({ line }) => line === selectedLine);
    const firstPlace = by === 1 ? 0 : shownLines.length - 1;
    select(shownLines[place === -1 ? firstPlace : place + by] ?? current);
  };
  /** Grades the current copy as said if the switch is on. Returns a note for the answer, or undefined. */
  const gradeAsSaid = (next: InboundLine | null): string | undefined => {
    if (!isGradedByNextScan || current === null || current.unexpected || current.line === next?.line) return undefined;
    if (current.state !== 'offered' || isSaving(current.line) || mode.kind !== 'line') return undefined;
    saveGrading(current, { as: 'as-said' });
    return `${current.book.title}: ${m.desk_as_said({ grade: gradeName(current.grade) })}`;
  };
  const addUnexpected = (isbn: string) => {
    unexpected.setCurrentIsbn(isbn);
    void unexpected.add({ isbn });
  };
  const handleScan = (code: string): ScanAnswer | null => {
    const parsed = parseIsbn(code);
    if (!parsed.ok) return null;
    const { isbn } = parsed;
    setFinishRequested(false);
    const firstMatch = classifyInParcel(inbound.lines, isbn, isSaving);
    // While the switch is on, a second scan of the current book means its next copy.
    const otherCopy = inbound.lines.find(
      (line) =>
        line.book.isbn === isbn && line.state === 'offered' && !isSaving(line.line) && line.line !== selectedLine,
    );
    const found =
      isGradedByNextScan && firstMatch.kind === 'copy' && otherCopy !== undefined
        ? { kind: 'copy' as const, line: otherCopy }
        : firstMatch;
    if (found.kind === 'copy') {
      const gradedWords = gradeAsSaid(found.line);
      select(found.line);
      return { tone: 'right', words: found.line.book.title, note: gradedWords ?? m.desk_copy_said() };
    }
    // A trade can be packed while its parcel is graded: the book may belong to the order.
    if (trade.desk.allowed.includes('pack') && trade.outbound?.lines.some((line) => line.book.isbn === isbn))
      return null;
    const gradedWords = gradeAsSaid(null);
    const isCurrentBook = charity.currentIsbn === isbn;
    select(null);
    if (found.kind === 'unexpected' && (isCurrentBook || charity.uncountedBooks() > 0)) {
      charity.setCurrentIsbn(isbn);
      // The same barcode again is the same book.
      if (!isCurrentBook) void charity.count(1);
      return { tone: 'right', words: m.desk_charity_this(), note: gradedWords ?? m.desk_charity_text() };
    }
    if (found.kind === 'unexpected') {
      addUnexpected(isbn);
      return { tone: 'wrong', words: m.desk_copy_stranger(), note: gradedWords ?? m.desk_stray_noted() };
    }
    if (isBusy(`unexpected ${isbn}`))
      return { tone: 'wrong', words: m.desk_copy_stranger(), note: m.desk_stray_noted() };
    unexpected.addQuestion(isbn);
    setQuestionIsbn(isbn);
    return { tone: 'ask', words: m.desk_copy_one_more(), note: gradedWords };
  };
  const answerQuestion = (isbn: string, isExtraCopy: boolean) => {
    unexpected.closeQuestion(isbn);
    setQuestionIsbn(null);
    if (isExtraCopy) addUnexpected(isbn);
  };
  /** Records the current book for charity as an unexpected book. */
  const recordAsUnexpected = () => {
    const { currentIsbn: isbn } = charity;
    if (isbn === null) return;
    charity.setCurrentIsbn(null);
    void charity.count(-1);
    addUnexpected(isbn);
  };
  const finish = () => {
    const [first] = unexpected.openQuestions;
    if (first !== undefined) {
      select(null);
      setQuestionIsbn(first);
      showAnswer({ tone: 'ask', words: m.desk_strays_open(countParams(unexpected.openQuestions.length)) });
      return;
    }
    if (copiesToGrade.length > 0) {
      showAnswer({ tone: 'wrong', words: m.desk_left(countParams(copiesToGrade.length)) });
      return;
    }
    setFinishRequested(true);
  };
  const runStep = (step: GradingStep) => {
    switch (step.kind) {
      case 'send':
        if (current !== null) saveGrading(current, step.grading);
        break;
      case 'mode':
        setMode(step.mode);
        break;
      case 'undo':
        undo();
        break;
      case 'photo':
        photos.current?.open();
        break;
      case 'finish':
        finish();
        break;
      case 'label':
        openLabel(current?.line);
        break;
      case 'grade-by-next-scan':
        setGradedByNextScan(!isGradedByNextScan);
        break;
      case 'next':
        selectNeighbour(1);
        break;
      case 'previous':
        selectNeighbour(-1);
        break;
      case 'nothing':
        break;
      default:
        step satisfies never;
    }
  };
  const handleKey = (key: string): boolean => {
    if (questionIsbn !== null && (key === 'Enter' || key === 'Escape')) {
      answerQuestion(questionIsbn, key === 'Enter');
      return true;
    }
    if (charity.currentIsbn !== null && key === 'Escape') {
      recordAsUnexpected();
      return true;
    }
    if (currentIsbn !== null && key === 'Escape') {
      unexpected.remove(currentIsbn, current?.book.title ?? currentIsbn);
      setSelectedLine(null);
      return true;
    }
    if (key === 'Escape') setFinishRequested(false);
    const step = gradingStep(key, mode, current === null || current.unexpected ? null : current);
    if (step.kind === 'nothing') {
      // Enter grades nothing without a current copy, or for an unexpected book.
      if (key === 'Enter') showAnswer({ tone: 'ask', words: m.desk_grading_scan() });
      return key === 'Enter';
    }
    if (step.kind === 'send' && isFinishRequested) {
      showAnswer({ tone: 'ask', words: m.desk_finish_waits() });
      return true;
    }
    runStep(step);
    return true;
  };
  useScans(handleScan, handleKey);
  return {
    currentLine: current?.line ?? null,
    current,
    copiesToGrade,
    isSaving,
    mode,
    setMode,
    isGradedByNextScan,
    setGradedByNextScan,
    questionIsbn,
    openQuestion: (isbn: string) => {
      select(null);
      setQuestionIsbn(isbn);
    },
    answerQuestion,
    unexpected,
    charity,
    recordAsUnexpected,
    /** Whether the summary opens once all gradings are saved. */
    isWaitingToFinish: isFinishRequested && !isFinishing,
    isFinishing,
    setFinishRequested,
    finish,
    select,
    saveGrading,
    undo,
  };
}
