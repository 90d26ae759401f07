import { usedGrades, type UsedGrade } from '../../../../domain/grade';
import { gradeName } from '../../../lib/words/grade-words';
import { classes } from '../../../ui/classes';
import styles from './grade-buttons.module.css';

export interface GradeButtonsProps {
  readonly label: string;
  readonly grade: UsedGrade;
  readonly onChange: (grade: UsedGrade) => void;
  /** What each grade brings, where it is known, as the language writes it. */
  readonly amounts?: ReadonlyMap<UsedGrade, string> | undefined;
}

/** The four grades side by side, each with what it brings: one press changes the condition. */
export function GradeButtons({ label, grade, onChange, amounts }: GradeButtonsProps) {
  return (
    <fieldset className={styles['grades']} aria-label={label}>
      {usedGrades.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === grade}
          className={classes(styles['grade'], each === grade && styles['on'])}
          onClick={() => onChange(each)}
        >
          <b>{gradeName(each)}</b>
          {amounts === undefined ? null : <span className="num">{amounts.get(each) ?? '–'}</span>}
        </button>
      ))}
    </fieldset>
  );
}
