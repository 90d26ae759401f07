import { useMemo } from 'react';
import type { DeskImportReport, ImportChangeGroup } from '../../../../../../domain/desk/imports/desk-import-schemas';
import { grades } from '../../../../../../domain/grade';
import { m } from '../../../../../../messages/compiled/messages.js';
import { useImportCalls, type ImportChange } from '../../../../../data/desk/imports';
import { PageLink } from '../../../../../lib/page-link';
import { gradeName } from '../../../../../lib/words/grade-words';
import { Badge } from '../../../../../ui/notices/badge';
import { SectionHead } from '../../../../../ui/text/section-head';
import { classes } from '../../../../../ui/classes';
import desk from '../../../desk.module.css';
import { MoreButton } from '../../../more-button';
import { usePages } from '../../../../../data/use-pages';
import styles from '../imports.module.css';
import { ChangedField } from './changed-field';
import { ShownCount } from './shown-count';

/** Books that an import changes, field by field, and those that it adds, each with the button for more of them. */
export function ChangedBooks({ report }: { readonly report: DeskImportReport }) {
  const isOfCopies = report.kind === 'copies';
  const aboutCopies = (words: string) => `${m.desk_copies()} · ${words}`;
  return (
    <>
      <ChangeGroup
        report={report}
        group="changed"
        title={isOfCopies ? aboutCopies(m.desk_import_changed()) : m.desk_import_changed_books()}
      />
      <ChangeGroup
        report={report}
        group="added"
        title={isOfCopies ? aboutCopies(m.desk_import_new()) : m.desk_import_new_books()}
      />
    </>
  );
}

interface ChangeGroupProps {
  readonly report: DeskImportReport;
  readonly group: ImportChangeGroup;
  readonly title: string;
}

function ChangeGroup({ report, group, title }: ChangeGroupProps) {
  const { run, kind, isDryRun, changes, next } = report;
  const { changes: load } = useImportCalls();
  const isNew = group === 'added';
  const first = useMemo(
    () => ({ items: changes.filter((change) => change.isNew === isNew), nextCursor: next[group] }),
    [changes, next, group, isNew],
  );
  const pages = usePages(first, (cursor) => load(run, group, cursor));
  if (pages.items.length === 0) return null;
  const total = isNew ? report.added : report.updated;
  return (
    <section className={desk['block']}>
      <SectionHead size="block" title={title} />
      {/* The page of a new book shows its fields. */}
      <ul className={classes(styles['books'], isNew && kind === 'editions' && styles['dense'])}>
        {pages.items.map((change) => (
          <ChangedBook key={change.key} change={change} isLinked={kind === 'copies' || !isDryRun || !isNew} />
        ))}
      </ul>
      <ShownCount shown={pages.items.length} total={total} />
      <MoreButton pages={pages} />
    </section>
  );
}

interface ChangedBookProps {
  readonly change: ImportChange;
  /** Whether the book has a page. A new book of a dry run has none. */
  readonly isLinked: boolean;
}

function ChangedBook({ change: { key, title, wasKept, fields }, isLinked }: ChangedBookProps) {
  // Copies have their grade behind the ISBN.
  const [isbn = '', code] = key.split(' ');
  const grade = grades.find((each) => each === code);
  const name = <bdi>{title === '' ? isbn : title}</bdi>;
  return (
    <li>
      <p className={styles['book']}>
        {isLinked ? (
          <PageLink to="/desk/catalogue/{-$kind}/{-$key}" params={{ kind: 'books', key: isbn }} preload={false}>
            {name}
          </PageLink>
        ) : (
          <b>{name}</b>
        )}
        <span className="code small">{isbn}</span>
        {grade === undefined ? null : <span className="small">{gradeName(grade)}</span>}
        {wasKept ? <Badge tone="amber">{m.desk_import_badge_kept()}</Badge> : null}
      </p>
      {fields.length === 0 ? null : (
        <dl className={styles['fields']}>
          {fields.map((change) => (
            <ChangedField key={change.field} change={change} />
          ))}
        </dl>
      )}
    </li>
  );
}
