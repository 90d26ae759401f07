import { isLanguage, endonyms } from '../../../../domain/language';
import type { AccountSettings } from '../../../../domain/accounts/account-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { Fact, Facts } from './facts';
import { placeName } from '../device-words';
import type { AccountClock } from '../account-clock';
import { AccountSection } from '../account-section';

/** Name and mail address of the person. */
export function ProfilePart({ account, clock }: { readonly account: AccountSettings; readonly clock: AccountClock }) {
  const { pendingEmail } = account;
  return (
    <AccountSection id="profile" title={m.account_profile()} edit="name">
      <Facts>
        <Fact name={m.account_name()}>
          <bdi>{account.name}</bdi>
        </Fact>
        <Fact
          name={m.account_email()}
          note={
            pendingEmail === null
              ? null
              : m.account_email_pending({ email: pendingEmail.email, until: clock(pendingEmail.endsAt, 'minute') })
          }
        >
          <bdi>{account.email}</bdi>
        </Fact>
        <Fact name={m.account_language()}>
          <bdi>{isLanguage(account.language) ? endonyms[account.language] : account.language}</bdi>
        </Fact>
        <Fact name={m.account_country()}>{placeName(account.market) ?? m.account_country_none()}</Fact>
      </Facts>
    </AccountSection>
  );
}
