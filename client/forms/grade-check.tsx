import { usedGrades } from '../../domain/grade';
import { m } from '../../messages/compiled/messages.js';
import { gradeHint, gradeName } from '../lib/words/grade-words';
import { Icon } from '../ui/icons/icon';
import { PageLink } from '../lib/page-link';
import styles from './grade-check.module.css';

/**
 * The short self-check that helps to choose a condition; `open` beside the page on grading, to which it leads
 * elsewhere.
 */
export function GradeCheck({ open = false }: { readonly open?: boolean }) {
  return (
    <details className={styles['check']} open={open} data-alone={open || undefined}>
      <summary>
        {m.basket_check_title()}
        <Icon name="down" size={20} />
      </summary>
      <dl>
        {usedGrades.map((grade) => (
          <div key={grade}>
            <dt>{gradeName(grade)}</dt>
            <dd>{gradeHint(grade)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {m.basket_check_refused()}
        {open ? null : (
          <>
            {' '}
            <PageLink to="/grading">{m.shell_grading()}</PageLink>
          </>
        )}
      </p>
    </details>
  );
}
