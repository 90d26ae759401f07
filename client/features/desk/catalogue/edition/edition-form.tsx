import { useState } from 'react';
import { editsBetween, textsAfter } from '../../../../../domain/catalogue/editing/edits';
import type { DeskEdition } from '../../../../../domain/desk/catalogue/catalogue-schemas';
import { editionForm, editionTexts, type EditionFormValues } from '../../../../../domain/forms/desk/edition-form';
import { m } from '../../../../../messages/compiled/messages.js';
import { useCatalogueCalls } from '../../../../data/desk/catalogue';
import { ActionForm } from '../../../../forms/action-form';
import { useActionForm } from '../../../../forms/use-action-form';
import { useBusyAction } from '../../../../lib/busy-action';
import { Button } from '../../../../ui/buttons/button';
import desk from '../../desk.module.css';
import styles from '../catalogue.module.css';
import { EditedMark } from '../parts/edited-mark';
import { valueWords } from '../parts/field-words';
import { FormOutcome, type Outcome } from '../parts/form-outcome';
import { editionWords, EditionFields, type EditionFieldName } from './edition-fields';

const names: readonly EditionFieldName[] = [
  'title',
  'subtitle',
  'authors',
  'language',
  'publisher',
  'published',
  'format',
  'pages',
  'grams',
  'price',
  'series',
  'volume',
  'subjects',
  'description',
  'descriptionLanguage',
];

/** Fields of the API by the names of the form's fields. Other fields have the same name in both. */
const fieldOf: Partial<Record<EditionFieldName, keyof EditionFormValues | null>> = {
  price: 'reference_price',
  volume: null,
  descriptionLanguage: null,
};

/** Form of an edition. It sends only changed fields. After a conflict with another clerk, the entries stay. */
export function EditionForm({
  edition,
  onAnswer,
}: {
  readonly edition: DeskEdition;
  readonly onAnswer: (next: DeskEdition) => void;
}) {
  const { editEdition, releaseEditionField } = useCatalogueCalls();
  const { isbn, values, edited } = edition;
  const shown = editionTexts(values);
  const [base, setBase] = useState(shown);
  const [texts, setTexts] = useState(shown);
  const [conflicts, setConflicts] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<Outcome>(null);
  // An answer or another part of the page has changed the edition. Fields without an entry show the new values.
  if (JSON.stringify(base) !== JSON.stringify(shown)) {
    setTexts(textsAfter(texts, base, shown));
    setBase(shown);
  }
  const {
    run,
    isBusy,
    problem: failed,
  } = useBusyAction(async (entered: EditionFormValues) => {
    const edits = editsBetween<EditionFormValues>(values, entered);
    if (Object.keys(edits).length === 0) {
      setOutcome('unchanged');
      return;
    }
    const answer = await editEdition(isbn, edits);
    setConflicts(answer.conflicts);
    setOutcome(answer.conflicts.length === 0 ? 'saved' : 'conflict');
    if (answer.conflicts.length === 0) setTexts(editionTexts(answer.now.values));
    onAnswer(answer.now);
  });
  const { form, errors, problem } = useActionForm({
    schema: editionForm,
    words: editionWords,
    action: { problem: failed, run },
  });
  const release = async (field: string) => onAnswer(await releaseEditionField(isbn, field));
  const below = (name: EditionFieldName) => {
    const field = fieldOf[name] === undefined ? name : fieldOf[name];
    const mark = edited.find((each) => each.field === field);
    return (
      <>
        {field !== null && conflicts.includes(field) ? (
          <p className={styles['conflict']}>{conflictWords(field, values)}</p>
        ) : null}
        {mark === undefined ? null : <EditedMark edited={mark} onRelease={release} />}
      </>
    );
  };
  return (
    <ActionForm {...form} className={styles['form']}>
      <EditionFields
        names={names}
        texts={texts}
        errors={errors}
        onChange={(name, text) => {
          setTexts({ ...texts, [name]: text });
          setOutcome(null);
        }}
        below={below}
      />
      <FormOutcome outcome={outcome} problem={problem} />
      <p className={desk['buttons']}>
        <Button type="submit" isBusy={isBusy}>
          {m.desk_stock_save()}
        </Button>
      </p>
    </ActionForm>
  );
}

/** Returns the sentence with the value that another clerk has saved for a field. */
function conflictWords(field: string, values: DeskEdition['values']): string {
  const value: unknown = Reflect.get(values, field);
  return m.desk_catalogue_conflict_field({
    // oxlint-disable-next-line typescript/consistent-type-assertions -- each value of an edition is one of the history
    value: valueWords(field, value as Parameters<typeof valueWords>[1]) ?? m.desk_catalogue_nothing(),
  });
}
