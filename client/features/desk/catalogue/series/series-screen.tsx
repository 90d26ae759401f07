import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { DeskSeries } from '../../../../../domain/desk/names/series-schemas';
import { renameSeriesForm } from '../../../../../domain/forms/desk/name-forms';
import { nameLimits } from '../../../../../domain/policy/catalogue-names';
import { m } from '../../../../../messages/compiled/messages.js';
import { useSeriesCalls } from '../../../../data/desk/series';
import { SectionHead } from '../../../../ui/text/section-head';
import styles from '../../desk.module.css';
import { formatFigure } from '../../desk-words';
import { useScans } from '../../frame/scan-context';
import { CatalogueTabs } from '../catalogue-tabs';
import { RenameForm } from '../names/rename-form';
import names from '../names/names.module.css';
import { History } from '../parts/history';
import { VolumeSearch, CandidateRows } from './volume-search';
import { numberText, noEdits, type Candidate } from './series-edits';
import { SeriesForm } from './series-form';
import { namePage } from '../names/name-page';

/** A series: its volumes with their numbers, missing numbers, books to add, and its name. */
export function SeriesScreen({ series: loaded }: { readonly series: DeskSeries }) {
  useScans();
  const router = useRouter();
  const [edited, setEdited] = useState({ loaded, series: loaded });
  const series = edited.loaded === loaded ? edited.series : loaded;
  const [edits, setEdits] = useState(noEdits);
  const calls = useSeriesCalls(series.name);
  const worksInSeries = new Set([...series.volumes, ...edits.added].map(({ work }) => work));
  const add = (book: Candidate) =>
    setEdits({
      ...edits,
      added: [...edits.added, book],
      numbers: { ...edits.numbers, [book.work]: edits.numbers[book.work] ?? numberText(book.number) },
    });
  return (
    <>
      <header className={styles['head']}>
        <h1>
          <bdi>{series.name}</bdi>
        </h1>
        <CatalogueTabs here="series" />
      </header>
      {series.missing.length === 0 ? null : (
        <p className={names['facts']}>
          <span>{m.desk_series_missing({ numbers: series.missing.map(formatFigure).join(', ') })}</span>
        </p>
      )}
      {series.volumes.length === 0 ? null : (
        <RenameForm
          key={series.name}
          schema={renameSeriesForm}
          name={series.name}
          hint={m.desk_series_rename_hint()}
          wrong={() => m.desk_series_name_wrong({ most: formatFigure(nameLimits.length) })}
          onRename={async ({ to }, merge) => {
            const { name } = await calls.rename({ to, merge });
            await router.navigate({
              ...namePage('series', name),
              replace: true,
            });
            await router.invalidate();
          }}
        />
      )}
      <SeriesForm
        series={series}
        edits={edits}
        onEdit={setEdits}
        onAnswer={(next) => setEdited({ loaded, series: next })}
      />
      <VolumeSearch name={series.name} worksInSeries={worksInSeries} onAdd={add} />
      {series.candidates.length === 0 ? null : (
        <section className={styles['block']}>
          <SectionHead size="block" title={m.desk_series_may()} note={m.desk_series_may_hint()} />
          <CandidateRows
            books={series.candidates}
            label={m.desk_series_may()}
            worksInSeries={worksInSeries}
            onAdd={add}
          />
        </section>
      )}
      <History entries={series.history} />
    </>
  );
}
