import { useRouter } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import type { Me } from '../../../domain/accounts/schemas';
import { m } from '../../../messages/compiled/messages.js';
import { read } from '../../lib/api';
import { useBusyAction } from '../../lib/busy-action';
import { announceListsChanged } from '../../lib/lists-changed';
import { PageLink } from '../../lib/page-link';
import { announceSessionChanged } from '../../lib/session-changed';
import { useApi } from '../../lib/use-api';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Notice } from '../../ui/notice';
import styles from './accounts.module.css';
import { emailProblem, fieldProblems, formWords, hasProblems, type FieldProblems } from './form-problems';
import { PasswordField } from './password-field';
import { SignedIn } from './signed-in';

export interface LoginScreenProps {
  readonly account: Me['account'];
  /** Own path to lead on to. */
  readonly returnTo: string;
}

/** Signing in; basket, cart and wishes come along. */
export function LoginScreen({ account, returnTo }: LoginScreenProps) {
  const api = useApi();
  const router = useRouter();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<FieldProblems>({});
  const { run, busy, problem } = useBusyAction(async () => {
    await read(api.session.$post({ json: { email: email.trim(), password } }));
    announceSessionChanged();
    announceListsChanged();
    await router.invalidate();
    await router.navigate({ href: returnTo, replace: true });
  });
  if (account !== null && !busy) return <SignedIn email={account.email} returnTo={returnTo} />;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = { email: emailProblem(email), password: password === '' ? m.accounts_password_missing() : undefined };
    setWrong(found);
    if (!hasProblems(found)) void run();
  };
  const shown = problem === null ? wrong : { ...wrong, ...fieldProblems(problem) };
  return (
    <div className="page">
      <div className={styles['narrow']}>
        <h1>{m.accounts_login_title()}</h1>
        <p className="lead">{m.accounts_login_lists()}</p>
        <form className={styles['form']} onSubmit={send} noValidate>
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
            value={email}
            error={shown.email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <PasswordField value={password} onChange={setPassword} error={shown.password} autoComplete="current-password" />
          {problem === null || hasProblems(fieldProblems(problem)) ? null : <Notice kind={problem.code === 'offline' ? 'waiting' : 'wrong'} announce>{formWords(problem)}</Notice>}
          <Button type="submit" size="big" full busy={busy}>{m.accounts_sign_in()}</Button>
        </form>
        <p className={styles['other']}>
          {m.accounts_no_account()} <PageLink to="/register" search={{ returnTo }} className="text-link">{m.accounts_to_register()}</PageLink>
        </p>
      </div>
    </div>
  );
}
