import { useCallback, useRef, useState } from 'react';
import type { NoticeProps } from '../../../ui/notices/notice';

export interface Report {
  readonly id: number;
  readonly kind: NoticeProps['kind'];
  readonly words: string;
}

export interface Reports {
  readonly list: readonly Report[];
  /** Adds a report. Returns how to remove it. */
  readonly addReport: (kind: Report['kind'], words: string) => () => void;
  readonly close: (id: number) => void;
}

/** Number of reports shown at once. Of a hundred unreadable photos the newest are enough. */
const maxReports = 5;

/** Returns the reports about what was read, until they are closed. */
export function useReports(): Reports {
  const [list, setList] = useState<readonly Report[]>([]);
  const next = useRef(0);
  const close = useCallback((id: number) => setList((reports) => reports.filter((report) => report.id !== id)), []);
  const addReport = useCallback(
    (kind: Report['kind'], words: string) => {
      next.current += 1;
      const id = next.current;
      setList((reports) =>
        [...reports.filter((report) => report.words !== words), { id, kind, words }].slice(-maxReports),
      );
      return () => close(id);
    },
    [close],
  );
  return { list, addReport, close };
}
