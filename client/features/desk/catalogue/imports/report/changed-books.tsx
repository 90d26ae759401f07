import type { DeskImportReport } from '../../../../../../domain/desk/imports/desk-import-schemas';
import { grades } from '../../../../../../domain/grade';
import { m } from '../../../../../../messages/compiled/messages.js';
import { PageLink } from '../../../../../lib/page-link';
import { gradeName } from '../../../../../lib/words/grade-words';
import { Badge } from '../../../../../ui/notices/badge';
import { SectionHead } from '../../../../../ui/text/section-head';
import { classes } from '../../../../../ui/classes';
import desk from '../../../desk.module.css';
import { formatFigure } from '../../../desk-words';
import styles from '../imports.module.css';
import { ChangedField } from './changed-field';

type Change = DeskImportReport['changes'][number];

/** Books that an import changes, field by field, and those that it adds; the first of them. */
export function ChangedBooks({ report }: { readonly report: DeskImportReport }) {
  const { kind, changes, added, updated, isDryRun } = report;
  const isOf = (wanted: boolean) => changes.filter(({ isNew }) => isNew === wanted);
  const groups = (
    kind === 'copies'
      ? [{ title: m.desk_copies(), books: changes, isDense: false }]
      : [
          { title: m.desk_import_changed_books(), books: isOf(false), isDense: false },
          // What is known of a new book is on its page.
          { title: m.desk_import_new_books(), books: isOf(true), isDense: true },
        ]
  ).filter(({ books }) => books.length > 0);
  return (
    <>
      {groups.map(({ title, books, isDense }) => (
        <section key={title} className={desk['block']}>
          <SectionHead size="block" title={title} />
          <ul className={classes(styles['books'], isDense && styles['dense'])}>
            {books.map((change) => (
              <ChangedBook
                key={change.key}
                change={change}
                isLinked={kind === 'copies' || !isDryRun || !change.isNew}
              />
            ))}
          </ul>
        </section>
      ))}
      {changes.length === 0 || changes.length >= added + updated ? null : (
        <p className={classes('small', desk['after'])}>
          {m.desk_import_shown_of({ shown: formatFigure(changes.length), total: formatFigure(added + updated) })}
        </p>
      )}
    </>
  );
}

interface ChangedBookProps {
  readonly change: Change;
  /** A book that only a dry run has seen has no page. */
  readonly isLinked: boolean;
}

function ChangedBook({ change: { key, title, wasKept, fields }, isLinked }: ChangedBookProps) {
  // Copies have their grade behind the ISBN.
  const [isbn = '', code] = key.split(' ');
  const grade = grades.find((one) => one === code);
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
