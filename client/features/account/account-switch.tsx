import { useChangeSettings } from '../../data/account/change-settings';
import { Switch } from '../../ui/fields/switch';
import styles from './account.module.css';
import { ProblemNotice } from './problem-notice';
import { useAccountChange } from './use-account-change';

/** Switch that changes a setting of the account at once. `setting` is the field of the account. */
export function AccountSwitch({
  setting,
  isOn,
  label,
  hint,
  disabled = false,
}: {
  readonly setting: 'tradeMails' | 'wishMails' | 'secondFactor';
  readonly isOn: boolean;
  readonly label: string;
  readonly hint: string;
  readonly disabled?: boolean;
}) {
  const changeSettings = useChangeSettings();
  const { run, isBusy, problem } = useAccountChange((value: boolean) => changeSettings({ [setting]: value }));
  return (
    <div className={styles['choice']}>
      <Switch
        label={
          <>
            {label}
            <small>{hint}</small>
          </>
        }
        checked={isBusy ? !isOn : isOn}
        disabled={disabled}
        aria-busy={isBusy || undefined}
        onChange={(event) => void run(event.target.checked)}
      />
      <ProblemNotice problem={problem} />
    </div>
  );
}
