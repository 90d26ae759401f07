import { useState } from 'react';
import { isMailedToken } from '../../../../domain/accounts/mailed-token';
import { linkForm } from '../../../../domain/forms/sign-in-forms';
import { sessionPolicy } from '../../../../domain/policy/accounts';
import { m } from '../../../../messages/compiled/messages.js';
import { useConfirmEmail } from '../../../data/account/confirm-email';
import { useBusyAction } from '../../../lib/busy-action';
import { problemOfForm, useFormResult } from '../../../lib/form-result';
import { ActionForm } from '../../../forms/action-form';
import { LinkField } from '../../../forms/link-field';
import { useActionForm } from '../../../forms/use-action-form';
import { PageLink } from '../../../lib/page-link';
import { countParams } from '../../../lib/words/count-params';
import { Button } from '../../../ui/buttons/button';
import { buttonClass } from '../../../ui/buttons/button-class';
import styles from '../letter-page.module.css';
import { ProblemNotice } from '../problem-notice';

/**
 * Page of the link that confirms a new mail address. It needs a press, so that a mail program that opens links changes
 * nothing. `token` is null until hydration.
 */
export function ConfirmEmailScreen({ token }: { readonly token: string | null }) {
  const confirmEmail = useConfirmEmail();
  const result = useFormResult('confirm-email');
  const [confirmedEmail, setConfirmedEmail] = useState(
    result?.problem === undefined ? (result?.values['email'] ?? null) : null,
  );
  const action = useBusyAction(async (fields: { readonly token: string }) => {
    setConfirmedEmail(await confirmEmail(fields.token));
  }, problemOfForm(result));
  const { form, errors, problem } = useActionForm({
    verb: 'confirm-email',
    schema: linkForm,
    words: { token: () => m.accounts_link_wrong() },
    action,
  });
  const isDead = (token !== null && !isMailedToken(token)) || problem?.code === 'link-invalid';
  const toAccount = (
    <PageLink
      to="/account-details"
      preload={false}
      className={buttonClass({ kind: confirmedEmail === null ? 'outline' : 'ink' })}
    >
      {m.account_title()}
    </PageLink>
  );
  return (
    <div className="page">
      <div className={styles['narrow']}>
        {confirmedEmail !== null ? (
          <>
            <h1>{m.account_confirm_done()}</h1>
            <p className="lead" aria-live="polite">
              {m.account_confirm_done_text({ email: confirmedEmail })}
            </p>
            <p className={styles['buttons']}>{toAccount}</p>
          </>
        ) : isDead ? (
          <>
            <h1>{m.accounts_confirm_invalid_title()}</h1>
            <p className="lead" role="alert">
              {m.account_confirm_dead(countParams(sessionPolicy.confirmHours))}
            </p>
            <p className={styles['buttons']}>{toAccount}</p>
          </>
        ) : (
          <>
            <h1>{m.account_confirm_title()}</h1>
            <p className="lead">{m.account_confirm_text()}</p>
            <ActionForm {...form} waitsForScript>
              <LinkField token={token} posted={result?.values['token']} error={errors.token} />
              <ProblemNotice problem={problem} />
              <p className={styles['buttons']}>
                <Button type="submit" size="big" isBusy={action.isBusy}>
                  {m.account_confirm()}
                </Button>
              </p>
            </ActionForm>
          </>
        )}
      </div>
    </div>
  );
}
