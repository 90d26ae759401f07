import { useState } from 'react';
import { m } from '../../../../../messages/compiled/messages.js';
import { useSeriesCalls } from '../../../../data/desk/series';
import { useBusyAction } from '../../../../lib/busy-action';
import { problemWords } from '../../../../lib/words/problem-words';
import { Cover } from '../../../../ui/books/cover';
import { Button } from '../../../../ui/buttons/button';
import { Notice } from '../../../../ui/notices/notice';
import { Row, Rows } from '../../../../ui/text/rows';
import { SectionHead } from '../../../../ui/text/section-head';
import { VisuallyHidden } from '../../../../ui/text/visually-hidden';
import styles from '../../desk.module.css';
import { NameSearch } from '../names/name-search';
import { WorkWords } from '../names/work-rows';
import type { Candidate } from './series-edits';
import own from './series.module.css';

export interface VolumeSearchProps {
  readonly name: string;
  /** Works that are in the series, or will be. */
  readonly worksInSeries: ReadonlySet<string>;
  readonly onAdd: (book: Candidate) => void;
}

/** Finds a book by ISBN or words, and adds it to the unsaved changes of a series. */
export function VolumeSearch({ name, worksInSeries, onAdd }: VolumeSearchProps) {
  const { findBooks } = useSeriesCalls(name);
  const [asked, setAsked] = useState('');
  const [found, setFound] = useState<readonly Candidate[] | null>(null);
  const { run, isBusy, problem } = useBusyAction(async (q: string) => {
    setAsked(q);
    setFound(q === '' ? null : (await findBooks(q)).items);
  });
  return (
    <section className={styles['block']}>
      <SectionHead size="block" title={m.desk_series_add_head()} />
      <div className={own['add']}>
        <NameSearch label={m.desk_series_add_find()} q={asked} isBusy={isBusy} onSearch={(q) => void run(q)} />
      </div>
      {problem === null ? null : (
        <Notice kind={problem.code === 'offline' ? 'waiting' : 'wrong'} isAnnounced>
          {problemWords(problem)}
        </Notice>
      )}
      {found !== null && found.length === 0 ? (
        <Notice kind="plain" isAnnounced>
          {m.desk_series_add_none()}
        </Notice>
      ) : null}
      {found === null || found.length === 0 ? null : (
        <CandidateRows books={found} label={m.desk_series_add_head()} worksInSeries={worksInSeries} onAdd={onAdd} />
      )}
    </section>
  );
}

export interface CandidateRowsProps extends Omit<VolumeSearchProps, 'name'> {
  readonly books: readonly Candidate[];
  readonly label: string;
}

/** Books that can be added to a series, with the series that they are in. */
export function CandidateRows({ books, label, worksInSeries, onAdd }: CandidateRowsProps) {
  return (
    <Rows label={label}>
      {books.map((book) => (
        <Row
          key={book.work}
          start={<Cover src={book.cover} width={40} hasFold={false} />}
          action={
            <Button kind="outline" size="small" disabled={worksInSeries.has(book.work)} onClick={() => onAdd(book)}>
              {m.desk_series_add()} <VisuallyHidden>{book.title}</VisuallyHidden>
            </Button>
          }
        >
          <span className={own['book']}>
            <WorkWords work={book} />
            {book.series === null ? null : (
              <span className="small">
                <bdi>{m.desk_series_other({ series: book.series })}</bdi>
              </span>
            )}
          </span>
        </Row>
      ))}
    </Rows>
  );
}
