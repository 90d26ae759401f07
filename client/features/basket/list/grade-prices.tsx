import type { BasketLine } from '../../../../domain/basket/schemas';
import { formatMoney } from '../../../../domain/format';
import { usedGrades, type UsedGrade } from '../../../../domain/grade';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { gradeName } from '../../../lib/words/grade-words';
import { Segments } from '../../../ui/fields/segments';

export interface GradePricesProps {
  readonly line: BasketLine;
  readonly onChange: (grade: UsedGrade) => void;
}

/** The four grades side by side, each with its offer, so that people see what another condition is worth. */
export function GradePrices({ line, onChange }: GradePricesProps) {
  return (
    <Segments
      name="grade"
      label={m.basket_grade_of({ title: line.book.title })}
      value={line.grade}
      options={usedGrades.map((value) => {
        const isChosen = value === line.grade;
        const offer = isChosen ? line.offer : line.offers.find((each) => each.grade === value)?.offer;
        const isDeclined = offer?.kind !== 'offer';
        return {
          value,
          label: gradeName(value),
          figure: isDeclined ? '–' : formatMoney(offer.amount, language()),
          disabled: isDeclined && !isChosen,
        };
      })}
      onChange={onChange}
    />
  );
}
