import { m } from '../../../../messages/compiled/messages.js';
import { classes } from '../../../ui/classes';
import styles from './rows.module.css';
import tick from './row-tick.module.css';
import type { Selection } from '../../../ui/lists/use-selection';

/** Heads of the columns. The first one chooses all. */
export function ListHeads({ selection, count }: { readonly selection: Selection; readonly count: number }) {
  const isAll = count > 0 && selection.ids.size >= count;
  const heads = [
    ['book', m.scanning_column_book()],
    ['isbn', m.scanning_column_isbn()],
    ['grade', m.scanning_column_grade()],
    ['why', m.scanning_column_why()],
    ['offer', m.scanning_column_offer()],
  ] as const;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus -- as the grid
    <div role="row" aria-rowindex={1} className={classes(styles['row'], styles['heads'])}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the grid */}
      <div role="columnheader" className={classes(styles['number'], tick['tick'])}>
        <label>
          <input
            type="checkbox"
            checked={isAll}
            aria-label={m.scanning_choose_all()}
            onChange={() => (isAll ? selection.clear() : selection.selectAll())}
          />
          <span>{m.scanning_column_number()}</span>
        </label>
      </div>
      {heads.map(([name, words]) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the grid
        <div key={name} role="columnheader" className={styles[name]}>
          {words}
        </div>
      ))}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the grid */}
      <div role="columnheader" className={styles['more']}>
        <span className={styles['visually-hidden']}>{m.scanning_column_more()}</span>
      </div>
    </div>
  );
}
