import type { DeskJobs } from '../../../../domain/desk/jobs-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useMe } from '../../../data/session/me';
import { Notice } from '../../../ui/notices/notice';
import { SectionHead } from '../../../ui/text/section-head';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import styles from '../desk.module.css';
import { deskTime } from '../desk-clock';
import { countParams } from '../../../lib/words/count-params';
import { faultWords } from './job-words';
import { useScans } from '../frame/scan-context';
import { WideTable } from '../wide-table';
import { JobRow } from './job-row';

/**
 * Scheduled jobs: with their last run, and the findings of the nightly check. An admin can start a job.
 */
export function JobsScreen({ page: { jobs, check } }: { readonly page: DeskJobs }) {
  useScans();
  const isAdmin = useMe()?.role === 'admin';
  const findings = check?.findings ?? [];
  return (
    <>
      <header className={styles['head']}>
        <h1>{m.desk_jobs()}</h1>
      </header>
      <section>
        <SectionHead
          size="block"
          title={m.desk_check()}
          note={check === null ? undefined : deskTime(check.at, 'minute')}
        />
        <div className={styles['notices']}>
          <CheckNotice check={check} />
        </div>
        {findings.length === 0 ? null : (
          <WideTable label={m.desk_check()}>
            <table className={styles['table']}>
              <thead>
                <tr>
                  <th scope="col">{m.desk_col_finding()}</th>
                  <th scope="col">{m.desk_col_about()}</th>
                  <th scope="col">{m.desk_col_expected()}</th>
                  <th scope="col">{m.desk_col_is()}</th>
                </tr>
              </thead>
              <tbody>
                {findings.map(({ code, id, expected, found }) => (
                  <tr key={`${code} ${id}`}>
                    <td>{faultWords(code)}</td>
                    <td>
                      <span className="code">{id}</span>
                    </td>
                    <td>
                      <span className="code">{expected}</span>
                    </td>
                    <td>
                      <span className="code take">{found}</span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </WideTable>
        )}
      </section>
      <section className={styles['block']}>
        <SectionHead size="block" title={m.desk_schedule()} />
        <WideTable label={m.desk_schedule()}>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{m.desk_col_job()}</th>
                <th scope="col">{m.desk_col_rhythm()}</th>
                <th scope="col">{m.desk_col_last_run()}</th>
                <th scope="col" className={styles['figure']}>
                  {m.desk_col_took()}
                </th>
                <th scope="col">
                  <VisuallyHidden>{m.desk_col_do()}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {jobs.map((job) => (
                <JobRow key={job.job} job={job} canRun={isAdmin} />
              ))}
            </tbody>
          </table>
        </WideTable>
      </section>
    </>
  );
}

/** Result of the last nightly check: none yet, no finding, or the number of findings. */
function CheckNotice({ check }: Pick<DeskJobs, 'check'>) {
  if (check === null) return <Notice kind="waiting">{m.desk_check_none()}</Notice>;
  const count = check.findings.length;
  if (count === 0) return <Notice kind="safe">{m.desk_check_fine()}</Notice>;
  return <Notice kind="wrong">{m.desk_check_found(countParams(count))}</Notice>;
}
