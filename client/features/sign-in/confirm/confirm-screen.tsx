import { useState } from 'react';
import { isMailedToken } from '../../../../domain/accounts/mailed-token';
import { m } from '../../../../messages/compiled/messages.js';
import { redirectTarget } from '../../../../domain/accounts/redirect-target';
import type { ConfirmInput } from '../../../../domain/accounts/schemas';
import { useConfirmAccount } from '../../../data/sign-in/confirm-account';
import { ApiProblem } from '../../../lib/api';
import { useBusyAction } from '../../../lib/busy-action';
import { addressOf } from '../../../lib/language';
import { NeedsScript } from '../../../forms/needs-script';
import { PageLink } from '../../../lib/page-link';
import { Button } from '../../../ui/buttons/button';
import { buttonClass } from '../../../ui/buttons/button-class';
import styles from '../sign-in-page.module.css';
import { useFinishSignIn } from '../after-sign-in';
import { FormNotice } from '../form-notice';
import { NarrowPage } from '../narrow-page';
import { SetPasswordScreen } from './set-password-screen';

/** Result of a link: `dead`, or of a registration that another browser made for this address. */
type Outcome = { readonly kind: 'dead' } | { readonly kind: 'password-needed'; readonly email: string };

const isDeadLink = (error: unknown) => error instanceof ApiProblem && error.code === 'link-invalid';

/**
 * Page of the link in the mail. It confirms on a press, so that a mail program that opens links confirms nothing. In
 * another browser than the registering one it then asks for a password. `token` is null until hydration.
 */
export function ConfirmScreen({ token }: { readonly token: string | null }) {
  const confirmAccount = useConfirmAccount();
  const finishSignIn = useFinishSignIn();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const confirm = async (person?: ConfirmInput['person']) => {
    try {
      const answer = await confirmAccount({ token: token ?? '', ...(person === undefined ? {} : { person }) });
      if (answer.kind === 'password-needed') setOutcome(answer);
      else await finishSignIn(answer.followed, redirectTarget(answer.returnTo) ?? addressOf('/'));
    } catch (error) {
      if (!isDeadLink(error)) throw error;
      setOutcome({ kind: 'dead' });
    }
  };
  const { run, busy, problem } = useBusyAction(() => confirm());
  // A mail program may have cut off the token.
  if (outcome?.kind === 'dead' || (token !== null && !isMailedToken(token)))
    return <DeadLink isNew={outcome !== null} />;
  if (outcome !== null) return <SetPasswordScreen email={outcome.email} onSend={confirm} />;
  return (
    <NarrowPage title={m.accounts_confirm_title()} lead={m.accounts_confirm_text()}>
      <NeedsScript />
      <div className={styles['form']}>
        <FormNotice problem={problem} />
        <p>
          <Button size="big" busy={busy} onClick={() => void run()}>
            {m.accounts_confirm()}
          </Button>
        </p>
      </div>
    </NarrowPage>
  );
}

function DeadLink({ isNew }: { readonly isNew: boolean }) {
  return (
    <NarrowPage title={m.accounts_confirm_invalid_title()} lead={m.accounts_confirm_invalid_text()} isNew={isNew}>
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
