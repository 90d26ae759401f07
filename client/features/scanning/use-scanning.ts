import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { readCodes } from '../../../domain/scanning/reads';
import { runLimit, type Read } from '../../../domain/scanning/run';
import type { TitleLine } from '../../../domain/scanning/lists/title-line';
import { m } from '../../../messages/compiled/messages.js';
import { useBalance } from '../../data/balance/use-balance';
import { useBusyAction } from '../../lib/busy-action';
import { problemWords } from '../../lib/words/problem-words';
import { ApiProblem } from '../../lib/api';
import { saveFile } from '../../lib/save-file';
import { csvWords } from './run/csv-words';
import type { RowActions } from './list/row-actions';
import { listenToScanner } from '../../lib/scanner/listen-to-scanner';
import type { Added, RunActions, AddedToBasket } from './store/run-view';
import { useFiles } from './sources/use-files';
import { useTitles } from './titles/use-titles';
import { usePhotos } from './sources/use-photos';
import { useAskedBooks } from '../../data/asked-books/use-asked-books';
import { useHistoryKeys } from './run/use-history-keys';
import { useReports, type Reports } from './run/use-reports';
import { useRun } from './use-run';
import { countParams } from '../../lib/words/count-params';

/** Length in characters above which texts are read in pieces, so that the page stays responsive. */
const longText = 200_000;

/**
 * Returns how to read books into a run, and the last single read, for the large answer and its tone. `onRead` is called
 * before each read.
 */
function useReads(actions: RunActions | null, addReport: Reports['addReport'], onRead: () => void) {
  // `reads` rises with each single read.
  const [last, setLast] = useState<{ readonly id: number | null; readonly reads: number }>({ id: null, reads: 0 });
  const read = useCallback(
    async (reads: readonly Read[]) => {
      if (actions === null || reads.length === 0) return;
      onRead();
      const done = await actions.read(reads);
      if (done.some(({ line }) => line === null)) addReport('wrong', m.scanning_run_full(countParams(runLimit)));
      const [only] = done;
      if (done.length === 1 && only !== undefined && only.line !== null)
        setLast(({ reads: before }) => ({ id: only.line, reads: before + 1 }));
    },
    [actions, addReport, onRead],
  );
  const readOne = useCallback((single: Read) => void read([single]), [read]);
  /** Adds the copies of a title that was answered. */
  const addTitle = useCallback(
    async (isbn: string, { copies }: TitleLine): Promise<Added | null> => {
      if (actions === null) return null;
      onRead();
      const done = await actions.add(copies.map((each) => ({ text: isbn, source: 'typed', sure: true, ...each })));
      const line = done.copies.at(-1)?.line;
      if (line !== undefined) setLast(({ reads: before }) => ({ id: line, reads: before + 1 }));
      return line === undefined ? null : done;
    },
    [actions, onRead],
  );
  return { last, read, readOne, addTitle };
}

/** Returns the actions of the screen on a run: reading from every source, changes, the basket. */
export function useScanning() {
  const handle = useRun();
  const { actions, run } = handle;
  const reports = useReports();
  const { addReport } = reports;
  const [added, setAdded] = useState<AddedToBasket | null>(null);
  const clearAdded = useCallback(() => setAdded(null), []);
  const { last, read, readOne, addTitle } = useReads(actions, addReport, clearAdded);
  const readScanner = useEffectEvent((text: string) => void read([{ text, source: 'scanner', sure: true }]));
  useEffect(() => listenToScanner(document, (text) => readScanner(text)), []);
  useHistoryKeys(
    () => void actions?.undo(),
    () => void actions?.redo(),
  );

  const sortPhoto = useCallback(
    async (reads: readonly Read[]) => (await actions?.sortPhoto(reads)) ?? { fresh: reads, known: [] },
    [actions],
  );
  const photos = usePhotos(read, sortPhoto);
  const titles = useTitles(addReport);
  const files = useFiles({ read, addReport, photos, onTitles: titles.ask });
  const readText = (pasted: string) => {
    if (pasted.length > longText) {
      files.readLongText(pasted);
      return;
    }
    const reads = readCodes(pasted, 'paste');
    void read(reads);
    void titles.findTitles(pasted).then((isFound) => {
      if (reads.length === 0 && !isFound) addReport('plain', m.scanning_paste_none());
    });
  };

  const requestKnown = useCallback((isbns: ReadonlySet<string>) => void actions?.requestOffersAgain(isbns), [actions]);
  const asked = useAskedBooks(actions === null ? null : (run?.id ?? null), requestKnown);
  const adding = useBusyAction(async (ids?: readonly number[]) => {
    setAdded(null);
    if (actions !== null) setAdded(await actions.addToBasket(ids));
  });
  const hasBasket = (useBalance()?.give.books ?? 0) > 0;
  const readBasket = async () => {
    try {
      const done = await actions?.fromBasket();
      if (done?.length === 0) addReport('plain', m.scanning_from_basket_none());
    } catch (error) {
      addReport('wrong', problemWords(error instanceof ApiProblem ? error : { code: 'internal', facts: {} }));
    }
  };
  const saveCsv = () => {
    if (actions === null || run === null) return;
    saveFile(
      actions.exportCsv(csvWords()),
      `${run.settings.name === '' ? m.scanning_export_name() : run.settings.name}.csv`,
    );
  };
  return {
    ...handle,
    last,
    read,
    readOne,
    addTitle,
    readText,
    titles,
    files,
    photos,
    asked,
    reports,
    added,
    adding,
    /** Reads the sell list into the run. Null while the list is empty or not known. */
    fromBasket: hasBasket ? () => void readBasket() : null,
    saveCsv,
    rows: useRowActions(actions),
  };
}

/** Returns the actions of rows as one constant object. */
function useRowActions(
  actions: RunActions | null,
): Pick<RowActions, 'change' | 'split' | 'remove' | 'confirm' | 'correct'> {
  return useMemo(
    () => ({
      change: (ids, patch) => void actions?.change(ids, patch),
      split: (id, grade) => void actions?.split(id, grade),
      remove: (ids) => void actions?.remove(ids),
      confirm: (id) => void actions?.confirm(id),
      correct: (id, isbn) => void actions?.correct(id, isbn),
    }),
    [actions],
  );
}

export type Scanning = ReturnType<typeof useScanning>;
