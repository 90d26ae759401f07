import { useRef, useState, type RefObject } from 'react';
import type { DeskTrade } from '../../../../../domain/desk/trade-schema';
import type { Grading } from '../../../../../domain/desk/grading-schemas';
import { parseIsbn } from '../../../../../domain/isbn';
import { m } from '../../../../../messages/compiled/messages.js';
import { useDeskTradeCalls } from '../../../../data/desk/trade-calls';
import { gradeName } from '../../../../lib/words/grade-words';
import { counted } from '../../../../lib/words/counted';
import { lineMode, gradingStep, type GradingMode } from './grading-keys';
import { classifyScanned, findNote, ungradedCopies, type InboundLine } from './parcel-copies';
import type { PhotosHandle } from './photos';
import { useScanContext, useScans } from '../../frame/scan-context';
import type { ScanAnswer } from '../../frame/scan-result';
import { useDeskTrade } from '../trade-context';
import { useCharity } from './use-charity-count';
import { useScanOn } from './use-graded-by-next-scan';
import { useUnexpected } from './use-unexpected-books';

type Inbound = NonNullable<DeskTrade['inbound']>;

interface GradingInput {
  readonly inbound: Inbound;
  /** ISBN scanned on another page, or an empty text. */
  readonly book: string;
  readonly photos: RefObject<PhotosHandle | null>;
  /** Lines in the order of the list, for the arrow keys. */
  readonly shown: readonly InboundLine[];
}

const isSameGrading = (line: InboundLine, { as, grade, reason }: Grading) =>
  line.state === as &&
  line.gradedAs === (grade ?? (as === 'as-said' ? line.gradedAs : null)) &&
  line.reason === (reason ?? null);

/** Opens the label of the copy on the bench by its link, which has the address. Does nothing before it is graded. */
const openSticker = (line: number | undefined) =>
  document.querySelector<HTMLAnchorElement>(`[data-sticker="${line ?? 'none'}"]`)?.click();

