import { useState, type FormEvent } from 'react';
import type { DeskSeries } from '../../../../../domain/desk/names/series-schemas';
import { seriesLimits } from '../../../../../domain/policy/catalogue-names';
import { m } from '../../../../../messages/compiled/messages.js';
import { useSeriesCalls } from '../../../../data/desk/series';
import { ApiProblem } from '../../../../lib/api';
import { useBusyAction } from '../../../../lib/busy-action';
import { Button } from '../../../../ui/buttons/button';
import { Notice } from '../../../../ui/notices/notice';
import { SectionHead } from '../../../../ui/text/section-head';
import styles from '../../desk.module.css';
import { formatFigure } from '../../desk-words';
import { NameProblem } from '../names/name-problem';
import { seriesChangeOf, noEdits, worksWithWrongNumber, type SeriesEdits } from './series-edits';
import own from './series.module.css';
import { VolumeTable } from './volume-table';

export interface SeriesFormProps {
  readonly series: DeskSeries;
  readonly edits: SeriesEdits;
  readonly onEdit: (edits: SeriesEdits) => void;
  readonly onAnswer: (series: DeskSeries) => void;
}

/** Volumes with their numbers, saved together. After a conflict with another clerk, the entries stay. */
export function SeriesForm({ series, edits, onEdit, onAnswer }: SeriesFormProps) {
  const calls = useSeriesCalls(series.name);
  const [isSaved, setSaved] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const change = seriesChangeOf(series, edits);
  const unsaved = change.set.length + change.remove.length;
  const wrong = worksWithWrongNumber(edits);
  const { run, isBusy, problem } = useBusyAction(async () => {
    try {
      onAnswer(await calls.change(change));
    } catch (error) {
      // The next press sends the entries with the newer version.
      if (error instanceof ApiProblem && error.code === 'state-moved') onAnswer(await calls.load());
      throw error;
    }
    onEdit(noEdits);
    setSaved(true);
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setRefused(wrong.size > 0);
    if (wrong.size === 0 && unsaved > 0) void run();
  };
  const edit = (next: SeriesEdits) => {
    setSaved(false);
    onEdit(next);
  };
  if (series.volumes.length + edits.added.length === 0)
    return <p className={styles['block']}>{m.desk_series_empty()}</p>;
  return (
    <form className={styles['block']} onSubmit={send} noValidate>
      <SectionHead size="block" title={m.desk_series_volumes()} />
      <VolumeTable volumes={series.volumes} edits={edits} wrong={isRefused ? wrong : new Set()} onEdit={edit} />
      {isRefused && wrong.size > 0 ? (
        <Notice kind="wrong" isAnnounced>
          {m.desk_series_no_wrong({ most: formatFigure(seriesLimits.number) })}
        </Notice>
      ) : null}
      <NameProblem problem={problem} moved={m.desk_series_moved} />
      {isSaved && unsaved === 0 ? (
        <Notice kind="safe" isAnnounced>
          {m.desk_series_saved()}
        </Notice>
      ) : null}
      {unsaved === 0 && wrong.size === 0 ? null : (
        <p className={own['save']}>
          <Button type="submit" isBusy={isBusy}>
            {m.desk_series_save()}
          </Button>
          <span className="small">{m.desk_series_unsaved({ shown: formatFigure(Math.max(unsaved, wrong.size)) })}</span>
        </p>
      )}
    </form>
  );
}
