import { lazyPart } from '../../../lib/parts/part';
import { m } from '../../../../messages/compiled/messages.js';
import type { Selection } from '../../../ui/lists/use-selection';
import { stepWords } from '../run/step-words';
import { AddingNotices, ReadingNotices } from '../run/run-notices';
import { RunSum } from '../run/run-sum';
import { startSettings } from '../../../../domain/scanning/run';
import type { Scanning } from '../use-scanning';
import type { CameraPanelProps } from './camera-panel';

const CameraPanel = lazyPart(async () => (await import('./camera-panel')).CameraPanel);
const ScanList = lazyPart(async () => (await import('../list/scan-list')).ScanList);

export interface ScanCameraProps extends Pick<CameraPanelProps, 'isWide' | 'onClose' | 'onType' | 'answer'> {
  readonly scan: Scanning;
  readonly selection: Selection;
  /** Ids of all lines in the shown order. */
  readonly ids: readonly number[];
  readonly onAdd: () => void;
}

/** Camera of a run, with the last step's undo, its notices, lines and sum. */
export function ScanCamera({ scan, selection, ids, onAdd, ...stage }: ScanCameraProps) {
  const { run, actions, last, rows, files, adding } = scan;
  const step = run?.undoable ?? null;
  return (
    <CameraPanel
      {...stage}
      onRead={scan.readOne}
      onFiles={files.readFiles}
      settings={run?.settings ?? startSettings}
      onSettings={(changed) => void actions?.setSettings(changed)}
      reads={last.reads}
      undo={
        step === null
          ? null
          : { label: m.scanning_undo_step({ step: stepWords(step) }), onUndo: () => void actions?.undo() }
      }
      notices={
        <>
          <ReadingNotices scan={scan} />
          <AddingNotices scan={scan} />
        </>
      }
      renderList={(box) => <ScanList ids={ids} selection={selection} actions={rows} box={box} />}
      sum={
        run === null ? null : (
          <RunSum
            isShort
            run={run}
            isAdding={adding.isBusy}
            onAdd={onAdd}
            onExport={scan.saveCsv}
            onFromBasket={scan.fromBasket}
          />
        )
      }
    />
  );
}
