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
import { Scroll } from '../../../scroll';
import { reasonWords } from '../import-words';
import styles from '../imports.module.css';
import { rejectedFile, rejectedFileName } from './rejected-file';

/** Why rows were left out, how many for each reason, the first of them, and all as a file. */
export function RefusedRows({ report }: { readonly report: DeskImportReport }) {
  const { rejected, reasons, rejections } = report;
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
      <Scroll label={m.desk_import_refused_rows()}>
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
            {rejections.map(({ number, reason, name, detail }) => (
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
      </Scroll>
      <SaveRejected report={report} />
    </section>
  );
}

function SaveRejected({ report }: { readonly report: DeskImportReport }) {
  const { rejections: load } = useImportCalls();
  const { run, busy, problem } = useBusyAction(async () => {
    const text = rejectedFile(await load(report.run));
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), rejectedFileName(report));
  });
  return (
    <div className={desk['more']}>
      {report.rejections.length < report.rejected ? (
        <p className="small">
          {m.desk_import_shown_of({
            shown: formatFigure(report.rejections.length),
            total: formatFigure(report.rejected),
          })}
        </p>
      ) : null}
      {report.rejected > importPolicy.storedRejections ? (
        <p className="small">{m.desk_import_stored({ most: formatFigure(importPolicy.storedRejections) })}</p>
      ) : null}
      {problem === null ? null : (
        <Notice kind="wrong" announce>
          {problemWords(problem)}
        </Notice>
      )}
      <Button kind="outline" size="small" busy={busy} onClick={() => void run()}>
        {m.desk_import_download()}
      </Button>
    </div>
  );
}
