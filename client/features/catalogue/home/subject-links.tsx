import type { Home } from '../../../../domain/catalogue/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { PageLink } from '../../../lib/page-link';
import { subjectPage } from '../../../lib/pages';
import { SectionHead } from '../../../ui/text/section-head';
import { subjectName } from '../../../lib/words/subject-words';
import styles from './subject-links.module.css';

/** Links to the subjects with the most books. */
export function SubjectLinks({ subjects }: { readonly subjects: Home['subjects'] }) {
  if (subjects.length === 0) return null;
  return (
    <section className="section">
      <SectionHead title={m.home_subjects()} />
      <ul className={styles['subjects']}>
        {subjects.map(({ value }) => (
          <li key={value}>
            <PageLink {...subjectPage(value)}>{subjectName(value)}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
