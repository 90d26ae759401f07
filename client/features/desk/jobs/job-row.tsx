import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { DeskJobs, JobRun } from '../../../../domain/desk/jobs-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useBusyAction } from '../../../lib/busy-action';
import { problemWords } from '../../../lib/words/problem-words';
import { useRunJob } from '../../../data/desk/jobs';
import { Button } from '../../../ui/buttons/button';
import { classes } from '../../../ui/classes';
import styles from '../desk.module.css';
import { deskTime } from '../desk-clock';
import { formatFigure } from '../desk-words';
import { jobWords, rhythmWords } from './job-words';

type Job = DeskJobs['jobs'][number];

/** Row of a scheduled job: its last run, and a button that starts it. */
export function JobRow({ job, canRun }: { readonly job: Job; readonly canRun: boolean }) {
  const runJob = useRunJob();
  const router = useRouter();
  const [startedRun, setStartedRun] = useState<JobRun | null>(null);
  const { run, isBusy, problem } = useBusyAction(async () => {
    setStartedRun(await runJob(job.job));
    await router.invalidate();
  });
  const hasRun = job.ranAt !== null || startedRun !== null;
  const outcome = startedRun?.outcome ?? job.outcome;
  const error = startedRun === null ? job.error : startedRun.error;
  const ms = startedRun?.ms ?? job.ms;
  return (
    <tr>
      <td>{jobWords(job.job)}</td>
      <td>{rhythmWords[job.rhythm]()}</td>
      <td>
        {job.ranAt === null ? null : deskTime(job.ranAt, 'minute')}
        {hasRun ? null : m.desk_job_never()}
        {outcome === 'failed' ? <span className="take"> · {m.desk_job_failed()}</span> : null}
        {error === null ? null : (
          <p className={classes('small', outcome === 'failed' && 'take')}>
            <bdi>{error}</bdi>
          </p>
        )}
        {problem === null ? null : (
          <p className="small take" role="alert">
            {problemWords(problem)}
          </p>
        )}
      </td>
      <td className={styles['figure']}>{ms === null ? null : m.desk_job_ms({ ms: formatFigure(ms) })}</td>
      <td className={styles['figure']}>
        {canRun ? (
          <Button
            kind="outline"
            size="small"
            isBusy={isBusy}
            aria-label={m.desk_job_run_of({ job: jobWords(job.job) })}
            onClick={() => void run()}
          >
            {m.desk_job_run()}
          </Button>
        ) : null}
      </td>
    </tr>
  );
}
