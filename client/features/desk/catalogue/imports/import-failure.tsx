import { m } from '../../../../../messages/compiled/messages.js';
import type { ApiProblem } from '../../../../lib/api';
import { PageLink } from '../../../../lib/page-link';
import { problemWords } from '../../../../lib/words/problem-words';
import { Button } from '../../../../ui/buttons/button';
import { buttonClass } from '../../../../ui/buttons/button-class';
import { Notice } from '../../../../ui/notices/notice';
import desk from '../../desk.module.css';
import type { ImportStep } from './sending/import-stage';

export interface ImportFailureProps {
  readonly problem: ApiProblem;
  /** Null where the import has not begun. */
  readonly run: string | null;
  readonly onRepeat: (changes: Partial<ImportStep>) => Promise<unknown>;
  /** Shows the options again. */
  readonly onReconsider: () => void;
}

/** Sentences for files without a needed column. */
const missingColumns = {
  'no-isbn-column': m.desk_import_no_isbn_column,
  'no-title-column': m.desk_import_no_title_column,
  'no-grade-column': m.desk_import_no_grade_column,
  'no-cost-column': m.desk_import_no_cost_column,
} as const;

const isColumn = (reason: string): reason is keyof typeof missingColumns => Object.hasOwn(missingColumns, reason);

/** Returns the sentence of a problem. A file without a needed column has its own. */
function failureWords(problem: ApiProblem): string {
  const { reason } = problem.facts;
  return typeof reason === 'string' && isColumn(reason) ? missingColumns[reason]() : problemWords(problem);
}

/** Reason why an import stopped early. Imported rows stay, and the import can continue after them. */
export function ImportFailure({ problem, run, onRepeat, onReconsider }: ImportFailureProps) {
  return (
    <Notice
      kind={problem.code === 'offline' ? 'waiting' : 'wrong'}
      isAnnounced
      action={
        <div className={desk['buttons']}>
          <Button size="small" onClick={() => void onRepeat({ isResumed: run !== null })}>
            {run === null ? m.desk_import_try_again() : m.desk_import_resume()}
          </Button>
          {run === null ? (
            <Button kind="outline" size="small" onClick={onReconsider}>
              {m.desk_import_change_options()}
            </Button>
          ) : (
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
