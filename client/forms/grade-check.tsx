import { usedGrades } from '../../domain/grade';
import { m } from '../../messages/compiled/messages.js';
import { gradeHint, gradeName } from '../lib/words/grade-words';
import { Icon } from '../ui/icons/icon';
import { PageLink } from '../lib/page-link';
import { textPage } from '../lib/pages';
import styles from './grade-check.module.css';

/** Short check that helps to choose a grade. It is open on the page about grading; elsewhere it links there. */
export function GradeCheck({ isOpen = false }: { readonly isOpen?: boolean }) {
  return (
    <details className={styles['check']} open={isOpen} data-alone={isOpen || undefined}>
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
        {isOpen ? null : (
          <>
            {' '}
            <PageLink {...textPage('grading')}>{m.shell_grading()}</PageLink>
          </>
        )}
      </p>
    </details>
  );
}
