import { m } from '../../../../messages/compiled/messages.js';
import { problemWords } from '../../../lib/words/problem-words';
import { Button } from '../../../ui/buttons/button';
import { Notice } from '../../../ui/notices/notice';
import { AskingNotice } from '../../../forms/asked-books/asking-notice';
import { AddedResult } from './added-result';
import { PhotoReports } from './photo-marks';
import { Reports } from './reports';
import { StorageNotice } from './storage-notice';
import { waitingTitles } from '../titles/use-titles';
import type { Scanning } from '../use-scanning';

/** Notices while reading: full storage, no network, files being read, results. */
export function ReadingNotices({ scan }: { readonly scan: Scanning }) {
  const { run, files, titles, photos, reports } = scan;
  return (
    <>
      <StorageNotice storage={run?.storage ?? 'kept'} onSave={scan.saveCsv} />
      {files.progressText === null ? null : (
        <Notice
          kind="waiting"
          action={
            <Button kind="quiet" size="small" onClick={files.stop}>
              {m.scanning_stop()}
            </Button>
          }
        >
          {files.progressText}
        </Notice>
      )}
      {titles.lines.length === 0 || titles.isOpen ? null : (
        <Notice
          kind="waiting"
          action={
            <Button kind="quiet" size="small" onClick={titles.open}>
              {m.scanning_titles_answer()}
            </Button>
          }
        >
          {waitingTitles(titles.lines.length)}
        </Notice>
      )}
      <AskingNotice problem={scan.asked.problem} />
      <PhotoReports photos={photos} />
      <Reports reports={reports.list} onClose={reports.close} />
    </>
  );
}

/** Result of adding to the basket. */
export function AddingNotices({ scan }: { readonly scan: Scanning }) {
  const {
    added,
    adding: { problem },
  } = scan;
  return (
    <>
      {problem === null ? null : (
        <Notice kind={problem.code === 'offline' ? 'waiting' : 'wrong'} isAnnounced>
          {problemWords(problem)}
        </Notice>
      )}
      {added === null ? null : <AddedResult added={added} />}
    </>
  );
}
