import { useState } from 'react';
import { holdPolicy } from '../../../../domain/policy/hold';
import { m } from '../../../../messages/compiled/messages.js';
import type { RegisterInput } from '../../../../domain/accounts/schemas';
import { useRegister } from '../../../data/sign-in/register';
import { useFormResult } from '../../../lib/form-result';
import { NewFormButton } from '../../../forms/new-form-button';
import { PageLink } from '../../../lib/page-link';
import { countParams } from '../../../lib/words/count-params';
import { SectionHead } from '../../../ui/text/section-head';
import styles from '../sign-in-page.module.css';
import type { SignInOptions } from '../loaders';
import { MailSent } from '../mail-sent';
import { NarrowPage } from '../narrow-page';
import { RegisterForm } from './register-form';
import { SignOnButtons } from '../sso/sign-on-buttons';
import { SignedIn } from '../login/signed-in';

export interface RegisterScreenProps extends SignInOptions {
  readonly returnTo: string;
}

/** Page to register. The answer is the same for known and unknown addresses. */
export function RegisterScreen({ account, providers, returnTo }: RegisterScreenProps) {
  const register = useRegister();
  const result = useFormResult('register');
  const [sent, setSent] = useState<RegisterInput | null>(null);
  // A form that was sent without script has lost its password, so it can't be sent again from here.
  const [sentTo, setSentTo] = useState((result?.problem === undefined ? result?.values['email'] : null) ?? null);
  if (account !== null) return <SignedIn email={account.email} returnTo={returnTo} />;
  const email = sent?.email ?? sentTo;
  if (email !== null) {
    const begin = () => {
      setSent(null);
      setSentTo(null);
    };
    return (
      <MailSent text={m.accounts_sent_text({ email })} onResend={sent === null ? null : () => register(sent)}>
        <NewFormButton label={m.accounts_sent_again()} onPress={begin} />
      </MailSent>
    );
  }
  return (
    <NarrowPage title={m.accounts_register_title()} lead={m.accounts_register_why(countParams(holdPolicy.accountDays))}>
      <div className={styles['two']}>
        <RegisterForm
          onSend={async (typed) => {
            const input = { ...typed, returnTo };
            await register(input);
            setSent(input);
          }}
        />
        {providers.length === 0 ? null : (
          <section className={styles['others']}>
            <SectionHead size="block" title={m.accounts_other_ways_register()} />
            <SignOnButtons providers={providers} returnTo={returnTo} />
          </section>
        )}
      </div>
      <p className={styles['other']}>
        {m.accounts_have_account()}{' '}
        <PageLink to="/login" search={{ returnTo }} className="text-link">
          {m.accounts_to_login()}
        </PageLink>
      </p>
    </NarrowPage>
  );
}
