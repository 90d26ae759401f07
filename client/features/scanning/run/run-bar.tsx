import { useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { Icon } from '../../../ui/icons/icon';
import { IconButton } from '../../../ui/buttons/icon-button';
import { redoIcon } from '../../../ui/icons/rare-icons';
import type { HistoryStep, RunEntry } from '../store/run-view';
import styles from './run-bar.module.css';
import { stepWords } from './step-words';
import { RunSheet, type RunSheetProps } from './run-sheet';

export interface RunBarProps extends Omit<RunSheetProps, 'isOpen' | 'onClose'> {
  readonly name: string;
  readonly runs: readonly RunEntry[];
  readonly onRename: (name: string) => void;
  /** Step to undo or redo. Null if there is none. */
  readonly undoable: HistoryStep | null;
  readonly redoable: HistoryStep | null;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** Name of the run, other runs of this device, undo and redo. */
export function RunBar({ name, onRename, undoable, redoable, onUndo, onRedo, ...sheet }: RunBarProps) {
  const [isOpen, setOpen] = useState(false);
  const undo = undoable === null ? m.scanning_undo() : m.scanning_undo_step({ step: stepWords(undoable) });
  const redo = redoable === null ? m.scanning_redo() : m.scanning_redo_step({ step: stepWords(redoable) });
  return (
    <div className={styles['bar']}>
      <RunName key={name} name={name} onRename={onRename} />
      <button type="button" className={styles['runs']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {m.scanning_runs()}
        <Icon name="down" size={16} />
      </button>
      <fieldset className={styles['history']} aria-label={m.scanning_history()}>
        <IconButton
          icon="undo"
          size={20}
          label={undo}
          title={undo}
          disabled={undoable === null}
          aria-keyshortcuts="Control+Z"
          onClick={onUndo}
        />
        <IconButton
          icon={redoIcon}
          size={20}
          label={redo}
          title={redo}
          disabled={redoable === null}
          aria-keyshortcuts="Control+Y"
          onClick={onRedo}
        />
      </fieldset>
      <RunSheet {...sheet} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

/** Name that can be edited in place. */
function RunName({ name, onRename }: { readonly name: string; readonly onRename: (name: string) => void }) {
  const [text, setText] = useState(name);
  const saveName = () => {
    if (text.trim() !== name) onRename(text.trim());
  };
  return (
    <input
      className={styles['name']}
      aria-label={m.scanning_run_name()}
      placeholder={m.scanning_run_unnamed_now()}
      value={text}
      maxLength={60}
      autoComplete="off"
      enterKeyHint="done"
      onChange={(event) => setText(event.target.value)}
      onBlur={saveName}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur();
        if (event.key === 'Escape') setText(name);
      }}
    />
  );
}
