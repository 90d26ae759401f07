import { useState } from 'react';
import { editingLimits } from '../../../../../domain/catalogue/editing/edition-values';
import type { DeskWork } from '../../../../../domain/desk/catalogue/catalogue-schemas';
import { textUpTo } from '../../../../../domain/forms/field-rules';
import { formSchema } from '../../../../../domain/forms/form-schema';
import { direction, endonyms, isLanguage, languages, type Language } from '../../../../../domain/language';
import { m } from '../../../../../messages/compiled/messages.js';
import { useCatalogueCalls } from '../../../../data/desk/catalogue';
import { ActionForm } from '../../../../forms/action-form';
import { useActionForm } from '../../../../forms/use-action-form';
import { useBusyAction } from '../../../../lib/busy-action';
import { problemWords } from '../../../../lib/words/problem-words';
import { Button } from '../../../../ui/buttons/button';
import { Area } from '../../../../ui/fields/area';
import { Select } from '../../../../ui/fields/select';
import { Notice } from '../../../../ui/notices/notice';
import { SectionHead } from '../../../../ui/text/section-head';
import desk from '../../desk.module.css';
import { formatFigure } from '../../desk-words';
import styles from '../catalogue.module.css';

type Written = DeskWork['descriptions'];

/** Descriptions of a work by language of the shop: one can be written, changed or removed. */
export function Descriptions({ work, written }: { readonly work: string; readonly written: Written }) {
  const [edited, setEdited] = useState({ loaded: written, descriptions: written });
  const descriptions = edited.loaded === written ? edited.descriptions : written;
  const [added, setAdded] = useState<Language | null>(null);
  const shown = languages.filter(
    (language) => language === added || descriptions.some((text) => text.language === language),
  );
  const unusedLanguages = languages.filter((language) => !shown.includes(language));
  return (
    <section className={styles['section']}>
      <SectionHead size="block" title={m.desk_catalogue_descriptions()} note={m.desk_catalogue_descriptions_lead()} />
      <div className={styles['texts']}>
        {shown.map((language) => (
          <Description
            key={language}
            work={work}
            language={language}
            text={descriptions.find((each) => each.language === language)?.text ?? null}
            onAnswer={(next) => setEdited({ loaded: written, descriptions: next })}
          />
        ))}
        {unusedLanguages.length === 0 ? null : (
          <Select
            label={m.desk_catalogue_language_more()}
            value=""
            onChange={({ target }) => setAdded(isLanguage(target.value) ? target.value : null)}
            options={[
              { value: '', label: '–' },
              ...unusedLanguages.map((language) => ({ value: language, label: endonyms[language] })),
            ]}
          />
        )}
      </div>
    </section>
  );
}

const schema = formSchema({ text: textUpTo(editingLimits.description) });

interface DescriptionProps {
  readonly work: string;
  readonly language: Language;
  /** Null: there is none yet. */
  readonly text: string | null;
  readonly onAnswer: (written: Written) => void;
}

function Description({ work, language, text, onAnswer }: DescriptionProps) {
  const { changeDescription } = useCatalogueCalls();
  const [entered, setEntered] = useState(text ?? '');
  const [outcome, setOutcome] = useState<'saved' | 'conflict' | null>(null);
  const {
    run,
    isBusy,
    problem: failed,
  } = useBusyAction(async (next: string | null) => {
    const { now, conflicts } = await changeDescription({ work, language }, { seen: text, text: next });
    setOutcome(conflicts.length === 0 ? 'saved' : 'conflict');
    onAnswer(now.descriptions);
  });
  const { form, errors, problem } = useActionForm({
    schema,
    words: { text: () => m.desk_catalogue_text_wrong({ most: formatFigure(editingLimits.description) }) },
    action: { problem: failed, run: ({ text: next }) => run(next === '' ? null : next) },
  });
  return (
    <ActionForm {...form}>
      <Area
        name="text"
        label={m.desk_catalogue_description_in({ language: endonyms[language] })}
        lang={language}
        dir={direction(language)}
        rows={5}
        value={entered}
        error={errors.text}
        onChange={({ target }) => {
          setEntered(target.value);
          setOutcome(null);
        }}
      />
      {outcome === 'conflict' ? (
        <Notice kind="waiting" isAnnounced>
          {m.desk_catalogue_conflict_field({ value: text ?? m.desk_catalogue_nothing() })}
        </Notice>
      ) : null}
      {outcome === 'saved' ? (
        <Notice kind="safe" isAnnounced>
          {m.desk_catalogue_saved()}
        </Notice>
      ) : null}
      {problem === null ? null : (
        <Notice kind={problem.code === 'offline' ? 'waiting' : 'wrong'} isAnnounced>
          {problemWords(problem)}
        </Notice>
      )}
      <p className={desk['buttons']}>
        <Button type="submit" kind="outline" isBusy={isBusy}>
          {m.desk_stock_save()}
        </Button>
        {text === null ? null : (
          <Button
            kind="quiet"
            isBusy={isBusy}
            onClick={() => {
              setEntered('');
              void run(null);
            }}
          >
            {m.desk_catalogue_remove()}
          </Button>
        )}
      </p>
    </ActionForm>
  );
}
