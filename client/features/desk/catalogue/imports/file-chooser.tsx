import { useEffect, useEffectEvent, useState } from 'react';
import { m } from '../../../../../messages/compiled/messages.js';
import { classes } from '../../../../ui/classes';
import { Icon } from '../../../../ui/icons/icon';
import { fileIcon } from '../../../../ui/icons/rare-icons';
import money from '../../money.module.css';
import styles from './imports.module.css';

/** Types of files that the chooser offers. The content decides, whatever the name. */
const accepted = '.csv,.tsv,.txt,.xlsx,.xml,.onix,text/csv,text/xml,application/xml';

export interface FileChooserProps {
  /** Whether a file is being opened. */
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

/** Place where a file is chosen. A file can be dropped anywhere on the page. */
export function FileChooser({ isBusy, onFile }: FileChooserProps) {
  const isOver = useFileDrop((file) => {
    if (!isBusy) onFile(file);
  });
  return (
    <label className={classes(styles['drop'], isOver && styles['over'])} aria-busy={isBusy || undefined}>
      <Icon name={fileIcon} size={20} />
      <span>
        <b>{isBusy ? m.desk_import_opening() : m.desk_import_choose()}</b>
        <span className="small">{m.desk_import_formats()}</span>
      </span>
      <input
        type="file"
        accept={accepted}
        className={money['file']}
        disabled={isBusy}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) onFile(file);
          // The same file can be chosen once more.
          event.target.value = '';
        }}
      />
    </label>
  );
}

/** Accepts the first file that is dropped on the page. Returns whether files are dragged over it. */
function useFileDrop(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const over = useEffectEvent((event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    setOver(true);
  });
  const leave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setOver(false);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    const [file] = event.dataTransfer?.files ?? [];
    if (file === undefined) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    return () => stop.abort();
  }, []);
  return isOver;
}
