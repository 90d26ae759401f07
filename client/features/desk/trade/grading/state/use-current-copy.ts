import { useState } from 'react';
import { classifyInParcel, findUnexpectedLine, type InboundLine } from '../parcel-copies';
import { lineMode, type GradingMode } from '../grading-keys';
import type { CharityCount } from './use-charity-count';
import type { UnexpectedBooks } from './use-unexpected-books';

export interface CurrentCopyInput {
  readonly lines: readonly InboundLine[];
  /** Lines in the order of the list, for the arrow keys. */
  readonly shownLines: readonly InboundLine[];
  /** ISBN scanned on another page, or an empty text. */
  readonly book: string;
  readonly unexpected: UnexpectedBooks;
  readonly charity: CharityCount;
}

export interface CurrentCopy {
  /** Copy that is being graded. Null while none is selected. */
  readonly copy: InboundLine | null;
  /** Number of the line that was selected. An unexpected book that is shown was not selected. */
  readonly selectedLine: number | null;
  /** Question that the clerk answers about the copy. */
  readonly mode: GradingMode;
  readonly setMode: (mode: GradingMode) => void;
  /** ISBN of the book about which the clerk is asked whether it is an extra copy. Null without a question. */
  readonly questionIsbn: string | null;
  readonly openQuestion: (isbn: string) => void;
  readonly closeQuestion: () => void;
  readonly select: (line: InboundLine | null) => void;
  readonly selectNeighbour: (by: 1 | -1) => void;
  /** Removes an unexpected book that was added by mistake. */
  readonly removeUnexpected: (isbn: string, title: string) => void;
}

/** Returns the copy that is being graded or the question about one, and the functions that change them. */
export function useCurrentCopy({ lines, shownLines, book, unexpected, charity }: CurrentCopyInput): CurrentCopy {
  const lineOfBook = () => {
    const found = classifyInParcel(lines, book);
    return found.kind === 'copy' ? found.line.line : null;
  };
  const [selectedLine, setSelectedLine] = useState<number | null>(lineOfBook);
  const [handledBook, setHandledBook] = useState(book);
  const [mode, setMode] = useState<GradingMode>(lineMode);
  const [questionIsbn, setQuestionIsbn] = useState<string | null>(null);
  const { currentIsbn } = unexpected;
  const copy =
    lines.find(({ line }) => line === selectedLine) ??
    (currentIsbn === null ? null : findUnexpectedLine(lines, currentIsbn));

  // A scan on another page may open the trade that is open already.
  if (handledBook !== book) {
    setHandledBook(book);
    setMode(lineMode);
    setQuestionIsbn(null);
    setSelectedLine(lineOfBook());
  }
  const select = (line: InboundLine | null) => {
    setMode(lineMode);
    setQuestionIsbn(null);
    unexpected.setCurrentIsbn(null);
    charity.setCurrentIsbn(null);
    setSelectedLine(line?.line ?? null);
  };
  return {
    copy,
    selectedLine,
    mode,
    setMode,
    questionIsbn,
    openQuestion: (isbn) => {
      select(null);
      setQuestionIsbn(isbn);
    },
    closeQuestion: () => setQuestionIsbn(null),
    select,
    selectNeighbour: (by) => {
      const place = shownLines.findIndex(({ line }) => line === selectedLine);
      const firstPlace = by === 1 ? 0 : shownLines.length - 1;
      select(shownLines[place === -1 ? firstPlace : place + by] ?? copy);
    },
    removeUnexpected: (isbn, title) => {
      unexpected.remove(isbn, title);
      setSelectedLine(null);
    },
  };
}
