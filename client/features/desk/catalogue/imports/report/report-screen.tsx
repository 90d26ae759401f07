import { useRouter } from '@tanstack/react-router';
import type { DeskImportReport } from '../../../../../../domain/desk/imports/desk-import-schemas';
import { isolate } from '../../../../../../domain/isolates';
import { m } from '../../../../../../messages/compiled/messages.js';
import { useImportCalls } from '../../../../../data/desk/imports';
import { useBusyAction } from '../../../../../lib/busy-action';
import { PageLink } from '../../../../../lib/page-link';
import { problemWords } from '../../../../../lib/words/problem-words';
import { Button } from '../../../../../ui/buttons/button';
import { buttonClass } from '../../../../../ui/buttons/button-class';
import { Notice } from '../../../../../ui/notices/notice';
import { SectionHead } from '../../../../../ui/text/section-head';
import desk from '../../../desk.module.css';
import { deskTime } from '../../../desk-clock';
import { formatFigure } from '../../../desk-words';
import { useScans } from '../../../frame/scan-context';
import { CatalogueTabs } from '../../catalogue-tabs';
import { importStateWords } from '../import-words';
import styles from '../imports.module.css';
import { ChangedBooks } from './changed-books';
import { ImportCounts } from './import-counts';
import { RefusedRows } from './refused-rows';
import { UndoImportButton } from './undo-import-button';

/** Report of an import: its counts, the rows that it left out, the books that it changed, and its undo. */
export function ReportScreen({ report }: { readonly report: DeskImportReport }) {
  useScans();
  const { file, source, startedAt, by, isDryRun } = report;
  const time = deskTime(startedAt, 'minute');
  return (
    <>
      <header className={desk['head']}>
        <h1>{m.desk_catalogue()}</h1>
        <CatalogueTabs here="imports" />
      </header>
      <SectionHead
        size="block"
        title={<bdi className={styles['file']}>{file ?? source}</bdi>}
        note={by === null ? time : m.desk_import_when_by({ time, name: isolate(by) })}
        action={
          <PageLink to="/desk/catalogue/{-$kind}/{-$key}" params={{ kind: 'imports', key: undefined }} preload={false}>
            {m.desk_imports_all()}
          </PageLink>
        }
      />
      <p className={styles['about']}>
        {report.kind === 'copies' ? m.desk_import_kind_copies() : m.desk_import_kind_books()} ·{' '}
        {importStateWords(report)}
      </p>
      <ImportCounts report={report} />
      {isDryRun ? (
        <div className={desk['notices']}>
          <Notice kind="plain">{m.desk_import_dry_text()}</Notice>
        </div>
      ) : (
        <ImportState report={report} />
      )}
      <RefusedRows report={report} />
      <ChangedBooks report={report} />
    </>
  );
}

/** State of an import: it is open, it can be undone, or it was undone. */
function ImportState({ report }: { readonly report: DeskImportReport }) {
  const { undoneAt, kept, finishedAt, file } = report;
  if (finishedAt === null) return file === null ? null : <OpenImport report={report} />;
  return (
    <>
      {undoneAt === null ? null : (
        <div className={desk['notices']}>
          <Notice kind="safe">{m.desk_import_undone({ time: deskTime(undoneAt, 'minute') })}</Notice>
        </div>
      )}
      {kept === 0 ? null : <p className={styles['kept-note']}>{m.desk_import_kept({ shown: formatFigure(kept) })}</p>}
      <UndoImportButton report={report} />
    </>
  );
}

/** Notice of an unfinished import: how it continues, and a button that ends it. */
function OpenImport({ report: { run: id, nextRow } }: { readonly report: DeskImportReport }) {
  const { stop } = useImportCalls();
  const router = useRouter();
  const { run, isBusy, problem } = useBusyAction(async () => {
    await stop(id);
    await router.invalidate();
  });
  return (
    <div className={desk['notices']}>
      <Notice
        kind="waiting"
        action={
          <div className={desk['buttons']}>
            <PageLink
              to="/desk/catalogue/{-$kind}/{-$key}"
              params={{ kind: 'imports', key: undefined }}
              preload={false}
              className={buttonClass({ kind: 'outline', size: 'small' })}
            >
              {m.desk_import_choose()}
            </PageLink>
            <Button kind="quiet" size="small" isBusy={isBusy} onClick={() => void run()}>
              {m.desk_import_end()}
            </Button>
          </div>
        }
      >
        <p>{m.desk_import_open_text()}</p>
        <p className="small">{m.desk_import_begun_rows({ shown: formatFigure(nextRow) })}</p>
      </Notice>
      {problem === null ? null : (
        <Notice kind="wrong" isAnnounced>
          {problemWords(problem)}
        </Notice>
      )}
    </div>
  );
}
