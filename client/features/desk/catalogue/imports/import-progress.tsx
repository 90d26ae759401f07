import { formatPercent } from '../../../../../domain/format';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';
import { Button } from '../../../../ui/buttons/button';
import { Notice } from '../../../../ui/notices/notice';
import { formatFigure } from '../../desk-words';
import { sizeWords } from './file-size';
import styles from './imports.module.css';
import type { SendProgress } from './sending/send-file';

export interface ImportProgressProps {
  readonly isDryRun: boolean;
  /** Null until the import has begun. */
  readonly progress: SendProgress | null;
  readonly onStop: () => void;
}

/** Progress of an import, the reason for a pause, and the button that stops it. */
export function ImportProgress({ isDryRun, progress, onStop }: ImportProgressProps) {
  const label = isDryRun ? m.desk_import_checking() : m.desk_import_importing();
  const share = progress === null || progress.size === 0 ? 0 : progress.bytes / progress.size;
  return (
    <div className={styles['progress']}>
      <div className={styles['state']}>
        <b>{progress?.isFinishing === true ? m.desk_import_finishing() : label}</b>
        <Button kind="outline" size="small" onClick={onStop}>
          {m.desk_import_stop()}
        </Button>
      </div>
      <progress className={styles['bar']} max={1} value={share} aria-label={label} />
      {progress === null ? null : (
        <p className={styles['figures']}>
          <span>{m.desk_import_rows({ shown: formatFigure(progress.rows) })}</span>
          <span>
            {m.desk_import_read({ read: sizeWords(progress.bytes), size: sizeWords(progress.size) })} (
            {formatPercent(Math.round(share * 100) / 100, language())})
          </span>
          {progress.refused === 0 ? null : (
            <span>{m.desk_import_refused_so_far({ shown: formatFigure(progress.refused) })}</span>
          )}
        </p>
      )}
      {progress?.waiting == null ? null : (
        <Notice kind="waiting" isAnnounced>
          {progress.waiting === 'offline' ? m.desk_import_waiting_offline() : m.desk_import_waiting_shop()}
        </Notice>
      )}
    </div>
  );
}
