import { useEffect, useRef, useState } from 'react';
import { stockChangeReasons, type StockChangeReason } from '../../../../domain/desk/stock-change';
import type { DeskBook, StockChange } from '../../../../domain/desk/stock-schemas';
import { stockForm } from '../../../../domain/forms/desk/stock-form';
import { grades, type Grade } from '../../../../domain/grade';
import { stockChangePolicy } from '../../../../domain/policy/copies';
import { deskLimits } from '../../../../domain/policy/limits';
import { m } from '../../../../messages/compiled/messages.js';
import { ActionForm } from '../../../forms/action-form';
import { useActionForm, type FieldWords } from '../../../forms/use-action-form';
import { useBusyAction } from '../../../lib/busy-action';
import { gradeName } from '../../../lib/words/grade-words';
import { problemWords } from '../../../lib/words/problem-words';
import { useChangeStock } from '../../../data/desk/stock';
import { Button } from '../../../ui/buttons/button';
import { Field } from '../../../ui/fields/field';
import { Fields } from '../../../ui/fields/fields';
import { Notice } from '../../../ui/notices/notice';
import { Select } from '../../../ui/fields/select';
import styles from '../desk.module.css';
import { formatFigure } from '../desk-words';
import { formatEuro } from './format-euro';

const reasonWords: Record<StockChangeReason, () => string> = {
  correction: m.desk_move_correction,
  loss: m.desk_move_loss,
  purchase: m.desk_move_purchase,
};

/** Sentences for the faults of the copies and their cost. */
const fieldWords: FieldWords<'change' | 'cost'> = {
  change: (fault) =>
    fault === 'long'
      ? m.desk_stock_change_most({ most: formatFigure(stockChangePolicy.maxCopies) })
      : m.desk_stock_change_wrong(),
  cost: () => m.desk_stock_cost_wrong({ most: formatEuro(stockChangePolicy.maxUnitCost) }),
};

export interface StockFormProps {
  readonly item: DeskBook;
  /** Null if the grade is to be chosen. */
  readonly grade: Grade | null;
  readonly onDone: () => void;
  readonly onAnswer: (items: readonly DeskBook[]) => void;
}

/**
 * Form that corrects copies and shelf. It sends the shown count, so that corrections of two clerks are not added up.
 */
export function StockForm({ item, grade: fixedGrade, onDone, onAnswer }: StockFormProps) {
  const changeStock = useChangeStock();
  const form = useRef<HTMLFormElement>(null);
  // The clerk opened the form to write in it.
  useEffect(() => form.current?.querySelector<HTMLElement>('select[name="grade"], [name="change"]')?.focus(), []);
  const [grade, setGrade] = useState<Grade>(fixedGrade ?? 'very-good');
  const row = item.stock.find((each) => each.grade === grade);
  const [change, setChange] = useState('');
  const [reason, setReason] = useState<StockChangeReason>('correction');
  const [cost, setCost] = useState('');
  const [shelf, setShelf] = useState(row?.shelf ?? '');
  const {
    run,
    isBusy,
    problem: failed,
  } = useBusyAction(async (json: StockChange) => {
    const answer = await changeStock(json);
    onAnswer(answer.items);
    if (answer.problem !== null) throw answer.problem;
  });
  const {
    form: parts,
    errors,
    problem,
  } = useActionForm({
    schema: stockForm(item),
    words: fieldWords,
    action: {
      problem: failed,
      run: async (json) => {
        const isDone = await run(json);
        if (isDone) onDone();
        return isDone;
      },
    },
  });
  return (
    <ActionForm {...parts} ref={form} className={styles['form']}>
      {fixedGrade === null ? null : (
        <>
          <input type="hidden" name="grade" value={fixedGrade} />
          <h3>{gradeName(fixedGrade)}</h3>
        </>
      )}
      <Fields>
        {fixedGrade === null ? (
          <Select
            name="grade"
            label={m.desk_col_grade()}
            value={grade}
            onChange={(event) => setGrade(grades.find((each) => each === event.target.value) ?? grade)}
            options={grades.map((each) => ({ value: each, label: gradeName(each) }))}
          />
        ) : null}
        <Select
          name="reason"
          label={m.desk_col_reason()}
          value={reason}
          onChange={(event) => setReason(stockChangeReasons.find((each) => each === event.target.value) ?? reason)}
          options={stockChangeReasons.map((each) => ({ value: each, label: reasonWords[each]() }))}
        />
        <Field
          name="change"
          label={m.desk_stock_change()}
          hint={m.desk_stock_change_hint()}
          inputMode="text"
          dir="ltr"
          autoComplete="off"
          value={change}
          error={errors.change}
          onChange={(event) => setChange(event.target.value)}
        />
        {reason === 'purchase' ? (
          <Field
            name="cost"
            label={m.desk_stock_cost()}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            value={cost}
            end="€"
            error={errors.cost}
            onChange={(event) => setCost(event.target.value)}
          />
        ) : null}
        <Field
          name="shelf"
          label={m.desk_col_shelf()}
          maxLength={deskLimits.shelf}
          autoComplete="off"
          value={shelf}
          onChange={(event) => setShelf(event.target.value)}
        />
      </Fields>
      {problem === null ? null : (
        <Notice kind={problem.code === 'offline' ? 'waiting' : 'wrong'} isAnnounced>
          {problem.code === 'state-moved' ? m.desk_stock_moved() : problemWords(problem)}
        </Notice>
      )}
      <p className={styles['buttons']}>
        <Button type="submit" isBusy={isBusy}>
          {m.desk_stock_save()}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {m.desk_form_cancel()}
        </Button>
      </p>
    </ActionForm>
  );
}
