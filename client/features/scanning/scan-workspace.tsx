import { useMemo, useState } from 'react';
import { startSettings, type Filter } from '../../../domain/scanning/run';
import { m } from '../../../messages/compiled/messages.js';
import { lazyPart } from '../../lib/parts/part';
import { useMarket } from '../../data/use-market';
import { storeUsualGrade } from '../../data/usual-grade';
import { Sheet } from '../../ui/overlays/sheet';
import { AskedBooksContext } from '../../data/asked-books/use-asked-books';
import { Announcer } from './answer/announcer';
import { LastAnswer } from './answer/last-answer';
import { useSelection } from '../../ui/lists/use-selection';
import { RunPanel } from './run/run-panel';
import { ScanSources } from './sources/scan-sources';
import styles from './scan-screen.module.css';
import { PageDrop } from './sources/page-drop';
import { PasteBox } from './sources/paste-box';
import { useAnswerTone } from './answer/use-answer-tone';
import { ScanCamera } from './camera/scan-camera';
import { useCameraOpen } from './camera/use-camera-open';
import { useMedia } from './use-media';
import { useLine, useLineIds } from './use-run';
import { useScanning } from './use-scanning';

const ScanList = lazyPart(async () => (await import('./list/scan-list')).ScanList);
const TitleQuestions = lazyPart(async () => (await import('./titles/title-questions')).TitleQuestions);

/** Media query of scan-screen.module.css: sources and list side by side. */
const wideQuery = '(min-width: 901px)';
/** Media query for space for the camera beside the list, which a phone in landscape does not have. */
const roomyQuery = '(min-width: 901px) and (min-height: 561px)';

/** Returns the ids, newest first. Lines that wait for the person are at the end, in the order of reading. */
function useShownIds(filter: Filter): readonly number[] {
  const ids = useLineIds(filter);
  const problems = useLineIds('problems');
  return useMemo(() => {
    if (filter === 'problems') return ids;
    const waiting = new Set(problems);
    return [...ids.filter((id) => !waiting.has(id)).toReversed(), ...(filter === 'all' ? problems : [])];
  }, [filter, ids, problems]);
}

/** Sources on one side, lines on the other. On a phone the camera is a screen of its own. */
export function ScanWorkspace() {
  const scan = useScanning();
  const { run, actions, last, rows, files, titles, adding } = scan;
  const market = useMarket();
  const isWide = useMedia(wideQuery);
  const isRoomy = useMedia(roomyQuery);
  const [isCameraOpen, setCameraOpen] = useCameraOpen(actions !== null, isRoomy);
  const [isTyping, setTyping] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [filter, setFilter] = useState<Filter>('all');
  const shown = useShownIds(filter);
  const allIds = useShownIds('all');
  const selection = useSelection(shown);
  const lastLine = useLine(last.id ?? -1);
  const settings = run?.settings ?? startSettings;
  const isEmpty = run === null || run.counts.all === 0;
  useAnswerTone(lastLine, last.reads, settings.sound);

  const setSettings = (changed: Partial<typeof settings>) => {
    if (changed.grade !== undefined) storeUsualGrade(changed.grade);
    void actions?.setSettings(changed);
  };
  const add = (ids?: readonly number[]) => void adding.run(ids);
  const answer =
    last.id === null || lastLine === undefined ? null : (
      <LastAnswer id={last.id} onGrade={(id, grade) => rows.change([id], { grade })} />
    );
  const camera = isCameraOpen ? (
    <ScanCamera
      scan={scan}
      selection={selection}
      ids={allIds}
      isWide={isRoomy}
      answer={answer}
      onAdd={add}
      onClose={() => setCameraOpen(false)}
      onType={() => setTyping(true)}
    />
  ) : null;
  return (
    <AskedBooksContext value={scan.asked}>
      <div className={styles['layout']}>
        <ScanSources
          onRead={(reads) => void scan.read(reads)}
          onTitles={titles.findTitles}
          onText={scan.readText}
          onFiles={files.readFiles}
          onCamera={() => setCameraOpen(true)}
          settings={settings}
          onChange={setSettings}
          isHydrated={actions !== null}
          isFolded={!isWide && !isEmpty}
          answer={answer}
        >
          {camera}
          {isRoomy && !isCameraOpen && answer !== null ? <div className={styles['last']}>{answer}</div> : null}
        </ScanSources>
        <RunPanel
          scan={scan}
          market={market}
          filter={filter}
          onFilter={setFilter}
          selection={selection}
          onAdd={add}
          onChoose={isChoosing ? null : () => setChoosing(true)}
        >
          <ScanList ids={shown} selection={selection} actions={rows} isChoosing={isChoosing} />
        </RunPanel>
        <Sheet
          isOpen={isTyping}
          onClose={() => setTyping(false)}
          title={m.scanning_type()}
          closeLabel={m.scanning_report_close()}
        >
          <PasteBox
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a person pressed "Type or paste" to write here
            autoFocus
            onLong={(text) => {
              setTyping(false);
              scan.readText(text);
            }}
            onTitles={async (text) => {
              const isFound = await titles.findTitles(text);
              if (isFound) setTyping(false);
              return isFound;
            }}
            onRead={(reads) => {
              setTyping(false);
              void scan.read(reads);
            }}
          />
        </Sheet>
        <Sheet
          isOpen={titles.isOpen}
          onClose={titles.close}
          title={m.scanning_titles_title()}
          closeLabel={m.scanning_report_close()}
        >
          <TitleQuestions
            titles={titles}
            onAdd={scan.addTitle}
            onUndo={async (added) => (await actions?.removeAdded(added)) ?? false}
          />
        </Sheet>
        <PageDrop onFiles={files.readFiles} onText={scan.readText} />
        {scan.ready && run !== null ? (
          <Announcer key={run.id} copies={run.copies} taken={run.totals.books} last={lastLine} />
        ) : null}
      </div>
    </AskedBooksContext>
  );
}
