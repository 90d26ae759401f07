import { m } from '../../../../../messages/compiled/messages.js';
import { Badge } from '../../../../ui/notices/badge';
import { Button } from '../../../../ui/buttons/button';
import { VisuallyHidden } from '../../../../ui/text/visually-hidden';
import { classes } from '../../../../ui/classes';
import styles from '../../desk.module.css';
import { formatFigure } from '../../desk-words';
import { WideTable } from '../../wide-table';
import { WorkWords } from '../names/work-rows';
import { numberText, type Candidate, type SeriesEdits, type Volume } from './series-edits';
import own from './series.module.css';

export interface VolumeTableProps {
  readonly volumes: readonly Volume[];
  readonly edits: SeriesEdits;
  readonly wrong: ReadonlySet<string>;
  readonly onEdit: (edits: SeriesEdits) => void;
}

/** Volumes of a series with a field for each number. Tab goes from number to number, Enter saves. */
export function VolumeTable({ volumes, edits, wrong, onEdit }: VolumeTableProps) {
  const row = { edits, wrong, onEdit };
  return (
    <WideTable label={m.desk_series_volumes()}>
      <table className={classes(styles['table'], own['volumes'])}>
        <thead>
          <tr>
            <th scope="col">{m.desk_series_no()}</th>
            <th scope="col">{m.desk_col_book()}</th>
            <th scope="col">
              <VisuallyHidden>{m.desk_col_do()}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {volumes.map((volume) => (
            <VolumeRow key={volume.work} book={volume} volume={volume} {...row} />
          ))}
          {edits.added.map((book) => (
            <VolumeRow key={book.work} book={book} volume={null} {...row} />
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

interface VolumeRowProps extends Omit<VolumeTableProps, 'volumes'> {
  readonly book: Volume | Candidate;
  /** Null for a book that is not in the series yet. */
  readonly volume: Volume | null;
}

function VolumeRow({ book, volume, edits, wrong, onEdit }: VolumeRowProps) {
  const { work, title } = book;
  const isRemoved = edits.removed.has(work);
  const remove = () =>
    onEdit(
      volume === null
        ? { ...edits, added: edits.added.filter((each) => each.work !== work) }
        : { ...edits, removed: new Set([...edits.removed, work]) },
    );
  const keep = () => onEdit({ ...edits, removed: new Set([...edits.removed].filter((each) => each !== work)) });
  return (
    <tr className={isRemoved ? own['removed'] : undefined}>
      <td>
        <input
          className={own['number']}
          type="text"
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={4}
          aria-label={m.desk_series_no_of({ title })}
          aria-invalid={wrong.has(work) || undefined}
          disabled={isRemoved}
          value={edits.numbers[work] ?? numberText(book.number)}
          onChange={(event) => onEdit({ ...edits, numbers: { ...edits.numbers, [work]: event.target.value } })}
        />
      </td>
      <td>
        <span className={own['book']}>
          <WorkWords work={book} />
          {book.editions < 2 ? null : (
            <span className="small">{m.desk_author_editions({ shown: formatFigure(book.editions) })}</span>
          )}
          {volume === null ? <Badge>{m.desk_series_added()}</Badge> : null}
          {isRemoved ? <Badge tone="amber">{m.desk_series_removed()}</Badge> : null}
          {volume?.differs === true ? <span className={own['warn']}>{m.desk_series_differs()}</span> : null}
          {volume === null || volume.outside === 0 || edits.completedWorks.has(work) ? null : (
            <span className={own['outside']}>
              <span className="small">{m.desk_series_outside({ shown: formatFigure(volume.outside) })}</span>
              <Button
                kind="quiet"
                size="small"
                className={own['include']}
                onClick={() => onEdit({ ...edits, completedWorks: new Set([...edits.completedWorks, work]) })}
              >
                {m.desk_series_include()}
              </Button>
            </span>
          )}
        </span>
      </td>
      <td className={styles['figure']}>
        <Button kind="outline" size="small" onClick={isRemoved ? keep : remove}>
          {isRemoved ? m.desk_undo() : m.desk_series_remove()} <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </td>
    </tr>
  );
}
