import { useRef, useState, type FormEvent } from 'react';
import type { Me } from '../../../domain/accounts/schemas';
import { m } from '../../../messages/compiled/messages.js';
import { read } from '../../lib/api';
import { useBusyAction } from '../../lib/busy-action';
import { PageLink } from '../../lib/page-link';
import { useApi } from '../../lib/use-api';
import { Button } from '../../ui/button';
import { Choice } from '../../ui/choice';
import { Field } from '../../ui/field';
import { Notice } from '../../ui/notice';
import styles from './accounts.module.css';
import { emailProblem, fieldProblems, formWords, hasProblems, newPasswordProblem, type FieldProblems } from './form-problems';
import { MailSent } from './mail-sent';
import { PasswordField } from './password-field';
import { SignedIn } from './signed-in';

export interface RegisterScreenProps {
  readonly account: Me['account'];
  readonly returnTo: string;
}

/** Registering; the answer is the same whether the mail is known or not. */
export function RegisterScreen({ account, returnTo }: RegisterScreenProps) {
  const api = useApi();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ name: '', email: '', password: '', terms: false });
  const [wrong, setWrong] = useState<FieldProblems>({});
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { run, busy, problem } = useBusyAction(async () => {
    const email = typed.email.trim();
    await read(api.accounts.$post({ json: { name: typed.name.trim(), email, password: typed.password, terms: typed.terms, returnTo } }));
    setSentTo(email);
  });
  const shown = problem === null ? wrong : { ...wrong, ...fieldProblems(problem) };
  // After the marks are on the screen.
  const focusWrong = () => requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  if (account !== null) return <SignedIn email={account.email} returnTo={returnTo} />;
  if (sentTo !== null) return <MailSent email={sentTo} onAgain={() => setSentTo(null)} />;
  const type = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    const found: FieldProblems = {
      name: typed.name.trim() === '' ? m.accounts_name_missing() : undefined,
      email: emailProblem(typed.email),
      password: newPasswordProblem(typed.password),
      terms: typed.terms ? undefined : m.accounts_terms_missing(),
    };
    setWrong(found);
    if (hasProblems(found)) focusWrong();
    else void run().then(focusWrong);
  };
  return (
    <div className="page">
      <div className={styles['narrow']}>
        <h1>{m.accounts_register_title()}</h1>
        <p className="lead">{m.accounts_register_why()}</p>
        <form ref={form} className={styles['form']} onSubmit={send} noValidate>
          <Field
            name="name"
            label={m.accounts_name()}
            hint={m.accounts_name_hint()}
            autoComplete="name"
            maxLength={120}
            required
            value={typed.name}
            error={shown.name}
            onChange={(event) => type({ name: event.target.value })}
          />
          <Field
            name="email"
            label={m.accounts_email()}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            dir="ltr"
            required
            value={typed.email}
            error={shown.email}
            onChange={(event) => type({ email: event.target.value })}
          />
          <PasswordField value={typed.password} onChange={(password) => type({ password })} error={shown.password} hint={m.accounts_password_hint()} autoComplete="new-password" />
          <Choice
            type="checkbox"
            name="terms"
            required
            className={styles['terms']}
            aria-invalid={shown.terms === undefined ? undefined : true}
            label={m.accounts_terms()}
            hint={shown.terms === undefined ? undefined : <span className={styles['error']}>{shown.terms}</span>}
            checked={typed.terms}
            onChange={(event) => type({ terms: event.target.checked })}
          />
          {problem === null || hasProblems(fieldProblems(problem)) ? null : <Notice kind={problem.code === 'offline' ? 'waiting' : 'wrong'} announce>{formWords(problem)}</Notice>}
          <Button type="submit" size="big" full busy={busy}>{m.accounts_register()}</Button>
        </form>
        <p className={styles['other']}>
          {m.accounts_have_account()} <PageLink to="/login" search={{ returnTo }} className="text-link">{m.accounts_to_login()}</PageLink>
        </p>
      </div>
    </div>
  );
}
