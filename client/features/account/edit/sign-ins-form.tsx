import type { LinkedSignIn } from '../../../../domain/accounts/account-schemas';
import type { Provider } from '../../../../domain/accounts/sso-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useUnlinkSignIn } from '../../../data/account/linked-sign-ins';
import { joinFacts } from '../../../lib/words/join-words';
import { addressOf } from '../../../lib/language';
import { Button } from '../../../ui/buttons/button';
import { Row, Rows } from '../../../ui/text/rows';
import { LinkButton } from './link-button';
import { FailedPartNotice } from '../failed-part-notice';
import { ProblemNotice } from '../problem-notice';
import type { AccountClock } from '../account-clock';
import { AccountSection } from '../account-section';
import styles from '../account.module.css';
import { useAccountChange } from '../use-account-change';

export interface SignInsFormProps {
  readonly signIns: readonly LinkedSignIn[] | null;
  readonly providers: readonly Provider[] | null;
  readonly clock: AccountClock;
}

/** Sign-ins of other providers: the linked ones and those that can be linked. */
export function SignInsForm({ signIns, providers, clock }: SignInsFormProps) {
  const open = (providers ?? []).filter(({ id }) => signIns?.every(({ provider }) => provider !== id) ?? false);
  const returnPath = `${addressOf('/account-details/edit')}?part=sign-ins#sign-ins`;
  return (
    <AccountSection needsScript id="sign-ins" title={m.account_sign_ins()} note={m.account_sign_ins_note()}>
      {signIns === null ? (
        <FailedPartNotice />
      ) : (
        <>
          {signIns.length === 0 ? <p className={styles['quiet']}>{m.account_sign_ins_none()}</p> : null}
          <Rows label={m.account_sign_ins()}>
            {signIns.map((signIn) => (
              <LinkedRow key={signIn.provider} signIn={signIn} clock={clock} />
            ))}
          </Rows>
          {open.map((provider) => (
            <LinkButton key={provider.id} provider={provider} returnPath={returnPath} />
          ))}
        </>
      )}
    </AccountSection>
  );
}

function LinkedRow({
  signIn: { provider, label, email, createdAt, lastUsedAt },
  clock,
}: {
  readonly signIn: LinkedSignIn;
  readonly clock: AccountClock;
}) {
  const unlink = useUnlinkSignIn();
  const remove = useAccountChange(() => unlink(provider));
  return (
    <Row
      action={
        <Button
          kind="quiet"
          size="small"
          isBusy={remove.isBusy}
          aria-label={m.account_sign_in_unlink_label({ provider: label })}
          onClick={() => void remove.run()}
        >
          {m.account_sign_in_unlink()}
        </Button>
      }
    >
      <p className={styles['name']}>
        <bdi>{label}</bdi>
      </p>
      <p className="xs">
        {joinFacts([
          ...(email === null ? [] : [email]),
          m.account_sign_in_since({ day: clock(createdAt) }),
          lastUsedAt === null ? m.account_never_used() : m.account_last_used({ day: clock(lastUsedAt) }),
        ])}
      </p>
      <ProblemNotice problem={remove.problem} />
    </Row>
  );
}
