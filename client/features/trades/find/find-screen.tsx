import { useEffect, useRef, useState } from 'react';
import { findOrderForm } from '../../../../domain/forms/find-order-form';
import { m } from '../../../../messages/compiled/messages.js';
import { ActionForm } from '../../../forms/action-form';
import { NewFormButton } from '../../../forms/new-form-button';
import { useActionForm, type FieldWords } from '../../../forms/use-action-form';
import { useBusyAction } from '../../../lib/busy-action';
import { problemOfForm, useFormResult } from '../../../lib/form-result';
import { exampleNumber } from '../../../lib/words/example-number';
import { problemWords } from '../../../lib/words/problem-words';
import { useFindTrade } from '../../../data/trade/open-trade';
import { useMarket } from '../../../data/use-market';
import { Button } from '../../../ui/buttons/button';
import { Field } from '../../../ui/fields/field';
import { Notice } from '../../../ui/notices/notice';
import styles from './find.module.css';

const fieldWords: FieldWords<'number' | 'email'> = {
  number: m.find_trade_number_wrong,
  email: m.find_trade_email_wrong,
};

/**
 * Page that mails the link to a trade again, by number and mail address. The answer is the same whether the trade
 * exists or not.
 */
export function FindScreen() {
  const findTrade = useFindTrade();
  const example = exampleNumber(useMarket());
  const result = useFormResult('find-order');
  const [number, setNumber] = useState(result?.values['number'] ?? '');
  const [email, setEmail] = useState(result?.values['email'] ?? '');
  const [sentTo, setSentTo] = useState(result !== undefined && result.problem === undefined ? email : null);
  const heading = useRef<HTMLHeadingElement>(null);
  const action = useBusyAction(async (fields: { readonly number: string; readonly email: string }) => {
    await findTrade(fields.number, fields.email);
    setSentTo(fields.email);
  }, problemOfForm(result));
  const { form, errors, problem } = useActionForm({
    verb: 'find-order',
    schema: findOrderForm,
    words: fieldWords,
    action,
  });
  useEffect(() => {
    if (sentTo !== null) heading.current?.focus();
  }, [sentTo]);
  if (sentTo !== null) {
    return (
      <div className="page">
        <div className={styles['narrow']}>
          <h1 ref={heading} tabIndex={-1}>
            {m.find_trade_sent_title()}
          </h1>
          <p className="lead">{m.find_trade_sent_text({ email: sentTo })}</p>
          <NewFormButton label={m.find_trade_again()} onPress={() => setSentTo(null)} />
        </div>
      </div>
    );
  }
  return (
    <div className="page">
      <div className={styles['narrow']}>
        <h1>{m.find_trade_title()}</h1>
        <p className="lead">{m.find_trade_lead()}</p>
        <ActionForm {...form} className={styles['form']}>
          <Field
            name="number"
            label={m.find_trade_number()}
            hint={m.find_trade_number_hint({ number: example })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            maxLength={20}
            required
            value={number}
            error={errors.number}
            onChange={(event) => setNumber(event.target.value)}
          />
          <Field
            name="email"
            label={m.find_trade_email()}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
            dir="ltr"
            maxLength={254}
            required
            value={email}
            error={errors.email}
            onChange={(event) => setEmail(event.target.value)}
          />
          {problem === null ? null : (
            <Notice kind="wrong" isAnnounced>
              {problemWords(problem)}
            </Notice>
          )}
          <Button type="submit" size="big" isFull isBusy={action.isBusy}>
            {m.find_trade_send()}
          </Button>
        </ActionForm>
      </div>
    </div>
  );
}
