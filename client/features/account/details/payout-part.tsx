import type { AccountSettings } from '../../../../domain/accounts/account-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { Notice } from '../../../ui/notices/notice';
import { Fact, Facts } from './facts';
import type { AccountClock } from '../account-clock';
import { AccountSection } from '../account-section';
import styles from '../account.module.css';

/** Masked bank account for payouts, and whether payouts wait after a change. */
export function PayoutPart({
  account: { payoutDetails, payoutsHeldUntil },
  clock,
}: {
  readonly account: AccountSettings;
  readonly clock: AccountClock;
}) {
  return (
    <AccountSection id="payout" title={m.account_payout()} edit="payout">
      {payoutsHeldUntil === null ? null : (
        <Notice kind="waiting">{m.account_payout_held({ until: clock(payoutsHeldUntil, 'minute') })}</Notice>
      )}
      {payoutDetails === null ? (
        <p className={styles['quiet']}>{m.account_payout_none()}</p>
      ) : (
        <Facts>
          <Fact name={m.account_payout_holder()}>
            <bdi>{payoutDetails.holder}</bdi>
          </Fact>
          <Fact name={m.checkout_iban()} note={m.account_payout_since({ day: clock(payoutDetails.changedAt) })}>
            <span className="code">{payoutDetails.iban}</span>
          </Fact>
        </Facts>
      )}
    </AccountSection>
  );
}
