import { useState } from 'react';
import type { SignInAnswer } from '../../../../domain/accounts/sign-in-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useFormResult } from '../../../lib/form-result';
import { PageLink } from '../../../lib/page-link';
import { Button } from '../../../ui/buttons/button';
import { SectionHead } from '../../../ui/text/section-head';
import styles from '../sign-in-page.module.css';
import { useFinishSignIn } from '../after-sign-in';
import type { SignInOptions } from '../loaders';
import { NarrowPage } from '../narrow-page';
import { PasskeyButton, useKnowsPasskeys } from './passkey-button';
import { PasswordSignIn } from './password-sign-in';
import { SecondFactor } from './second-factor';
import { secondFactorOf } from './second-factor-of';
import { SignOnButtons } from '../sso/sign-on-buttons';
import { SignedIn } from './signed-in';
import { usePasskeySignIn } from './use-passkey-sign-in';

export interface LoginScreenProps extends SignInOptions {
  /** Path of the shop that follows the sign-in. */
  readonly returnTo: string;
}

/** Page to sign in: password, passkey or provider. Basket, cart and wishes are merged. */
export function LoginScreen({ account, providers, returnTo }: LoginScreenProps) {
  const finishSignIn = useFinishSignIn();
  const result = useFormResult('sign-in');
  const [question, setQuestion] = useState(secondFactorOf(result));
  const [email, setEmail] = useState(result?.values['email'] ?? '');
  const handleAnswer = async (answer: SignInAnswer) => {
    if (answer.kind === 'second-factor') setQuestion(answer);
    else await finishSignIn(answer.followed, returnTo);
  };
  if (account !== null) return <SignedIn email={account.email} returnTo={returnTo} />;
  if (question !== null) {
    return (
      <SecondFactor
        question={question}
        onSignedIn={(followed) => finishSignIn(followed, returnTo)}
        again={
          <Button kind="quiet" onClick={() => setQuestion(null)}>
            {m.accounts_begin_again()}
          </Button>
        }
      />
    );
  }
  return (
    <NarrowPage title={m.accounts_login_title()} lead={m.accounts_login_lists()}>
      <div className={styles['two']}>
        <PasswordSignIn verb="sign-in" email={email} onEmail={setEmail} onAnswer={handleAnswer} />
        <OtherSignIns providers={providers} returnTo={returnTo} onAnswer={handleAnswer} />
      </div>
      <p className={styles['other']}>
        {m.accounts_no_account()}{' '}
        <PageLink to="/register" search={{ returnTo }} className="text-link">
          {m.accounts_to_register()}
        </PageLink>
      </p>
      <p className={styles['other']}>
        {m.accounts_bought_as_guest()}{' '}
        <PageLink to="/find-trade" className="text-link">
          {m.find_trade_title()}
        </PageLink>
      </p>
    </NarrowPage>
  );
}

interface OtherSignInsProps extends Pick<LoginScreenProps, 'providers' | 'returnTo'> {
  readonly onAnswer: (answer: SignInAnswer) => Promise<void>;
}

function OtherSignIns({ providers, returnTo, onAnswer }: OtherSignInsProps) {
  const passkey = usePasskeySignIn(onAnswer);
  const isAble = useKnowsPasskeys();
  if (!isAble && providers.length === 0) return null;
  return (
    <section className={styles['others']}>
      <SectionHead size="block" title={m.accounts_other_ways()} />
      <div className={styles['options']}>
        <PasskeyButton passkey={passkey} />
      </div>
      <SignOnButtons providers={providers} returnTo={returnTo} />
    </section>
  );
}
