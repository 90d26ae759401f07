import { m } from '../../../../messages/compiled/messages.js';
import { IconButton } from '../../../ui/buttons/icon-button';
import { Notice } from '../../../ui/notices/notice';
import type { Report } from './use-reports';
import styles from './reports.module.css';

/** Results of files, photos and the basket, each until it is closed. */
export function Reports({
  reports,
  onClose,
}: {
  readonly reports: readonly Report[];
  readonly onClose: (id: number) => void;
}) {
  return (
    <div className={styles['reports']}>
      {reports.map(({ id, kind, words }) => (
        <Notice
          key={id}
          kind={kind}
          isAnnounced
          action={<IconButton icon="close" size={20} label={m.scanning_report_close()} onClick={() => onClose(id)} />}
        >
          {words}
        </Notice>
      ))}
    </div>
  );
}
