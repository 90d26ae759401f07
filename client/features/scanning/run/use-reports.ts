import { useCallback, useRef, useState } from 'react';
import type { NoticeProps } from '../../../ui/notices/notice';

export interface Report {
  readonly id: number;
  readonly kind: NoticeProps['kind'];
  readonly words: string;
}

export interface Reports {
  readonly list: readonly Report[];
  /** Says something; returns how to take it back, for what only lasts a while. */
  readonly say: (kind: Report['kind'], words: string) => () => void;
  readonly close: (id: number) => void;
}

/** So many stand there at once; of a hundred unreadable photos the newest are enough. */
const most = 5;

/** Sentences about what was read in, until they are put away. */
export function useReports(): Reports {
  const [list, setList] = useState<readonly Report[]>([]);
  const next = useRef(0);
  const close = useCallback((id: number) => setList((reports) => reports.filter((report) => report.id !== id)), []);
  const say = useCallback(
    (kind: Report['kind'], words: string) => {
      next.current += 1;
      const id = next.current;
      setList((reports) => [...reports.filter((report) => report.words !== words), { id, kind, words }].slice(-most));
      return () => close(id);
    },
    [close],
  );
  return { list, say, close };
}
