import { useState } from 'react';
import { recallDangers, type RecallDanger } from '../../../../domain/catalogue/recalls/dangers';
import type { RecallStart } from '../../../../domain/catalogue/recalls/recall-schemas';
import type { DeskBook } from '../../../../domain/desk/stock-schemas';
import { recallForm } from '../../../../domain/forms/desk/recall-form';
import { recallLimits } from '../../../../domain/policy/limits';
import { m } from '../../../../messages/compiled/messages.js';
import { ActionForm } from '../../../forms/action-form';
import { useActionForm, type FieldWords } from '../../../forms/use-action-form';
import { useBusyAction } from '../../../lib/busy-action';
import { problemWords } from '../../../lib/words/problem-words';
import { useStartRecall } from '../../../data/desk/stock';
import { Button } from '../../../ui/buttons/button';
import { Field } from '../../../ui/fields/field';
import { Fields } from '../../../ui/fields/fields';
import { Select } from '../../../ui/fields/select';
import { Notice } from '../../../ui/notices/notice';
import styles from '../desk.module.css';
import { formatFigure } from '../desk-words';

const dangerWords: Readonly<Record<RecallDanger, () => string>> = {
  choking: m.desk_recall_choking,
  chemicals: m.desk_recall_chemicals,
  burns: m.desk_recall_burns,
  injury: m.desk_recall_injury,
};
const fieldWords: FieldWords<'details' | 'notice'> = {
  details: () =>
    m.desk_recall_details_wrong({
      least: formatFigure(recallLimits.shortest),
      most: formatFigure(recallLimits.details),
    }),
  notice: () => m.desk_recall_notice_wrong(),
};

export interface RecallFormProps {
  readonly isbn: string;
  readonly onDone: () => void;
  readonly onAnswer: (items: readonly DeskBook[]) => void;
}

/** Form that starts the recall of a book. A text above the button says what the recall does. */
export function RecallForm({ isbn, onDone, onAnswer }: RecallFormProps) {
  const startRecall = useStartRecall();
  const [danger, setDanger] = useState<RecallDanger>('choking');
  const [details, setDetails] = useState('');
  const [notice, setNotice] = useState('');
  const {
    run,
    isBusy,
    problem: failed,
  } = useBusyAction(async (json: RecallStart) => onAnswer(await startRecall(json)));
  const { form, errors, problem } = useActionForm({
    schema: recallForm(isbn),
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
    <ActionForm {...form} className={styles['form']}>
      <h3>{m.desk_recall()}</h3>
      <p>{m.desk_recall_warn()}</p>
      <Fields>
        <Select
          name="danger"
          label={m.desk_recall_danger()}
          value={danger}
          onChange={(event) => setDanger(recallDangers.find((each) => each === event.target.value) ?? danger)}
          options={recallDangers.map((each) => ({ value: each, label: dangerWords[each]() }))}
        />
        <Field
          name="details"
          label={m.desk_recall_details()}
          hint={m.desk_recall_details_hint()}
          maxLength={recallLimits.details}
          autoComplete="off"
          value={details}
          error={errors.details}
          onChange={(event) => setDetails(event.target.value)}
        />
        <Field
          name="notice"
          label={m.desk_recall_notice()}
          inputMode="url"
          dir="ltr"
          maxLength={recallLimits.notice}
          autoComplete="off"
          value={notice}
          error={errors.notice}
          onChange={(event) => setNotice(event.target.value)}
        />
      </Fields>
      {problem === null ? null : (
        <Notice kind={problem.code === 'offline' ? 'waiting' : 'wrong'} isAnnounced>
          {problemWords(problem)}
        </Notice>
      )}
      <p className={styles['buttons']}>
        <Button type="submit" isBusy={isBusy}>
          {m.desk_recall_start()}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {m.desk_form_cancel()}
        </Button>
      </p>
    </ActionForm>
  );
}
