import { useState } from 'react';
import { isMailedToken } from '../../../../domain/accounts/mailed-token';
import { linkForm } from '../../../../domain/forms/sign-in-forms';
import { m } from '../../../../messages/compiled/messages.js';
import { useConfirmRecovery } from '../../../data/sign-in/confirm-recovery';
import { useBusyAction } from '../../../lib/busy-action';
import { showSignInNotice } from '../../../data/sign-in/sign-in-notice';
import { problemOfForm, useFormResult } from '../../../lib/form-result';
import { ActionForm } from '../../../forms/action-form';
import { LinkField } from '../../../forms/link-field';
import { useActionForm } from '../../../forms/use-action-form';
import { PageLink } from '../../../lib/page-link';
import { Button } from '../../../ui/buttons/button';
import { buttonClass } from '../../../ui/buttons/button-class';
import styles from '../sign-in-page.module.css';
import { FormNotice } from '../form-notice';
import { NarrowPage } from '../narrow-page';

/**
 * Page of the link for people who lost their passkey. It signs in on a press, so that a mail program that opens links
 * does not. `token` is null until hydration.
 */
export function RecoveryScreen({ token }: { readonly token: string | null }) {
  const confirmRecovery = useConfirmRecovery();
  const result = useFormResult('confirm-recovery');
  const [isDone, setDone] = useState(result !== undefined && result.problem === undefined);
  const action = useBusyAction(async (fields: { readonly token: string }) => {
    const followed = await confirmRecovery(fields.token);
    setDone(true);
    showSignInNotice({ isNewAccount: false, merged: followed });
  }, problemOfForm(result));
  const { form, errors, problem } = useActionForm({
    verb: 'confirm-recovery',
    schema: linkForm,
    words: { token: () => m.accounts_link_wrong() },
    action,
  });
  if (isDone) {
    return (
      <NarrowPage title={m.accounts_signed_in()} lead={m.accounts_recovery_done_text()} isNew>
        <p className={styles['buttons']}>
          <PageLink
            to="/account-details/edit"
            search={{ part: 'passkeys' }}
            hash="passkeys"
            preload={false}
            className={buttonClass()}
          >
            {m.accounts_recovery_add()}
          </PageLink>
          <PageLink to="/" className={buttonClass({ kind: 'outline' })}>
            {m.accounts_go_on()}
          </PageLink>
        </p>
      </NarrowPage>
    );
  }
  // A mail program may have cut off the token.
  if ((token !== null && !isMailedToken(token)) || problem?.code === 'link-invalid') {
    return (
      <NarrowPage
        title={m.accounts_confirm_invalid_title()}
        lead={m.accounts_recovery_dead_text()}
        isNew={problem !== null}
      >
        <p className={styles['buttons']}>
          <PageLink to="/login" className={buttonClass()}>
            {m.accounts_sign_in()}
          </PageLink>
        </p>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={m.accounts_recovery_title()} lead={m.accounts_recovery_text()}>
      <ActionForm {...form} waitsForScript className={styles['form']}>
        <LinkField token={token} posted={result?.values['token']} error={errors.token} />
        <FormNotice problem={problem} />
        <Button type="submit" size="big" isBusy={action.isBusy}>
          {m.accounts_recovery_confirm()}
        </Button>
      </ActionForm>
    </NarrowPage>
  );
}
