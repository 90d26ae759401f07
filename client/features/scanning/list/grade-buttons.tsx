import { usedGrades, type UsedGrade } from '../../../../domain/grade';
import { gradeName } from '../../../lib/words/grade-words';
import { classes } from '../../../ui/classes';
import styles from './grade-buttons.module.css';

export interface GradeButtonsProps {
  readonly label: string;
  readonly grade: UsedGrade;
  readonly onChange: (grade: UsedGrade) => void;
  /** Offers by grade, if known, in the language's form. */
  readonly amounts?: ReadonlyMap<UsedGrade, string> | undefined;
}

/** Four grades side by side, each with its offer. A press changes the grade. */
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
