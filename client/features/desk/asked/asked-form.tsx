import { languageOfIsbn } from '../../../../domain/catalogue/import/language-codes';
import { askedBookForm, askedBookLimits } from '../../../../domain/forms/desk/asked-book-form';
import type { AskedBookAnswer } from '../../../../domain/wishes/asked-book-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { ActionForm } from '../../../forms/action-form';
import { useActionForm, type FieldWords } from '../../../forms/use-action-form';
import { useBusyAction } from '../../../lib/busy-action';
import { problemWords } from '../../../lib/words/problem-words';
import { Button } from '../../../ui/buttons/button';
import { Field } from '../../../ui/fields/field';
import { Fields } from '../../../ui/fields/fields';
import { Notice } from '../../../ui/notices/notice';
import styles from '../desk.module.css';
import { formatFigure } from '../desk-words';
import { formatEuro } from '../stock/format-euro';

const fieldWords: FieldWords<'title' | 'authors' | 'language' | 'pages' | 'price'> = {
  title: m.desk_asked_title_wrong,
  authors: m.desk_asked_authors_wrong,
  language: m.desk_asked_language_wrong,
  pages: () => m.desk_asked_pages_wrong({ most: formatFigure(askedBookLimits.pages) }),
  price: () => m.desk_asked_price_wrong({ most: formatEuro(askedBookLimits.price) }),
};

/** Form for the data of an asked book, with a button that declines the book. */
export function AskedForm({
  isbn,
  onAnswer,
}: {
  readonly isbn: string;
  readonly onAnswer: (answer: AskedBookAnswer) => Promise<void>;
}) {
  const { run, isBusy, problem: failed } = useBusyAction(onAnswer);
  const { form, errors, problem } = useActionForm({
    schema: askedBookForm,
    words: fieldWords,
    action: { problem: failed, run },
  });
  return (
    <ActionForm {...form} className={styles['form']}>
      <Fields>
        <Field name="title" label={m.desk_asked_title()} autoComplete="off" error={errors.title} />
        <Field
          name="authors"
          label={m.desk_asked_authors()}
          hint={m.desk_asked_authors_hint()}
          autoComplete="off"
          error={errors.authors}
        />
        <Field
          name="language"
          label={m.desk_asked_language()}
          hint={m.desk_asked_language_hint()}
          dir="ltr"
          maxLength={3}
          autoComplete="off"
          defaultValue={languageOfIsbn(isbn) ?? ''}
          error={errors.language}
        />
        <Field
          name="pages"
          label={m.desk_asked_pages()}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          error={errors.pages}
        />
        <Field
          name="price"
          label={m.desk_asked_price()}
          hint={m.desk_asked_price_hint()}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          end="€"
          error={errors.price}
        />
      </Fields>
      {problem === null ? null : (
        <Notice kind={problem.code === 'offline' ? 'waiting' : 'wrong'} isAnnounced>
          {problemWords(problem)}
        </Notice>
      )}
      <p className={styles['buttons']}>
        <Button type="submit" isBusy={isBusy}>
          {m.desk_asked_add()}
        </Button>
        <Button kind="outline" isBusy={isBusy} onClick={() => void run({ book: null })}>
          {m.desk_asked_refuse()}
        </Button>
      </p>
    </ActionForm>
  );
}
