import type { DeskImport } from '../../../../../../domain/desk/imports/desk-import-schemas';
import { m } from '../../../../../../messages/compiled/messages.js';
import { formatFigure } from '../../../desk-words';
import styles from '../imports.module.css';

/** Counts of an import. The count of repaired ISBNs is left out if it is zero. */
export function ImportCounts({ report }: { readonly report: DeskImport }) {
  const counts = [
    [m.desk_import_new(), report.added],
    [m.desk_import_changed(), report.updated],
    [m.desk_import_unchanged(), report.unchanged],
    [m.desk_import_refused(), report.rejected],
    ...(report.recovered === 0 ? [] : [[m.desk_import_recovered(), report.recovered] as const]),
  ] as const;
  return (
    <dl className={styles['counts']}>
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatFigure(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
