import { m } from '../../../../../messages/compiled/messages.js';
import type { ApiProblem } from '../../../../lib/api';
import { PageLink } from '../../../../lib/page-link';
import { problemWords } from '../../../../lib/words/problem-words';
import { Button } from '../../../../ui/buttons/button';
import { buttonClass } from '../../../../ui/buttons/button-class';
import { Notice } from '../../../../ui/notices/notice';
import desk from '../../desk.module.css';
import type { ImportStep } from './sending/use-import';

export interface ImportFailedProps {
  readonly problem: ApiProblem;
  /** Null where the import has not begun. */
  readonly run: string | null;
  readonly onRepeat: (changes: Partial<ImportStep>) => Promise<unknown>;
}

/** Returns the sentence of a problem. A file without a needed column has its own. */
function failureWords(problem: ApiProblem): string {
  const { reason } = problem.facts;
  if (reason === 'no-isbn-column') return m.desk_import_no_isbn_column();
  return reason === 'no-title-column' ? m.desk_import_no_title_column() : problemWords(problem);
}

/** Why an import ended before its end. What was imported stays, and the import continues behind it. */
export function ImportFailed({ problem, run, onRepeat }: ImportFailedProps) {
  return (
    <Notice
      kind={problem.code === 'offline' ? 'waiting' : 'wrong'}
      announce
      action={
        <div className={desk['buttons']}>
          <Button size="small" onClick={() => void onRepeat({ resume: run !== null })}>
            {run === null ? m.desk_import_try_again() : m.desk_import_resume()}
          </Button>
          {run === null ? null : (
            <PageLink
              to="/desk/catalogue/{-$kind}/{-$key}"
              params={{ kind: 'imports', key: run }}
              preload={false}
              className={buttonClass({ kind: 'outline', size: 'small' })}
            >
              {m.desk_import_report()}
            </PageLink>
          )}
        </div>
      }
    >
      {failureWords(problem)}
      {run === null ? null : <p className="small">{m.desk_import_kept_rows()}</p>}
    </Notice>
  );
}
