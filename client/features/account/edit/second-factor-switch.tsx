import type { AccountSettings } from '../../../../domain/accounts/account-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { AccountSwitch } from '../account-switch';

/** Returns the sentence below the switch: what it does, or why it can't be changed. */
function hintOf(isAlwaysOn: boolean, hasPasskey: boolean): string {
  if (isAlwaysOn) return m.account_second_factor_desk();
  return hasPasskey ? m.account_second_factor_hint() : m.account_second_factor_needs();
}

/** Switch: whether a passkey is asked for after the password. The desk always asks. */
export function SecondFactorSwitch({
  account: { secondFactor, role },
  hasPasskey,
}: {
  readonly account: Pick<AccountSettings, 'secondFactor' | 'role'>;
  readonly hasPasskey: boolean;
}) {
  const isAlwaysOn = role !== 'customer';
  return (
    <AccountSwitch
      setting="secondFactor"
      isOn={isAlwaysOn || secondFactor}
      label={m.account_second_factor()}
      hint={hintOf(isAlwaysOn, hasPasskey)}
      disabled={isAlwaysOn || (!hasPasskey && !secondFactor)}
    />
  );
}
