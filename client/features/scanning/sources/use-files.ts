import { useCallback, useEffect, useRef, useState } from 'react';
import { formatNumber, formatPercent } from '../../../../domain/format';
import { runLimit, type Read } from '../../../../domain/scanning/run';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import type { PictureAnswer } from '../decoder/picture-answer';
import { isolateName, listRefusals, pictureRefusals, rowWords } from './file-words';
import { sortFiles } from './sort-files';
import type { ListTitles } from '../../../../domain/scanning/lists/list-titles';
import type { ListRead } from '../store/read-list-file';
import type { Reports } from '../run/use-reports';
import type { Photos } from './use-photos';
import { countParams } from '../../../lib/words/count-params';

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

/** Reports how many books of a list are in the run, and the rows that could not be read. */
function reportRows({ found, left, refusedRows }: ListRead, name: string, addReport: Reports['addReport']): void {
  if (found > 0) addReport('safe', m.scanning_file_read({ ...countParams(found - left), name }));
  if (refusedRows.length > 0) addReport('wrong', m.scanning_file_rows({ name, rows: rowWords(refusedRows) }));
}

/** Reports the books of a list that exceed the limit of the run. */
function reportLeft({ left }: ListRead, name: string, addReport: Reports['addReport']): void {
  if (left > 0)
    addReport('wrong', m.scanning_file_left({ ...countParams(left), name, most: formatNumber(runLimit, language()) }));
}

/** Returns how to run tasks one after the other, and how to stop them. `onEnded` is called after each. */
function useTasks(onEnded: () => void) {
  const lastTask = useRef(Promise.resolve());
  const stopper = useRef(new AbortController());
  const stop = useCallback(() => {
    stopper.current.abort();
    stopper.current = new AbortController();
  }, []);
  useEffect(() => () => stopper.current.abort(), []);
  const inTurn = useCallback(
    (work: (signal: AbortSignal) => Promise<void>) => {
      lastTask.current = lastTask.current.then(async () => {
        try {
          await work(stopper.current.signal);
        } catch (error) {
          // Stopped by the person. Any other error is a defect that must be seen.
          if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
        } finally {
          onEnded();
        }
      });
    },
    [onEnded],
  );
  return { inTurn, stop };
}

/** Returns how to read files one by one, with a report for each. What was read before a stop stays. */
export function useFiles({ read, addReport, photos, onTitles }: FilesInput): Files {
  const [progressText, setProgressText] = useState<string | null>(null);
  const clearProgress = useCallback(() => setProgressText(null), []);
  const { inTurn, stop } = useTasks(clearProgress);

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
      reportRows(list, name, addReport);
      onTitles(list.titles);
      reportLeft(list, name, addReport);
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
