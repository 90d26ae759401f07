import { useEffect, useRef, useState, type FormEvent } from 'react';
import { isMailAddress } from '../../../../domain/accounts/email';
import { parseTradeNumber } from '../../../../domain/trades/number';
import { m } from '../../../../messages/compiled/messages.js';
import { useBusyAction } from '../../../lib/busy-action';
import { problemOfForm, useFormAction, useFormResult } from '../../../lib/form-result';
import { addressOf } from '../../../lib/language';
import { problemWords } from '../../../lib/words/problem-words';
import { useFindTrade } from '../../../data/trade/open-trade';
import { Button } from '../../../ui/buttons/button';
import { Field } from '../../../ui/fields/field';
import { Notice } from '../../../ui/notices/notice';
import styles from './find.module.css';

/** Returns the invalid fields, each with its sentence. */
function wrongFields(number: string, email: string): { readonly number?: string; readonly email?: string } {
  return {
    ...(parseTradeNumber(number) !== null ? {} : { number: m.find_trade_number_wrong() }),
    ...(isMailAddress(email.trim()) ? {} : { email: m.find_trade_email_wrong() }),
  };
}

/**
 * Page that mails the link to a trade again, by number and mail address. The answer is the same whether the trade
 * exists or not.
 */
export function FindScreen() {
  const findTrade = useFindTrade();
  const action = useFormAction('find-order');
  const result = useFormResult('find-order');
  const [number, setNumber] = useState(result?.values['number'] ?? '');
  const [email, setEmail] = useState(result?.values['email'] ?? '');
  const isUnreadable = result?.problem?.[0] === 'invalid-input';
  const [wrong, setWrong] = useState(() => (isUnreadable ? wrongFields(number, email) : {}));
  const [sentTo, setSentTo] = useState(result !== undefined && result.problem === undefined ? email : null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { run, busy, problem } = useBusyAction(async () => {
    await findTrade(number, email);
    setSentTo(email.trim());
  }, problemOfForm(result));
  useEffect(() => {
    if (sentTo !== null) heading.current?.focus();
  }, [sentTo]);
  const again = (event: FormEvent) => {
    event.preventDefault();
    setSentTo(null);
  };
  if (sentTo !== null) {
    return (
      <div className="page">
        <div className={styles['narrow']}>
          <h1 ref={heading} tabIndex={-1}>
            {m.find_trade_sent_title()}
          </h1>
          <p className="lead">{m.find_trade_sent_text({ email: sentTo })}</p>
          <form action={addressOf('/find-trade')} onSubmit={again}>
            <p>
              <Button type="submit" kind="outline">
                {m.find_trade_again()}
              </Button>
            </p>
          </form>
        </div>
      </div>
    );
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = wrongFields(number, email);
    setWrong(found);
    const field = 'number' in found ? 'number' : 'email' in found ? 'email' : null;
    if (field === null) void run();
    else event.currentTarget.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  };
  return (
    <div className="page">
      <div className={styles['narrow']}>
        <h1>{m.find_trade_title()}</h1>
        <p className="lead">{m.find_trade_lead()}</p>
        <form className={styles['form']} method="post" action={action} noValidate onSubmit={send}>
          <Field
            name="number"
            label={m.find_trade_number()}
            hint={m.find_trade_number_hint()}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            maxLength={20}
            required
            value={number}
            error={wrong.number}
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
            error={wrong.email}
            onChange={(event) => setEmail(event.target.value)}
          />
          {problem === null || problem.code === 'invalid-input' ? null : (
            <Notice kind="wrong" announce>
              {problemWords(problem)}
            </Notice>
          )}
          <Button type="submit" size="big" full busy={busy}>
            {m.find_trade_send()}
          </Button>
        </form>
      </div>
    </div>
  );
}
