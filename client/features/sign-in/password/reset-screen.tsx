import { useState, type FormEvent } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { useResetPassword } from '../../../data/sign-in/reset-password';
import { useResetLink } from '../../../data/sign-in/use-reset-link';
import { ApiProblem } from '../../../lib/api';
import { useBusyAction } from '../../../lib/busy-action';
import { NeedsScript } from '../../../forms/needs-script';
import { PageLink } from '../../../lib/page-link';
import { newPasswordProblem } from '../../../lib/words/new-password-words';
import { waitWords } from '../../../lib/words/wait-words';
import { Button } from '../../../ui/buttons/button';
import { buttonClass } from '../../../ui/buttons/button-class';
import styles from '../sign-in-page.module.css';
import { FormNotice } from '../form-notice';
import { fieldProblems } from '../form-problems';
import { NarrowPage } from '../narrow-page';
import { NewPasswordField } from './new-password-field';
import { useFocusWrong } from '../use-focus-wrong';

/**
 * Page of the mailed link: a new password, or the reason why the link is invalid and how to get another. `token` is
 * null until hydration.
 */
export function ResetScreen({ token }: { readonly token: string | null }) {
  const link = useResetLink(token);
  const [end, setEnd] = useState<'done' | 'dead' | null>(null);
  if (end === 'done') {
    return (
      <NarrowPage title={m.accounts_reset_done_title()} lead={m.accounts_reset_done_text()} isNew>
        <p className={styles['buttons']}>
          <PageLink to="/login" className={buttonClass()}>
            {m.accounts_sign_in()}
          </PageLink>
        </p>
      </NarrowPage>
    );
  }
  if (end === 'dead' || link.kind === 'dead') {
    return (
      <NarrowPage title={m.accounts_confirm_invalid_title()} lead={m.accounts_reset_dead_text()} isNew={end !== null}>
        <p className={styles['buttons']}>
          <PageLink to="/forgot-password" className={buttonClass()}>
            {m.accounts_reset_new_link()}
          </PageLink>
          <PageLink to="/login" className={buttonClass({ kind: 'outline' })}>
            {m.accounts_sign_in()}
          </PageLink>
        </p>
      </NarrowPage>
    );
  }
  if (link.kind === 'waits') {
    return (
      <NarrowPage
        title={m.accounts_reset_wait_title()}
        lead={waitWords(new ApiProblem('too-many-attempts', 429, { retryAfter: link.retryAfter }))}
      />
    );
  }
  return (
    <NarrowPage title={m.accounts_reset_title()} lead={m.accounts_reset_text()}>
      <NeedsScript />
      <ResetForm token={token ?? ''} onEnd={setEnd} />
    </NarrowPage>
  );
}

function ResetForm({ token, onEnd }: { readonly token: string; readonly onEnd: (end: 'done' | 'dead') => void }) {
  const resetPassword = useResetPassword();
  const { form, focusWrong } = useFocusWrong();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { run, busy, problem } = useBusyAction(async () => {
    try {
      await resetPassword(token, password);
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'link-invalid') return onEnd('dead');
      throw error;
    }
    onEnd('done');
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = newPasswordProblem(password);
    setWrong(found);
    if (found !== undefined) focusWrong();
    else void run().then(focusWrong);
  };
  const refused = problem === null ? undefined : fieldProblems(problem).password;
  return (
    <form ref={form} className={styles['form']} method="post" onSubmit={send} noValidate>
      <NewPasswordField
        label={m.accounts_reset_new()}
        value={password}
        onChange={setPassword}
        error={wrong ?? refused}
        name=""
        email=""
      />
      {refused === undefined ? <FormNotice problem={problem} /> : null}
      <Button type="submit" size="big" full busy={busy}>
        {m.accounts_reset_save()}
      </Button>
    </form>
  );
}
