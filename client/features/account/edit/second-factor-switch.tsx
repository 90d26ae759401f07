import type { AccountSettings } from '../../../../domain/accounts/account-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { read } from '../../../lib/api';
import { useApi } from '../../../lib/use-api';
import { Switch } from '../../../ui/fields/switch';
import { ProblemNotice } from '../problem-notice';
import styles from '../account.module.css';
import { useAccountChange } from '../use-account-change';

/** Switch: whether a passkey is asked for after the password. The desk always asks. */
export function SecondFactorSwitch({
  account: { secondFactor, role },
  hasPasskey,
}: {
  readonly account: Pick<AccountSettings, 'secondFactor' | 'role'>;
  readonly hasPasskey: boolean;
}) {
  const api = useApi();
  const change = useAccountChange((on: boolean) => read(api.account.$patch({ json: { secondFactor: on } })));
  const isAlways = role !== 'customer';
  const hint = isAlways
    ? m.room_second_factor_desk()
    : hasPasskey
      ? m.room_second_factor_hint()
      : m.room_second_factor_needs();
  return (
    <div className={styles['choice']}>
      <Switch
        label={
          <>
            {m.room_second_factor()}
            <small>{hint}</small>
          </>
        }
        checked={isAlways || (change.busy ? !secondFactor : secondFactor)}
        disabled={isAlways || (!hasPasskey && !secondFactor)}
        aria-busy={change.busy || undefined}
        onChange={(event) => void change.run(event.target.checked)}
      />
      <ProblemNotice problem={change.problem} />
    </div>
  );
}