/** Returns the state of a parcel's grading, and handles its scans and keys. */
export function useGrading({ inbound, book, photos, shown }: GradingInput) {
  const { trade, act, isBusy } = useDeskTrade();
  const { showAnswer } = useScanContext();
  const calls = useDeskTradeCalls(trade.id);
  const [scanOn, setScanOn] = useScanOn(trade.id);
  const unexpected = useUnexpected(inbound.lines);
  const charity = useCharity(inbound.charity);
  const lineOfBook = () => {
    const found = classifyScanned(inbound.lines, book);
    return found.kind === 'copy' ? found.line.line : null;
  };
  const [at, setAt] = useState<number | null>(lineOfBook);
  const [scannedBook, setScannedBook] = useState(book);
  const [mode, setMode] = useState<GradingMode>(lineMode);
  const [question, setQuestion] = useState<string | null>(null);
  const [wantsFinish, setWantsFinish] = useState(false);
  const gradedLines = useRef<readonly number[]>([]);
  const { notedIsbn } = unexpected;
  const current =
    inbound.lines.find(({ line }) => line === at) ?? (notedIsbn === null ? null : findNote(inbound.lines, notedIsbn));
  const left = ungradedCopies(inbound.lines);
  const isSaving = (line: number) => isBusy(`grade ${line}`) || isBusy(`grade ${line} again`);
  const toGrade = left.filter(({ line }) => !isSaving(line));
  const isSavingAny =
    inbound.lines.some(({ line }) => isSaving(line)) || isBusy(`unexpected ${notedIsbn}`) || charity.isSaving;
  const isFinishing = wantsFinish && left.length === 0 && !isSavingAny;

  const choose = (line: InboundLine | null) => {
    setMode(lineMode);
    setQuestion(null);
    unexpected.setNotedIsbn(null);
    charity.setBook(null);
    setAt(line?.line ?? null);
  };
  const send = (line: InboundLine, grading: Grading) => {
    setMode(lineMode);
    const saving = isSaving(line.line);
    // A second Enter on a copy says nothing new.
    if (saving ? grading.as === 'as-said' : isSameGrading(line, grading)) return;
    const isRegrading = saving || line.state !== 'offered';
    void act({
      key: saving ? `grade ${line.line} again` : `grade ${line.line}`,
      words: m.desk_do_grade({ title: line.book.title }),
      run: () => calls.grade(line.line, grading, isRegrading),
    });
    gradedLines.current = [...gradedLines.current.filter((one) => one !== line.line), line.line];
  };
  // A scan on another page may open the trade that is open already.
  if (scannedBook !== book) {
    setScannedBook(book);
    setMode(lineMode);
    setQuestion(null);
    setAt(lineOfBook());
  }
  const undo = () => {
    if (current?.unexpected === true) {
      unexpected.removeNote(current.book.isbn, current.book.title);
      setAt(null);
      return;
    }
    const isGraded = ({ line, state }: InboundLine) => state !== 'offered' || isSaving(line);
    const last =
      current !== null && isGraded(current)
        ? current
        : inbound.lines.find((line) => line.line === gradedLines.current.at(-1) && isGraded(line));
    if (last === undefined || last.unexpected) return;
    gradedLines.current = gradedLines.current.filter((one) => one !== last.line);
    choose(last);
    void act({
      key: isSaving(last.line) ? `grade ${last.line} again` : `grade ${last.line}`,
      words: m.desk_do_undo({ title: last.book.title }),
      run: () => calls.undoGrading(last.line),
    });
  };
  const chooseNeighbour = (by: 1 | -1) => {
    const place = shown.findIndex(({ line }) => line === at);
    const firstPlace = by === 1 ? 0 : shown.length - 1;
    choose(shown[place === -1 ? firstPlace : place + by] ?? current);
  };
  /** Saves the copy on the bench as said if the parcel's switch says so. Returns its words for the answer. */
  const gradeAsSaid = (next: InboundLine | null): string | undefined => {
    if (!scanOn || current === null || current.unexpected || current.line === next?.line) return undefined;
    if (current.state !== 'offered' || isSaving(current.line) || mode.kind !== 'line') return undefined;
    send(current, { as: 'as-said' });
    return `${current.book.title}: ${m.desk_as_said({ grade: gradeName(current.grade) })}`;
  };
  const handleScan = (code: string): ScanAnswer | null => {
    const parsed = parseIsbn(code);
    if (!parsed.ok) return null;
    const { isbn } = parsed;
    setWantsFinish(false);
    const first = classifyScanned(inbound.lines, isbn, isSaving);
    // The copy on the bench is scanned once more: with scan-on, a second copy of the book is the next one.
    const other = inbound.lines.find(
      (line) => line.book.isbn === isbn && line.state === 'offered' && !isSaving(line.line) && line.line !== at,
    );
    const found =
      scanOn && first.kind === 'copy' && other !== undefined ? { kind: 'copy' as const, line: other } : first;
    if (found.kind === 'copy') {
      const gradedWords = gradeAsSaid(found.line);
      choose(found.line);
      return { tone: 'right', words: found.line.book.title, note: gradedWords ?? m.desk_copy_said() };
    }
    // A trade can be packed while its parcel is graded: the book may belong to the order.
    if (trade.desk.allowed.includes('pack') && trade.outbound?.lines.some((line) => line.book.isbn === isbn))
      return null;
    const gradedWords = gradeAsSaid(null);
    const isOnBench = charity.book === isbn;
    choose(null);
    if (found.kind === 'stranger' && (isOnBench || charity.uncountedBooks() > 0)) {
      charity.setBook(isbn);
      // The same barcode read once more is the same book.
      if (!isOnBench) void charity.count(1);
      return { tone: 'right', words: m.desk_charity_this(), note: gradedWords ?? m.desk_charity_text() };
    }
    if (found.kind === 'stranger') {
      unexpected.setNotedIsbn(isbn);
      void unexpected.noteBook({ isbn });
      return { tone: 'wrong', words: m.desk_copy_stranger(), note: gradedWords ?? m.desk_stray_noted() };
    }
    if (isBusy(`unexpected ${isbn}`))
      return { tone: 'wrong', words: m.desk_copy_stranger(), note: m.desk_stray_noted() };
    unexpected.addQuestion(isbn);
    setQuestion(isbn);
    return { tone: 'ask', words: m.desk_copy_one_more(), note: gradedWords };
  };
  const answer = (isbn: string, isOneMore: boolean) => {
    unexpected.closeQuestion(isbn);
    setQuestion(null);
    if (!isOneMore) return;
    unexpected.setNotedIsbn(isbn);
    void unexpected.noteBook({ isbn });
  };
  /** Records the book as one that is not in the trade, because it was not meant for charity. */
  const noteCharityBook = () => {
    const { book: isbn } = charity;
    if (isbn === null) return;
    charity.setBook(null);
    void charity.count(-1);
    unexpected.setNotedIsbn(isbn);
    void unexpected.noteBook({ isbn });
  };
  const finish = () => {
    const [first] = unexpected.openQuestions;
    if (first !== undefined) {
      choose(null);
      setQuestion(first);
      showAnswer({ tone: 'ask', words: m.desk_strays_open(counted(unexpected.openQuestions.length)) });
      return;
    }
    if (toGrade.length > 0) {
      showAnswer({ tone: 'wrong', words: m.desk_left(counted(toGrade.length)) });
      return;
    }
    setWantsFinish(true);
  };
  const handleKey = (key: string): boolean => {
    if (question !== null && (key === 'Enter' || key === 'Escape')) {
      answer(question, key === 'Enter');
      return true;
    }
    if (charity.book !== null && key === 'Escape') {
      noteCharityBook();
      return true;
    }
    if (notedIsbn !== null && key === 'Escape') {
      unexpected.removeNote(notedIsbn, current?.book.title ?? notedIsbn);
      setAt(null);
      return true;
    }
    if (key === 'Escape') setWantsFinish(false);
    const meaning = gradingStep(key, mode, current === null || current.unexpected ? null : current);
    if (meaning.kind === 'nothing') {
      // Enter before a scan, or after it for a book that is noted already, grades no copy.
      if (key === 'Enter') showAnswer({ tone: 'ask', words: m.desk_grading_scan() });
      return key === 'Enter';
    }
    if (meaning.kind === 'send' && wantsFinish) {
      showAnswer({ tone: 'ask', words: m.desk_finish_waits() });
      return true;
    }
    if (meaning.kind === 'send' && current !== null) send(current, meaning.grading);
    if (meaning.kind === 'mode') setMode(meaning.mode);
    if (meaning.kind === 'undo') undo();
    if (meaning.kind === 'photo') photos.current?.open();
    if (meaning.kind === 'finish') finish();
    if (meaning.kind === 'label') openSticker(current?.line);
    if (meaning.kind === 'scan-on') setScanOn(!scanOn);
    if (meaning.kind === 'next') chooseNeighbour(1);
    if (meaning.kind === 'previous') chooseNeighbour(-1);
    return true;
  };
  useScans(handleScan, handleKey);
  return {
    at: current?.line ?? null,
    current,
    toGrade,
    isSaving,
    mode,
    setMode,
    scanOn,
    setScanOn,
    question,
    openQuestion: (isbn: string) => {
      choose(null);
      setQuestion(isbn);
    },
    answer,
    unexpected,
    charity,
    noteCharityBook,
    /** The summary was asked for while a grading is being saved. */
    isWaitingToFinish: wantsFinish && !isFinishing,
    isFinishing,
    setWantsFinish,
    finish,
    choose,
    send,
    undo,
  };
}
