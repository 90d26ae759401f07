import type { AccountSettings } from '../../../../domain/accounts/account-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { AccountSwitch } from '../account-switch';

/** Switch: whether a passkey is asked for after the password. The desk always asks. */
export function SecondFactorSwitch({
  account: { secondFactor, role },
  hasPasskey,
}: {
  readonly account: Pick<AccountSettings, 'secondFactor' | 'role'>;
  readonly hasPasskey: boolean;
}) {
  const isAlways = role !== 'customer';
  const hint = isAlways
    ? m.account_second_factor_desk()
    : hasPasskey
      ? m.account_second_factor_hint()
      : m.account_second_factor_needs();
  return (
    <AccountSwitch
      setting="secondFactor"
      isOn={isAlways || secondFactor}
      label={m.account_second_factor()}
      hint={hint}
      disabled={isAlways || (!hasPasskey && !secondFactor)}
    />
  );
}
