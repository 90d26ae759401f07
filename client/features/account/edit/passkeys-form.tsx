import { useState } from 'react';
import type { AccountSettings, Passkey } from '../../../../domain/accounts/account-schemas';
import { formatNumber } from '../../../../domain/format';
import { passkeyForm } from '../../../../domain/forms/account-forms';
import { accountLimits } from '../../../../domain/policy/limits';
import { m } from '../../../../messages/compiled/messages.js';
import { ApiProblem } from '../../../lib/api';
import { useAddPasskey } from '../../../data/account/passkeys';
import { ActionForm } from '../../../forms/action-form';
import { language } from '../../../lib/language';
import { supportsPasskeys } from '../../../lib/passkeys';
import { Button } from '../../../ui/buttons/button';
import { classes } from '../../../ui/classes';
import { Field } from '../../../ui/fields/field';
import { Notice } from '../../../ui/notices/notice';
import { RemovedRow, Rows } from '../../../ui/text/rows';
import { FailedPartNotice } from '../failed-part-notice';
import { PasskeyRow } from './passkey-row';
import { ProblemNotice } from '../problem-notice';
import type { AccountClock } from '../account-clock';
import { AccountSection } from '../account-section';
import styles from '../account.module.css';
import { SecondFactorSwitch } from './second-factor-switch';
import { useAccountChange } from '../use-account-change';

export interface PasskeysFormProps {
  readonly account: AccountSettings;
  readonly passkeys: readonly Passkey[] | null;
  readonly clock: AccountClock;
}

/** What the last press on "Add a passkey" did. The person cancels in the browser's dialog. */
type AddResult = { readonly name: string } | 'cancelled' | null;

/** Form for passkeys: add, rename, remove, and whether one is asked for after the password. */
export function PasskeysForm({ account, passkeys, clock }: PasskeysFormProps) {
  const [removed, setRemoved] = useState<readonly Passkey[]>([]);
  const [result, setResult] = useState<AddResult>(null);
  const kept = (passkeys ?? []).filter(({ id }) => !removed.some((each) => each.id === id));
  return (
    <AccountSection needsScript id="passkeys" title={m.account_passkeys()} note={m.account_passkeys_note()}>
      {passkeys === null ? (
        <FailedPartNotice />
      ) : (
        <>
          <Rows label={m.account_passkeys()}>
            {kept.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                clock={clock}
                onRemoved={() => {
                  setRemoved((before) => [...before, passkey]);
                  setResult(null);
                }}
              />
            ))}
            {removed.map(({ id, name }) => (
              <RemovedRow key={id} action={null}>
                {m.account_passkey_removed({ name })}
              </RemovedRow>
            ))}
          </Rows>
          <AddPasskeyForm count={kept.length} result={result} onResult={setResult} />
          <SecondFactorSwitch account={account} hasPasskey={kept.length > 0} />
        </>
      )}
    </AccountSection>
  );
}

interface AddPasskeyFormProps {
  /** Number of passkeys that the account has. */
  readonly count: number;
  readonly result: AddResult;
  readonly onResult: (result: AddResult) => void;
}

function AddPasskeyForm({ count, result, onResult }: AddPasskeyFormProps) {
  const addPasskey = useAddPasskey();
  const [name, setName] = useState('');
  const change = useAccountChange(async (typed: string) => {
    onResult(null);
    const newName =
      typed === '' ? m.account_passkey_name_first({ number: formatNumber(count + 1, language()) }) : typed;
    if (!(await addPasskey(newName))) {
      onResult('cancelled');
      return;
    }
    setName('');
    onResult({ name: newName });
  });
  const isFull = count >= accountLimits.passkeys;
  const problem = change.problem ?? (isFull ? new ApiProblem('passkeys-full', 0) : null);
  return (
    <ActionForm
      schema={passkeyForm}
      className={classes(styles['form'], count > 0 && styles['below'])}
      onSend={({ 'passkey-name': typed }) => change.run(typed)}
    >
      <Field
        name="passkey-name"
        label={m.account_passkey_name()}
        optional={m.checkout_optional()}
        hint={m.account_passkey_name_hint()}
        maxLength={accountLimits.passkeyName}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <ProblemNotice problem={problem} />
      {result === null ? null : (
        <Notice kind={result === 'cancelled' ? 'plain' : 'safe'} isAnnounced>
          {result === 'cancelled' ? m.account_passkey_cancelled() : m.account_passkey_added({ name: result.name })}
        </Notice>
      )}
      <p>
        <Button type="submit" kind="outline" isBusy={change.isBusy} disabled={isFull}>
          {m.account_passkey_add()}
        </Button>
      </p>
      <PasskeySupportNotice />
    </ActionForm>
  );
}

/** Notice in a browser that does not support passkeys. */
function PasskeySupportNotice() {
  const [isKnown] = useState(() => typeof window === 'undefined' || supportsPasskeys());
  return isKnown ? null : (
    <p className={styles['quiet']} suppressHydrationWarning>
      {m.account_passkey_unknown()}
    </p>
  );
}
