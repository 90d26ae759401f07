import { m } from '../../../../messages/compiled/messages.js';
import { classes } from '../../../ui/classes';
import styles from './rows.module.css';
import tick from './row-tick.module.css';
import type { Choice } from '../../../ui/lists/use-choice';

/** Heads of the columns. The first one chooses all. */
export function ListHeads({ choice, count }: { readonly choice: Choice; readonly count: number }) {
  const isAll = count > 0 && choice.ids.size >= count;
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
            onChange={() => (isAll ? choice.none() : choice.all())}
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
        <span className={styles['said']}>{m.scanning_column_more()}</span>
      </div>
    </div>
  );
}
