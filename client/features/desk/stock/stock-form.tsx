import { useEffect, useRef, useState, type FormEvent } from 'react';
import { parseAmount } from '../../../../domain/desk/bank-statement';
import type { DeskBook, StockChange } from '../../../../domain/desk/stock-schemas';
import { grades, type Grade } from '../../../../domain/grade';
import { m } from '../../../../messages/compiled/messages.js';
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

type Reason = StockChange['reason'];
const reasonWords: Record<Reason, () => string> = {
  correction: m.desk_move_correction,
  loss: m.desk_move_loss,
  purchase: m.desk_move_purchase,
};
const reasons: readonly Reason[] = ['correction', 'loss', 'purchase'];

export interface StockFormProps {
  readonly item: DeskBook;
  /** Null if the grade is to be chosen. */
  readonly grade: Grade | null;
  readonly onDone: () => void;
  readonly onAnswer: (items: readonly DeskBook[]) => void;
}

/** Form that corrects copies and shelf. It sends the shown count, so that two clerks never count twice. */
export function StockForm({ item, grade: given, onDone, onAnswer }: StockFormProps) {
  const changeStock = useChangeStock();
  const form = useRef<HTMLFormElement>(null);
  // The form was opened to write in it.
  useEffect(() => form.current?.querySelector<HTMLElement>('select[name="grade"], [name="change"]')?.focus(), []);
  const [grade, setGrade] = useState<Grade>(given ?? 'very-good');
  const row = item.stock.find((one) => one.grade === grade);
  const [change, setChange] = useState('');
  const [reason, setReason] = useState<Reason>('correction');
  const [cost, setCost] = useState('');
  const [shelf, setShelf] = useState(row?.shelf ?? '');
  const [wrong, setWrong] = useState(false);
  const count = /^[+\-−]?\d{1,4}$/.test(change.trim())
    ? Number(change.trim().replace('−', '-'))
    : change.trim() === ''
      ? 0
      : null;
  const unitCost = parseAmount(cost, 2);
  const isMoved = shelf.trim() !== (row?.shelf ?? '');
  const { run, busy, problem } = useBusyAction(async (amount: number) => {
    const json: StockChange = {
      isbn: item.book.isbn,
      grade,
      change: amount,
      reason,
      seen: row?.onHand ?? 0,
      ...(reason === 'purchase' && unitCost !== null ? { unitCost } : {}),
      ...(isMoved ? { shelf: shelf.trim() } : {}),
    };
    const answer = await changeStock(json);
    onAnswer(answer.items);
    if (answer.problem !== null) throw answer.problem;
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const fits =
      count !== null &&
      (count !== 0 || isMoved) &&
      (count === 0 ||
        (reason === 'loss' ? count < 0 : reason !== 'purchase' || (count > 0 && unitCost !== null && unitCost >= 0)));
    setWrong(!fits);
    if (fits && (await run(count))) onDone();
  };
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void send(event)}>
      {given === null ? null : <h3>{gradeName(given)}</h3>}
      <Fields>
        {given === null ? (
          <Select
            name="grade"
            label={m.desk_col_grade()}
            value={grade}
            onChange={(event) => setGrade(grades.find((one) => one === event.target.value) ?? grade)}
            options={grades.map((one) => ({ value: one, label: gradeName(one) }))}
          />
        ) : null}
        <Select
          label={m.desk_col_reason()}
          value={reason}
          onChange={(event) => setReason(reasons.find((one) => one === event.target.value) ?? reason)}
          options={reasons.map((one) => ({ value: one, label: reasonWords[one]() }))}
        />
        <Field
          name="change"
          label={m.desk_stock_change()}
          hint={m.desk_stock_change_hint()}
          inputMode="text"
          dir="ltr"
          autoComplete="off"
          value={change}
          error={wrong ? m.desk_stock_change_wrong() : undefined}
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
            onChange={(event) => setCost(event.target.value)}
          />
        ) : null}
        <Field
          name="shelf"
          label={m.desk_col_shelf()}
          maxLength={40}
          autoComplete="off"
          value={shelf}
          onChange={(event) => setShelf(event.target.value)}
        />
      </Fields>
      {problem === null ? null : (
        <Notice kind={problem.code === 'offline' ? 'waiting' : 'wrong'} announce>
          {problem.code === 'state-moved' ? m.desk_stock_moved() : problemWords(problem)}
        </Notice>
      )}
      <p className={styles['buttons']}>
        <Button type="submit" busy={busy}>
          {m.desk_stock_save()}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {m.desk_no()}
        </Button>
      </p>
    </form>
  );
}
