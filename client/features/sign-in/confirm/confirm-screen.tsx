import { useState } from 'react';
import { isMailedToken } from '../../../../domain/accounts/mailed-token';
import { linkForm } from '../../../../domain/forms/sign-in-forms';
import { sessionPolicy } from '../../../../domain/policy/accounts';
import { m } from '../../../../messages/compiled/messages.js';
import { redirectTarget } from '../../../../domain/accounts/redirect-target';
import type { ConfirmInput } from '../../../../domain/accounts/schemas';
import type { Confirmation } from '../../../../domain/accounts/sign-in-schemas';
import { useConfirmAccount } from '../../../data/sign-in/confirm-account';
import { ApiProblem } from '../../../lib/api';
import { useBusyAction } from '../../../lib/busy-action';
import { addressOf } from '../../../lib/language';
import { problemOfForm, useFormResult, type FormResult } from '../../../lib/form-result';
import { ActionForm } from '../../../forms/action-form';
import { LinkField } from '../../../forms/link-field';
import { useActionForm } from '../../../forms/use-action-form';
import { PageLink } from '../../../lib/page-link';
import { countParams } from '../../../lib/words/count-params';
import { Button } from '../../../ui/buttons/button';
import { buttonClass } from '../../../ui/buttons/button-class';
import styles from '../sign-in-page.module.css';
import { useFinishSignIn } from '../after-sign-in';
import { FormNotice } from '../form-notice';
import { NarrowPage } from '../narrow-page';
import { SetPasswordScreen } from './set-password-screen';

/** Result of a link: `dead`, or of a registration that another browser made for this address. */
type Outcome = { readonly kind: 'invalid-link' } | { readonly kind: 'password-needed'; readonly email: string };

const isInvalidLink = (error: unknown) => error instanceof ApiProblem && error.code === 'link-invalid';

/** Returns the result of a form that was posted without script. */
function outcomeOf(confirmed: FormResult | undefined, setUp: FormResult | undefined): Outcome | null {
  if ((confirmed ?? setUp)?.problem?.[0] === 'link-invalid') return { kind: 'invalid-link' };
  if (setUp !== undefined) return { kind: 'password-needed', email: setUp.values['email'] ?? '' };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the server passes on its own answer
  const answer = confirmed?.answer as Confirmation | undefined;
  return answer?.kind === 'password-needed' ? answer : null;
}

/**
 * Page of the link in the mail. It confirms on a press, so that a mail program that opens links confirms nothing. In
 * another browser than the registering one it then asks for a password. `token` is null until hydration.
 */
export function ConfirmScreen({ token }: { readonly token: string | null }) {
  const confirmAccount = useConfirmAccount();
  const finishSignIn = useFinishSignIn();
  const confirmed = useFormResult('confirm-account');
  const setUp = useFormResult('set-up-account');
  const [outcome, setOutcome] = useState(() => outcomeOf(confirmed, setUp));
  const posted = (confirmed ?? setUp)?.values['token'];
  const confirm = async (input: ConfirmInput) => {
    try {
      const answer = await confirmAccount(input);
      if (answer.kind === 'password-needed') setOutcome(answer);
      else
        await finishSignIn(answer.followed, redirectTarget(answer.returnTo) ?? addressOf('/'), { isNewAccount: true });
    } catch (error) {
      if (!isInvalidLink(error)) throw error;
      setOutcome({ kind: 'invalid-link' });
    }
  };
  const action = useBusyAction(confirm, problemOfForm(confirmed));
  const { form, errors, problem } = useActionForm({
    verb: 'confirm-account',
    schema: linkForm,
    words: { token: () => m.accounts_link_wrong() },
    action,
  });
  // A mail program may have cut off the token.
  if (outcome?.kind === 'invalid-link' || (token !== null && outcome === null && !isMailedToken(token)))
    return <InvalidLinkPage isNew={outcome !== null} />;
  if (outcome !== null)
    return <SetPasswordScreen email={outcome.email} token={posted ?? token ?? ''} onSend={confirm} />;
  return (
    <NarrowPage title={m.accounts_confirm_title()} lead={m.accounts_confirm_text()}>
      <ActionForm {...form} waitsForScript className={styles['form']}>
        <LinkField token={token} posted={posted} error={errors.token} />
        <FormNotice problem={problem} />
        <p>
          <Button type="submit" size="big" isBusy={action.isBusy}>
            {m.accounts_confirm()}
          </Button>
        </p>
      </ActionForm>
    </NarrowPage>
  );
}

function InvalidLinkPage({ isNew }: { readonly isNew: boolean }) {
  return (
    <NarrowPage
      title={m.accounts_confirm_invalid_title()}
      lead={m.accounts_confirm_invalid_text(countParams(sessionPolicy.confirmHours))}
      isNew={isNew}
    >
      <p className={styles['buttons']}>
        <PageLink to="/login" className={buttonClass()}>
          {m.accounts_sign_in()}
        </PageLink>
        <PageLink to="/register" className={buttonClass({ kind: 'outline' })}>
          {m.accounts_to_register()}
        </PageLink>
      </p>
    </NarrowPage>
  );
}
