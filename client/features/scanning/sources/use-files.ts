import { useCallback, useEffect, useRef, useState } from 'react';
import { formatNumber, formatPercent } from '../../../../domain/format';
import { runLimit, type Read } from '../../../../domain/scanning/run';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import type { PictureAnswer, PictureRefusal } from '../decoder/picture-answer';
import { sortFiles } from './sort-files';
import type { ListTitles } from '../../../../domain/scanning/lists/list-titles';
import type { ListRefusal } from '../store/read-list-file';
import type { Reports } from '../run/use-reports';
import type { Photos } from './use-photos';
import { countParams } from '../../../lib/words/count-params';

const listRefusals: Record<ListRefusal, (file: { name: string }) => string> = {
  empty: m.scanning_file_empty,
  'unknown-format': m.scanning_file_format,
  locked: m.scanning_file_locked,
  'too-large': m.scanning_file_large,
  broken: m.scanning_file_broken,
  'no-book': m.scanning_file_none,
  unreadable: m.scanning_file_unreadable,
  offline: () => m.problem_offline(),
};
const pictureRefusals: Record<PictureRefusal, (file: { name: string }) => string> = {
  'heic-unreadable': m.scanning_picture_heic_unreadable,
  'picture-too-big': m.scanning_picture_too_big,
  'not-a-picture': m.scanning_picture_not_a_picture,
  'no-code-found': m.scanning_picture_no_code_found,
  'reader-unavailable': m.scanning_picture_reader_unavailable,
};

/** Returns a file's name in its own direction. */
const isolateName = (name: string) => `\u2068${name}\u2069`;

/** Numbers of unread rows that a report names. */
const maxNamedRows = 10;

/** Returns numbers of rows as words. */
function rowWords(rows: readonly number[]): string {
  const shown = rows.slice(0, maxNamedRows).map((row) => formatNumber(row, language()));
  return [...shown, ...(rows.length > maxNamedRows ? ['…'] : [])].join(', ');
}

export interface FilesInput {
  readonly read: (reads: readonly Read[]) => Promise<void>;
  readonly addReport: Reports['addReport'];
  readonly photos: Photos;
  /** Asks about the books that a list names by title. */
  readonly onTitles: (titles: ListTitles) => void;
}

export interface Files {
  /** Reads photos and lists, mixed. */
  readonly readFiles: (files: readonly File[]) => void;
  /** Reads a text that is too long for one task. */
  readonly readLongText: (text: string) => void;
  /** Sentence about what is being read. Null when nothing is. */
  readonly progressText: string | null;
  readonly stop: () => void;
}

/** Returns how to read files one by one, with a report for each. What was read before a stop stays. */
export function useFiles({ read, addReport, photos, onTitles }: FilesInput): Files {
  const [progressText, setProgressText] = useState<string | null>(null);
  const lastTask = useRef(Promise.resolve());
  const stopper = useRef(new AbortController());
  const stop = useCallback(() => {
    stopper.current.abort();
    stopper.current = new AbortController();
  }, []);
  useEffect(() => () => stopper.current.abort(), []);

  const readList = useCallback(
    async (file: Blob, name: string, signal: AbortSignal) => {
      const reader = await import('../store/read-list-file').catch(() => null);
      if (reader === null) {
        addReport('wrong', m.problem_offline());
        return;
      }
      setProgressText(m.scanning_file_reading({ name }));
      const onProgress = (share: number) =>
        setProgressText(
          m.scanning_file_share({ name, share: formatPercent(Math.round(share * 100) / 100, language()) }),
        );
      const list = await reader.readListFile(file, { onProgress, signal });
      if (list.kind === 'refused') {
        addReport('wrong', listRefusals[list.why]({ name }));
        return;
      }
      await read(list.reads);
      if (list.found > 0) addReport('safe', m.scanning_file_read({ ...countParams(list.found - list.left), name }));
      if (list.refusedRows.length > 0)
        addReport('wrong', m.scanning_file_rows({ name, rows: rowWords(list.refusedRows) }));
      onTitles(list.titles);
      if (list.left > 0)
        addReport(
          'wrong',
          m.scanning_file_left({ ...countParams(list.left), name, most: formatNumber(runLimit, language()) }),
        );
    },
    [read, addReport, onTitles],
  );

  const { countPhoto } = photos;
  const readPictures = useCallback(
    async (pictures: readonly File[], signal: AbortSignal) => {
      const showProgress = (done: number) =>
        setProgressText(
          m.scanning_pictures_progress({ ...countParams(pictures.length), done: formatNumber(done, language()) }),
        );
      showProgress(0);
      const decoder = await import('../decoder/read-pictures').catch(() => null);
      if (decoder === null) {
        addReport('wrong', pictureRefusals['reader-unavailable']({ name: isolateName(pictures[0]?.name ?? '') }));
        return;
      }
      // Photos are counted one after the other, because each depends on the books that the one before has added.
      let photosTaken = Promise.resolve();
      const onPicture = (answer: PictureAnswer) => {
        const { file, seen, refusal } = answer;
        if (refusal !== null) addReport('wrong', pictureRefusals[refusal]({ name: isolateName(file.name) }));
        else if (seen !== null) photosTaken = photosTaken.then(() => countPhoto({ ...answer, seen }));
      };
      await decoder.readPictures(pictures, { onRead: onPicture, onProgress: showProgress, signal });
      await photosTaken;
    },
    [addReport, countPhoto],
  );

  const inTurn = useCallback((work: (signal: AbortSignal) => Promise<void>) => {
    lastTask.current = lastTask.current.then(async () => {
      try {
        await work(stopper.current.signal);
      } catch (error) {
        // Stopped by the person. Any other error is a defect that must be seen.
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
      } finally {
        setProgressText(null);
      }
    });
  }, []);
  const readFiles = useCallback(
    (files: readonly File[]) => {
      const { pictures, lists } = sortFiles(files);
      for (const list of lists) inTurn((signal) => readList(list, isolateName(list.name), signal));
      if (pictures.length > 0) inTurn((signal) => readPictures(pictures, signal));
    },
    [inTurn, readList, readPictures],
  );
  const readLongText = useCallback(
    (text: string) => inTurn((signal) => readList(new Blob([text]), m.scanning_pasted_text(), signal)),
    [inTurn, readList],
  );
  return { readFiles, readLongText, progressText, stop };
}
