import { useState } from 'react';
import { editingLimits, type WorkValues } from '../../../../../domain/catalogue/editing/edition-values';
import { editsBetween, textsAfter } from '../../../../../domain/catalogue/editing/edits';
import type { DeskWork } from '../../../../../domain/desk/catalogue/catalogue-schemas';
import { workForm, workTexts, type WorkTexts } from '../../../../../domain/forms/desk/edition-form';
import { m } from '../../../../../messages/compiled/messages.js';
import { useCatalogueCalls } from '../../../../data/desk/catalogue';
import { ActionForm } from '../../../../forms/action-form';
import { useActionForm, type FieldWords } from '../../../../forms/use-action-form';
import { useBusyAction } from '../../../../lib/busy-action';
import { Button } from '../../../../ui/buttons/button';
import { Area } from '../../../../ui/fields/area';
import { Field } from '../../../../ui/fields/field';
import { Fields } from '../../../../ui/fields/fields';
import desk from '../../desk.module.css';
import { formatFigure } from '../../desk-words';
import styles from '../catalogue.module.css';
import { EditedMark } from '../parts/edited-mark';
import { valueWords } from '../parts/field-words';
import { FormOutcome, type Outcome } from '../parts/form-outcome';

const words: FieldWords<keyof WorkTexts> = {
  title: (fault) =>
    fault === 'long'
      ? m.desk_catalogue_text_wrong({ most: formatFigure(editingLimits.title) })
      : m.desk_asked_title_wrong(),
  authors: m.desk_asked_authors_wrong,
  language: m.desk_asked_language_wrong,
  year: m.desk_catalogue_year_wrong,
  names: m.desk_catalogue_names_wrong,
};

/** Form of a work. It sends only changed fields. After a conflict with another clerk, the entries stay. */
export function WorkForm({ work, onAnswer }: { readonly work: DeskWork; readonly onAnswer: (next: DeskWork) => void }) {
  const { editWork, releaseWorkField } = useCatalogueCalls();
  const shown = workTexts(work.values);
  const [base, setBase] = useState(shown);
  const [texts, setTexts] = useState(shown);
  const [conflicts, setConflicts] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<Outcome>(null);
  // An answer or another part of the page has changed the work. Fields without an entry show the new values.
  if (JSON.stringify(base) !== JSON.stringify(shown)) {
    setTexts(textsAfter(texts, base, shown));
    setBase(shown);
  }
  const {
    run,
    isBusy,
    problem: failed,
  } = useBusyAction(async (entered: WorkValues) => {
    const edits = editsBetween<WorkValues>(work.values, entered);
    if (Object.keys(edits).length === 0) {
      setOutcome('unchanged');
      return;
    }
    const answer = await editWork(work.work, edits);
    setConflicts(answer.conflicts);
    setOutcome(answer.conflicts.length === 0 ? 'saved' : 'conflict');
    if (answer.conflicts.length === 0) setTexts(workTexts(answer.now.values));
    onAnswer(answer.now);
  });
  const { form, errors, problem } = useActionForm({ schema: workForm, words, action: { problem: failed, run } });
  const parts = (name: keyof WorkTexts) => ({
    name,
    value: texts[name],
    error: errors[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setTexts({ ...texts, [name]: target.value });
      setOutcome(null);
    },
  });
  const below = (name: keyof WorkTexts) => {
    const mark = work.edited.find(({ field }) => field === name);
    const value = work.values[name];
    const other = typeof value === 'object' && value !== null ? itemTexts(value) : value;
    return (
      <>
        {conflicts.includes(name) ? (
          <p className={styles['conflict']}>
            {m.desk_catalogue_conflict_field({ value: valueWords(name, other) ?? m.desk_catalogue_nothing() })}
          </p>
        ) : null}
        {mark === undefined ? null : (
          <EditedMark edited={mark} onRelease={async (field) => onAnswer(await releaseWorkField(work.work, field))} />
        )}
      </>
    );
  };
  return (
    <ActionForm {...form} className={styles['form']}>
      <Fields>
        <div className={styles['cell']} data-wide>
          <Field label={m.desk_asked_title()} autoComplete="off" {...parts('title')} />
          {below('title')}
        </div>
        <div className={styles['cell']}>
          <Area label={m.desk_asked_authors()} hint={m.desk_catalogue_authors_hint()} {...parts('authors')} />
          {below('authors')}
        </div>
        <div className={styles['cell']}>
          <Area label={m.desk_catalogue_names()} hint={m.desk_catalogue_names_hint()} rows={3} {...parts('names')} />
          {below('names')}
        </div>
        <div className={styles['cell']}>
          <Field
            label={m.desk_catalogue_original_language()}
            hint={m.desk_asked_language_hint()}
            dir="ltr"
            autoComplete="off"
            {...parts('language')}
          />
          {below('language')}
        </div>
        <div className={styles['cell']}>
          <Field label={m.desk_catalogue_year()} dir="ltr" autoComplete="off" {...parts('year')} />
          {below('year')}
        </div>
      </Fields>
      <FormOutcome outcome={outcome} problem={problem} />
      <p className={desk['buttons']}>
        <Button type="submit" isBusy={isBusy}>
          {m.desk_stock_save()}
        </Button>
      </p>
    </ActionForm>
  );
}

/** Returns the items of a list as texts. */
const itemTexts = (list: readonly (string | { readonly language: string; readonly title: string })[]) =>
  list.map((item) => (typeof item === 'string' ? item : `${item.language} ${item.title}`));
