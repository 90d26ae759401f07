import { m } from '../../../../../../messages/compiled/messages.js';
import { classes } from '../../../../../ui/classes';
import desk from '../../../desk.module.css';
import { formatFigure } from '../../../desk-words';
import styles from '../imports.module.css';

/** Line with the number of shown items. Empty when all are shown. */
export function ShownCount({ shown, total }: { readonly shown: number; readonly total: number }) {
  if (shown >= total) return null;
  return (
    <output className={classes('small', desk['after'], styles['shown'])}>
      {m.desk_import_shown_of({ shown: formatFigure(shown), total: formatFigure(total) })}
    </output>
  );
}
