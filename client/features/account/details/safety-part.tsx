import { formatList } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { Fact, Facts } from './facts';
import type { AccountPage } from '../account-loaders';
import { AccountSection } from '../account-section';
import { counted } from '../../../lib/words/counted';

/** Ways to sign in to the account, in short. */
export function SafetyPart({
  page: { account, passkeys, signIns },
}: {
  readonly page: Pick<AccountPage, 'account' | 'passkeys' | 'signIns'>;
}) {
  const names = formatList(
    (passkeys ?? []).map(({ name }) => name),
    language(),
  );
  const providers = formatList(
    (signIns ?? []).map(({ label }) => label),
    language(),
  );
  return (
    <AccountSection id="safety" title={m.room_safety()} edit="passkeys">
      <Facts>
        <Fact name={m.room_password()}>{account.hasPassword ? m.room_password_set() : m.room_password_none()}</Fact>
        <Fact name={m.room_passkeys()} note={names === '' ? null : <bdi>{names}</bdi>}>
          {passkeys === null
            ? m.room_part_failed()
            : passkeys.length === 0
              ? m.room_passkeys_none()
              : m.room_passkeys_count(counted(passkeys.length))}
        </Fact>
        <Fact name={m.room_second_factor()}>
          {account.secondFactor ? m.room_second_factor_is_on() : m.room_second_factor_is_off()}
        </Fact>
        <Fact name={m.room_sign_ins()}>
          {signIns === null ? m.room_part_failed() : providers === '' ? m.room_sign_ins_none() : <bdi>{providers}</bdi>}
        </Fact>
      </Facts>
    </AccountSection>
  );
}
