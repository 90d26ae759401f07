import { usedGrades, type UsedGrade } from '../../domain/grade';
import { m } from '../../messages/compiled/messages.js';
import { gradeHint, gradeName } from '../lib/words/grade-words';
import { Segments } from '../ui/fields/segments';
import styles from './usual-grade.module.css';

export interface UsualGradeProps {
  /** Words for what is chosen, e.g. "Condition of these books". */
  readonly label: string;
  /** The question was not answered on this device yet. */
  readonly isAsked: boolean;
  readonly grade: UsedGrade;
  readonly onChange: (grade: UsedGrade) => void;
}

/** Condition with which books are added. It is a question the first time, and a choice after that. */
export function UsualGrade({ label, isAsked, grade, onChange }: UsualGradeProps) {
  const words = isAsked ? m.grade_ask() : label;
  return (
    <div className={styles['usual']}>
      <p className={styles['words']} aria-hidden="true">
        {words}
      </p>
      <Segments
        name="grade"
        label={words}
        value={grade}
        options={usedGrades.map((value) => ({ value, label: gradeName(value) }))}
        onChange={onChange}
      />
      <p className="xs">{isAsked ? m.grade_ask_hint() : gradeHint(grade)}</p>
    </div>
  );
}
