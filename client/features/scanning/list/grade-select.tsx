import { useState } from 'react';
import { usedGrades } from '../../../../domain/grade';
import type { RunLine } from '../../../../domain/scanning/run';
import { m } from '../../../../messages/compiled/messages.js';
import { gradeName } from '../../../lib/words/grade-words';
import { joinFacts } from '../../../lib/words/join-words';
import { Select } from '../../../ui/fields/select';
import { useGradeOffers } from '../answer/use-grade-offers';
import { titleOf } from '../line-words';
import type { RowActions } from './row-actions';

/** Condition of a row. Its choices show their prices, which are loaded when the pointer or the keyboard is near. */
export function GradeSelect({
  line,
  tab,
  onChange,
}: {
  readonly line: RunLine;
  readonly tab: number;
  readonly onChange: RowActions['change'];
}) {
  const [isNear, setNear] = useState(false);
  const amounts = useGradeOffers(line, isNear);
  const wordsOf = (grade: RunLine['grade']) =>
    amounts === undefined ? gradeName(grade) : joinFacts([gradeName(grade), amounts.get(grade) ?? '–']);
  return (
    <span onPointerEnter={() => setNear(true)}>
      <Select
        isBare
        isLabelHidden
        label={m.scanning_grade_of({ title: titleOf(line) })}
        tabIndex={tab}
        value={line.grade}
        shown={gradeName(line.grade)}
        options={usedGrades.map((value) => ({ value, label: wordsOf(value) }))}
        onFocus={() => setNear(true)}
        onChange={(event) => {
          const grade = usedGrades.find((each) => each === event.target.value);
          if (grade !== undefined) onChange([line.id], { grade });
        }}
      />
    </span>
  );
}
