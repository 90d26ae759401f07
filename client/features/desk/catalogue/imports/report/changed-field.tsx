import type { DeskImportReport } from '../../../../../../domain/desk/imports/desk-import-schemas';
import { m } from '../../../../../../messages/compiled/messages.js';
import { VisuallyHidden } from '../../../../../ui/text/visually-hidden';
import { importFieldName, importValueWords } from '../import-words';
import styles from '../imports.module.css';

/** A field that an import changes, with its values before and after. */
export function ChangedField({
  change: { field, before, after },
}: {
  readonly change: DeskImportReport['changes'][number]['fields'][number];
}) {
  return (
    <div>
      <dt>{importFieldName(field)}</dt>
      <dd>
        {isPresent(before) ? (
          <del className={styles['value']}>
            <VisuallyHidden>{m.desk_import_before()} </VisuallyHidden>
            <bdi>{importValueWords(field, before)}</bdi>
          </del>
        ) : null}
        {isPresent(after) ? (
          <ins className={styles['value']}>
            <VisuallyHidden>{m.desk_import_after()} </VisuallyHidden>
            <bdi>{importValueWords(field, after)}</bdi>
          </ins>
        ) : (
          <span className={styles['none']}>{m.desk_import_no_value()}</span>
        )}
      </dd>
    </div>
  );
}

const isPresent = (value: string | null): value is string => value !== null && value !== '';
