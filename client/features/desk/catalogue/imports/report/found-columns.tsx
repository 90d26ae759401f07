import { m } from '../../../../../../messages/compiled/messages.js';
import { SectionHead } from '../../../../../ui/text/section-head';
import desk from '../../../desk.module.css';
import { formatFigure } from '../../../desk-words';
import { importFieldName } from '../import-words';
import styles from '../imports.module.css';
import type { FoundColumns } from '../sending/import-stage';

/** Columns that the import has found in a file: the field, and the column's number and name. */
export function FoundColumnsList({ found: { columns, header, headerIsRow } }: { readonly found: FoundColumns }) {
  const named = Object.entries(columns)
    .flatMap(([field, at]) => (at === undefined ? [] : [{ field, at }]))
    .toSorted((a, b) => a.at - b.at);
  return (
    <section className={desk['block']}>
      <SectionHead size="block" title={m.desk_import_columns()} />
      <dl className={styles['columns']}>
        {named.map(({ field, at }) => (
          <div key={field}>
            <dt>{importFieldName(field)}</dt>
            <dd>
              {m.desk_import_column({ number: formatFigure(at + 1) })}
              {headerIsRow ? null : (
                <>
                  {' '}
                  <bdi className={styles['column']}>{header[at]}</bdi>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
