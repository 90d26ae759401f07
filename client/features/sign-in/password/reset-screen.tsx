import { useState } from 'react';
import { isMailedToken } from '../../../../domain/accounts/mailed-token';
import { resetPasswordForm } from '../../../../domain/forms/sign-in-forms';
import { m } from '../../../../messages/compiled/messages.js';
import { useResetPassword } from '../../../data/sign-in/reset-password';
import { useResetLink } from '../../../data/sign-in/use-reset-link';
import { ApiProblem } from '../../../lib/api';
import { useBusyAction } from '../../../lib/busy-action';
import { problemOfForm, useFormResult, type FormResult } from '../../../lib/form-result';
import { accountWords } from '../../../forms/account-words';
import { ActionForm } from '../../../forms/action-form';
import { LinkField } from '../../../forms/link-field';
import { useActionForm } from '../../../forms/use-action-form';
import { PageLink } from '../../../lib/page-link';
import { problemOrWaitWords } from '../../../lib/words/wait-words';
import { Button } from '../../../ui/buttons/button';
import { buttonClass } from '../../../ui/buttons/button-class';
import styles from '../sign-in-page.module.css';
import { FormNotice } from '../form-notice';
import { NarrowPage } from '../narrow-page';
import { NewPasswordField } from './new-password-field';

type ResetOutcome = 'done' | 'invalid-link' | null;

/** Returns the end of a form that was posted without script. */
function outcomeOf(result: FormResult | undefined): ResetOutcome {
  if (result === undefined) return null;
  if (result.problem === undefined) return 'done';
  return result.problem[0] === 'link-invalid' ? 'invalid-link' : null;
}

const fieldWords = { ...accountWords, token: () => m.accounts_link_wrong() };

/**
 * Page of the mailed link: a new password, or the reason why the link is invalid and how to get another. `token` is
 * null until hydration.
 */
export function ResetScreen({ token }: { readonly token: string | null }) {
  const link = useResetLink(token);
  const [end, setEnd] = useState(outcomeOf(useFormResult('reset-password')));
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
  // A mail program may have cut off the token.
  if (end === 'invalid-link' || link.kind === 'invalid' || (token !== null && !isMailedToken(token))) {
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
  if (link.kind === 'too-many-attempts') {
    return (
      <NarrowPage
        title={m.accounts_reset_wait_title()}
        lead={problemOrWaitWords(new ApiProblem('too-many-attempts', 429, { retryAfter: link.retryAfter }))}
      />
    );
  }
  return (
    <NarrowPage title={m.accounts_reset_title()} lead={m.accounts_reset_text()}>
      <ResetForm token={token} onEnd={setEnd} />
    </NarrowPage>
  );
}

interface ResetFormProps {
  readonly token: string | null;
  readonly onEnd: (end: ResetOutcome) => void;
}

function ResetForm({ token, onEnd }: ResetFormProps) {
  const resetPassword = useResetPassword();
  const result = useFormResult('reset-password');
  const [password, setPassword] = useState('');
  const action = useBusyAction(async (fields: { readonly token: string; readonly password: string }) => {
    try {
      await resetPassword(fields.token, fields.password);
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'link-invalid') return onEnd('invalid-link');
      throw error;
    }
    onEnd('done');
  }, problemOfForm(result));
  const { form, errors, problem } = useActionForm({
    verb: 'reset-password',
    schema: resetPasswordForm,
    words: fieldWords,
    action,
  });
  return (
    <ActionForm {...form} waitsForScript className={styles['form']}>
      <LinkField token={token} posted={result?.values['token']} error={errors.token} />
      <NewPasswordField
        label={m.accounts_reset_new()}
        value={password}
        onChange={setPassword}
        error={errors.password}
        name=""
        email=""
      />
      <FormNotice problem={problem} />
      <Button type="submit" size="big" isFull isBusy={action.isBusy}>
        {m.accounts_reset_save()}
      </Button>
    </ActionForm>
  );
}
