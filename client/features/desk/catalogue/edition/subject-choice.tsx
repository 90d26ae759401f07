import { isSubject, subjects } from '../../../../../domain/subjects';
import { m } from '../../../../../messages/compiled/messages.js';
import { subjectName } from '../../../../lib/words/subject-words';
import styles from '../catalogue.module.css';

export interface SubjectChoiceProps {
  /** Chosen subjects, joined by commas. */
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** Choice of the shop's subjects. It is closed at first, and names what is chosen. */
export function SubjectChoice({ text, error, onChange }: SubjectChoiceProps) {
  const chosen = text.split(',').filter(isSubject);
  const toggle = (subject: (typeof subjects)[number], isChosen: boolean) =>
    onChange((isChosen ? [...chosen, subject] : chosen.filter((each) => each !== subject)).join(','));
  return (
    <details className={styles['subjects']} open={error !== undefined || undefined}>
      <summary>
        {m.desk_catalogue_subjects()}: {chosen.length === 0 ? '–' : chosen.map(subjectName).join(' · ')}
      </summary>
      <input type="hidden" name="subjects" value={text} />
      {error === undefined ? null : (
        <p className={styles['conflict']} role="alert">
          {error}
        </p>
      )}
      <ul>
        {subjects.map((subject) => (
          <li key={subject}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(subject)}
                onChange={({ target }) => toggle(subject, target.checked)}
              />
              {subjectName(subject)}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
