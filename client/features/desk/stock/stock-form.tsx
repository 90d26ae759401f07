import { useEffect, useRef, useState, type FormEvent } from 'react';
import { parseAmount } from '../../../../domain/desk/bank-statement';
import {
  parseStockChange,
  stockChangeFault,
  stockChangeReasons,
  type StockChangeFault,
  type StockChangeReason,
} from '../../../../domain/desk/stock-change';
import type { DeskBook, StockChange } from '../../../../domain/desk/stock-schemas';
import { grades, type Grade } from '../../../../domain/grade';
import { stockChangePolicy } from '../../../../domain/policy/copies';
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
import { figure } from '../desk-words';
import { euro } from './euro';

const reasonWords: Record<StockChangeReason, () => string> = {
  correction: m.desk_move_correction,
  loss: m.desk_move_loss,
  purchase: m.desk_move_purchase,
};

/** Returns what is wrong with the number of copies. */
const changeWords = (fault: StockChangeFault) =>
  fault === 'too-many'
    ? m.desk_stock_change_most({ most: figure(stockChangePolicy.mostCopies) })
    : fault === 'cost-wrong'
      ? undefined
      : m.desk_stock_change_wrong();

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
  const [reason, setReason] = useState<StockChangeReason>('correction');
  const [cost, setCost] = useState('');
  const [shelf, setShelf] = useState(row?.shelf ?? '');
  const [fault, setFault] = useState<StockChangeFault | null>(null);
  const { run, busy, problem } = useBusyAction(async (json: StockChange) => {
    const answer = await changeStock(json);
    onAnswer(answer.items);
    if (answer.problem !== null) throw answer.problem;
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const count = parseStockChange(change);
    const unitCost = reason === 'purchase' ? parseAmount(cost, 2) : null;
    const json: StockChange = {
      isbn: item.book.isbn,
      grade,
      change: count ?? 0,
      reason,
      seen: row?.onHand ?? 0,
      ...(unitCost !== null ? { unitCost } : {}),
      ...(shelf.trim() !== (row?.shelf ?? '') ? { shelf: shelf.trim() } : {}),
    };
    const found = count === null ? 'against-reason' : stockChangeFault(json);
    setFault(found);
    if (found === null && (await run(json))) onDone();
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
          onChange={(event) => setReason(stockChangeReasons.find((one) => one === event.target.value) ?? reason)}
          options={stockChangeReasons.map((one) => ({ value: one, label: reasonWords[one]() }))}
        />
        <Field
          name="change"
          label={m.desk_stock_change()}
          hint={m.desk_stock_change_hint()}
          inputMode="text"
          dir="ltr"
          autoComplete="off"
          value={change}
          error={fault === null ? undefined : changeWords(fault)}
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
            error={
              fault === 'cost-wrong'
                ? m.desk_stock_cost_wrong({ most: euro(stockChangePolicy.mostUnitCost) })
                : undefined
            }
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
