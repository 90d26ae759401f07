import { declareForm } from '../../../domain/forms/declare-form';
import { formatNumber } from '../../../domain/format';
import { declarationLimits } from '../../../domain/policy/limits';
import { m } from '../../../messages/compiled/messages.js';
import { useMarket } from '../../data/use-market';
import { ActionForm } from '../../forms/action-form';
import { useActionForm, type FieldWords } from '../../forms/use-action-form';
import type { ApiProblem } from '../../lib/api';
import { language } from '../../lib/language';
import { exampleNumber } from '../../lib/words/example-number';
import { problemWords } from '../../lib/words/problem-words';
import { Button } from '../../ui/buttons/button';
import { Field } from '../../ui/fields/field';
import { Notice } from '../../ui/notices/notice';
import type { Declaration } from './declaration';
import styles from './withdraw.module.css';

const fieldWords: FieldWords<'name' | 'number' | 'email' | 'books'> = {
  name: m.declare_name_wrong,
  number: m.find_trade_number_wrong,
  email: m.find_trade_email_wrong,
  books: () => m.declare_books_wrong({ most: formatNumber(declarationLimits.books, language()) }),
};

/** First step: who withdraws from which order. */
export function DeclarationFields({
  draft,
  problem: failed,
  onCheck,
}: {
  readonly draft: Declaration;
  readonly problem: ApiProblem | null;
  readonly onCheck: (declared: Declaration) => void;
}) {
  const example = exampleNumber(useMarket());
  const { form, errors, problem } = useActionForm({
    verb: 'declare-withdrawal',
    schema: declareForm,
    words: fieldWords,
    action: {
      problem: failed,
      run: ({ step: _step, ...declared }: Declaration & { readonly step: string }) => {
        onCheck(declared);
        return Promise.resolve(true);
      },
    },
  });
  const code = { autoCapitalize: 'off', spellCheck: false, dir: 'ltr', required: true } as const;
  return (
    <>
      <p className="lead">{m.declare_lead()}</p>
      <ActionForm {...form} className={styles['form']}>
        <Field
          name="name"
          label={m.declare_name()}
          autoComplete="name"
          maxLength={120}
          required
          defaultValue={draft.name}
          error={errors.name}
        />
        <Field
          {...code}
          name="number"
          label={m.find_trade_number()}
          hint={m.find_trade_number_hint({ number: example })}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          defaultValue={draft.number}
          error={errors.number}
        />
        <Field
          {...code}
          name="email"
          label={m.find_trade_email()}
          hint={m.declare_email_hint()}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={draft.email}
          error={errors.email}
        />
        <Field
          name="books"
          label={m.declare_books()}
          optional={m.declare_optional()}
          hint={m.declare_books_hint()}
          autoComplete="off"
          maxLength={declarationLimits.books}
          defaultValue={draft.books}
          error={errors.books}
        />
        {problem === null ? null : (
          <Notice kind="wrong" isAnnounced>
            {problemWords(problem)}
          </Notice>
        )}
        <Button type="submit" name="step" value="check" size="big" isFull>
          {m.trades_withdraw_next_step()}
        </Button>
      </ActionForm>
    </>
  );
}
