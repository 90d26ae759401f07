import type { DeskImport } from '../../../../../domain/desk/imports/desk-import-schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { PageLink } from '../../../../lib/page-link';
import { classes } from '../../../../ui/classes';
import desk from '../../desk.module.css';
import { deskTime } from '../../desk-clock';
import { formatFigure } from '../../desk-words';
import money from '../../money.module.css';
import { WideTable } from '../../wide-table';
import { importStateWords } from './import-words';
import styles from './imports.module.css';

/** Columns with the counts of an import. */
const counts = [
  ['added', m.desk_import_new],
  ['updated', m.desk_import_changed],
  ['unchanged', m.desk_import_unchanged],
  ['rejected', m.desk_import_refused],
] as const;

/** Table of imports: the file, who imported it and when, its counts and its state. */
export function ImportList({ items }: { readonly items: readonly DeskImport[] }) {
  return (
    <WideTable label={m.desk_imports_all()}>
      <table className={classes(desk['table'], money['stack'], styles['list'])}>
        <thead>
          <tr>
            <th scope="col">{m.desk_col_file()}</th>
            <th scope="col">{m.desk_col_day()}</th>
            {counts.map(([count, words]) => (
              <th key={count} scope="col" className={desk['figure']}>
                {words()}
              </th>
            ))}
            <th scope="col">{m.desk_col_state()}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ImportRow key={item.run} item={item} />
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

function ImportRow({ item }: { readonly item: DeskImport }) {
  const { run, kind, file, source, by, startedAt } = item;
  return (
    <tr>
      <th scope="row" className={styles['name']}>
        <PageLink to="/desk/catalogue/{-$kind}/{-$key}" params={{ kind: 'imports', key: run }} preload={false}>
          <bdi>{file ?? source}</bdi>
        </PageLink>
        <p className="xs">{kind === 'copies' ? m.desk_import_kind_copies() : m.desk_import_kind_books()}</p>
      </th>
      <td>
        {deskTime(startedAt, 'minute')}
        <p className="xs">{by === null ? wordsWithoutClerk(item) : <bdi>{by}</bdi>}</p>
      </td>
      {counts.map(([count, words]) => (
        <td key={count} className={classes(desk['figure'], styles['count'])} data-head={words()}>
          {formatFigure(item[count])}
        </td>
      ))}
      <td>{importStateWords(item)}</td>
    </tr>
  );
}

/** Returns what is said of an import without a clerk: it came by the command, or the account is gone. */
const wordsWithoutClerk = ({ file }: DeskImport): string | null => (file === null ? m.desk_import_by_command() : null);
