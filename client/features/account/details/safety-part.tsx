import { formatList } from '../../../../domain/formats/format-lists';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { Fact, Facts } from './facts';
import type { AccountPage } from '../account-loaders';
import { AccountSection } from '../account-section';
import { countParams } from '../../../lib/words/count-params';

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
    <AccountSection id="safety" title={m.account_safety()} edit="passkeys">
      <Facts>
        <Fact name={m.account_password()}>
          {account.hasPassword ? m.account_password_set() : m.account_password_none()}
        </Fact>
        <Fact name={m.account_passkeys()} note={names === '' ? null : <bdi>{names}</bdi>}>
          {passkeys === null ? m.account_part_failed() : passkeysWords(passkeys.length)}
        </Fact>
        <Fact name={m.account_second_factor()}>
          {account.secondFactor ? m.account_second_factor_is_on() : m.account_second_factor_is_off()}
        </Fact>
        <Fact name={m.account_sign_ins()}>
          {signIns === null ? m.account_part_failed() : null}
          {signIns !== null && providers === '' ? m.account_sign_ins_none() : null}
          {providers === '' ? null : <bdi>{providers}</bdi>}
        </Fact>
      </Facts>
    </AccountSection>
  );
}

const passkeysWords = (count: number) =>
  count === 0 ? m.account_passkeys_none() : m.account_passkeys_count(countParams(count));
