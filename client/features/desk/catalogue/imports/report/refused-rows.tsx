import { useMemo } from 'react';
import type { DeskImportReport } from '../../../../../../domain/desk/imports/desk-import-schemas';
import { importPolicy } from '../../../../../../domain/policy/imports';
import { m } from '../../../../../../messages/compiled/messages.js';
import { useImportCalls } from '../../../../../data/desk/imports';
import { useBusyAction } from '../../../../../lib/busy-action';
import { saveFile } from '../../../../../lib/save-file';
import { problemWords } from '../../../../../lib/words/problem-words';
import { Button } from '../../../../../ui/buttons/button';
import { classes } from '../../../../../ui/classes';
import { Notice } from '../../../../../ui/notices/notice';
import { SectionHead } from '../../../../../ui/text/section-head';
import desk from '../../../desk.module.css';
import { formatFigure } from '../../../desk-words';
import money from '../../../money.module.css';
import { MoreButton } from '../../../more-button';
import { WideTable } from '../../../wide-table';
import { usePages } from '../../../../../data/use-pages';
import { reasonWords } from '../import-words';
import styles from '../imports.module.css';
import { rejectedFile, rejectedFileName } from './rejected-file';
import { ShownCount } from './shown-count';

/** Rows that were left out: their number by reason, the rows by pages, and all as a file. */
export function RefusedRows({ report }: { readonly report: DeskImportReport }) {
  const { run, rejected, reasons, rejections, next } = report;
  const { moreRejections } = useImportCalls();
  const first = useMemo(() => ({ items: rejections, nextCursor: next.rejections }), [rejections, next.rejections]);
  const pages = usePages(first, (cursor) => moreRejections(run, cursor));
  if (rejected === 0) return null;
  return (
    <section className={desk['block']}>
      <SectionHead size="block" title={m.desk_import_refused_rows()} />
      <ul className={styles['reasons']}>
        {reasons.map(({ reason, count }) => (
          <li key={reason}>
            <b>{formatFigure(count)}</b> <span>{reasonWords(reason)}</span>
          </li>
        ))}
      </ul>
      <WideTable label={m.desk_import_refused_rows()}>
        <table className={classes(desk['table'], money['stack'])}>
          <thead>
            <tr>
              <th scope="col" className={desk['figure']}>
                {m.desk_import_col_row()}
              </th>
              <th scope="col">{m.desk_import_col_content()}</th>
              <th scope="col">{m.desk_col_reason()}</th>
            </tr>
          </thead>
          <tbody>
            {pages.items.map(({ number, reason, name, detail }) => (
              <tr key={`${number} ${reason}`}>
                <td className={desk['figure']} data-head={m.desk_import_col_row()}>
                  {formatFigure(number)}
                </td>
                <td className={styles['content']}>
                  <bdi>{name}</bdi>
                </td>
                <td>
                  {reasonWords(reason)}
                  {detail === '' ? null : (
                    <p className="xs">
                      <bdi>{detail}</bdi>
                    </p>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <ShownCount shown={pages.items.length} total={rejected} />
      <MoreButton pages={pages} />
      <SaveRejectedButton report={report} />
    </section>
  );
}

function SaveRejectedButton({ report }: { readonly report: DeskImportReport }) {
  const { rejections: load } = useImportCalls();
  const { run, isBusy, problem } = useBusyAction(async () => {
    const text = rejectedFile(await load(report.run));
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), rejectedFileName(report));
  });
  return (
    <div className={desk['more']}>
      {report.rejected > importPolicy.storedRejections ? (
        <p className="small">{m.desk_import_stored({ most: formatFigure(importPolicy.storedRejections) })}</p>
      ) : null}
      {problem === null ? null : (
        <Notice kind="wrong" isAnnounced>
          {problemWords(problem)}
        </Notice>
      )}
      <Button kind="outline" size="small" isBusy={isBusy} onClick={() => void run()}>
        {m.desk_import_download()}
      </Button>
    </div>
  );
}
