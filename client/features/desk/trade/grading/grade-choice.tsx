import type { DeskTrade } from '../../../../../domain/desk/trade-schema';
import { formatMoney } from '../../../../../domain/format';
import { usedGrades } from '../../../../../domain/grade';
import { m } from '../../../../../messages/compiled/messages.js';
import { gradeHint, gradeName } from '../../../../lib/words/grade-words';
import { language } from '../../../../lib/language';
import { classes } from '../../../../ui/classes';
import { VisuallyHidden } from '../../../../ui/text/visually-hidden';
import styles from './grading.module.css';
import type { GradingMode } from './grading-keys';
import type { InboundLine } from './parcel-copies';

type Worth = DeskTrade['desk']['lines'][number]['worth'];

interface GradeChoiceProps {
  readonly line: InboundLine;
  readonly worth: Worth;
  readonly mode: GradingMode;
  readonly onChoose: (grade: (typeof usedGrades)[number]) => void;
}

/** Choice of a grade for the copy, each with what the shop pays. */
export function GradeChoice({ line: { grade }, worth, mode, onChoose }: GradeChoiceProps) {
  return (
    <fieldset className={styles['grades']}>
      <legend>
        <VisuallyHidden>{m.desk_grades()}</VisuallyHidden>
      </legend>
      {usedGrades.map((each, at) => (
        <button
          key={each}
          type="button"
          title={gradeHint(each)}
          className={classes(styles['grade'], each === grade && styles['own'])}
          aria-pressed={mode.kind === 'why' && mode.grade === each}
          onClick={() => onChoose(each)}
        >
          <kbd>{at + 1}</kbd>
          <span>{gradeName(each)}</span>
          <b>{worthWords(worth, each)}</b>
        </button>
      ))}
    </fieldset>
  );
}

function worthWords(worth: Worth, grade: (typeof usedGrades)[number]): string {
  const amount = worth.find((each) => each.grade === grade)?.amount ?? null;
  return amount === null ? m.desk_not_taken() : formatMoney(amount, language());
}
