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
import { InvalidLinkPage, MailedLinkPage } from '../mailed-link-page';
import styles from '../mailed-link-page.module.css';
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
  const isInvalidLink = (token !== null && !isMailedToken(token)) || problem?.code === 'link-invalid';
  if (confirmedEmail !== null) return <EmailConfirmed email={confirmedEmail} />;
  if (isInvalidLink) return <InvalidLinkPage text={m.account_confirm_dead(countParams(sessionPolicy.confirmHours))} />;
  return (
    <MailedLinkPage>
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
    </MailedLinkPage>
  );
}

function EmailConfirmed({ email }: { readonly email: string }) {
  return (
    <MailedLinkPage>
      <h1>{m.account_confirm_done()}</h1>
      <p className="lead" aria-live="polite">
        {m.account_confirm_done_text({ email })}
      </p>
      <p className={styles['buttons']}>
        <PageLink to="/account-details" preload={false} className={buttonClass()}>
          {m.account_title()}
        </PageLink>
      </p>
    </MailedLinkPage>
  );
}
