import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { languageOfIsbn } from '../../../../../domain/catalogue/import/language-codes';
import { editionForm, type EditionFormValues, type EditionTexts } from '../../../../../domain/forms/desk/edition-form';
import { m } from '../../../../../messages/compiled/messages.js';
import { useCatalogueCalls } from '../../../../data/desk/catalogue';
import { ActionForm } from '../../../../forms/action-form';
import { useActionForm } from '../../../../forms/use-action-form';
import { useBusyAction } from '../../../../lib/busy-action';
import { Button } from '../../../../ui/buttons/button';
import { SectionHead } from '../../../../ui/text/section-head';
import desk from '../../desk.module.css';
import { isolateCode } from '../../desk-words';
import styles from '../catalogue.module.css';
import { FormOutcome } from '../parts/form-outcome';
import { editionWords, EditionFields, type EditionFieldName } from '../edition/edition-fields';

const names: readonly EditionFieldName[] = [
  'title',
  'subtitle',
  'authors',
  'language',
  'publisher',
  'published',
  'format',
  'pages',
  'price',
];

const empty = (isbn: string): EditionTexts => ({
  title: '',
  subtitle: '',
  authors: '',
  language: languageOfIsbn(isbn) ?? '',
  publisher: '',
  published: '',
  format: 'paperback',
  pages: '',
  grams: '',
  subjects: '',
  series: '',
  volume: '',
  price: '',
  description: '',
  descriptionLanguage: '',
});

/** Form that adds a book with an ISBN that the catalogue does not have. The book's page opens then. */
export function AddForm({ isbn }: { readonly isbn: string }) {
  const { addEdition } = useCatalogueCalls();
  const router = useRouter();
  const [texts, setTexts] = useState(empty(isbn));
  const {
    run,
    isBusy,
    problem: failed,
  } = useBusyAction(async (entered: EditionFormValues) => {
    const { title, subtitle, authors, language, publisher, published, format, pages, reference_price } = entered;
    const entries = { title, subtitle, language, publisher, published, format, pages, reference_price };
    await addEdition({ isbn, ...entries, authors: [...authors] });
    await router.navigate({ to: '/desk/catalogue/{-$kind}/{-$key}', params: { kind: 'books', key: isbn } });
  });
  const { form, errors, problem } = useActionForm({
    schema: editionForm,
    words: editionWords,
    action: { problem: failed, run },
  });
  return (
    <section className={styles['section']}>
      <SectionHead
        size="block"
        title={m.desk_catalogue_unknown({ isbn: isolateCode(isbn) })}
        note={m.desk_catalogue_add_lead()}
      />
      <ActionForm {...form} className={styles['form']}>
        <EditionFields
          names={names}
          texts={texts}
          errors={errors}
          onChange={(name, text) => setTexts({ ...texts, [name]: text })}
        />
        <FormOutcome outcome={null} problem={problem} />
        <p className={desk['buttons']}>
          <Button type="submit" isBusy={isBusy}>
            {m.desk_asked_add()}
          </Button>
        </p>
      </ActionForm>
    </section>
  );
}
