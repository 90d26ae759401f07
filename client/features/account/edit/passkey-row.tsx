import { useEffect, useRef, useState } from 'react';
import type { Passkey } from '../../../../domain/accounts/account-schemas';
import { passkeyForm } from '../../../../domain/forms/account-forms';
import { accountLimits } from '../../../../domain/policy/limits';
import { m } from '../../../../messages/compiled/messages.js';
import { useRemovePasskey, useRenamePasskey } from '../../../data/account/passkeys';
import { ActionForm } from '../../../forms/action-form';
import { joinFacts } from '../../../lib/words/join-words';
import { Button } from '../../../ui/buttons/button';
import { Field } from '../../../ui/fields/field';
import { Row } from '../../../ui/text/rows';
import { ProblemNotice } from '../problem-notice';
import type { AccountClock } from '../account-clock';
import styles from '../account.module.css';
import { useAccountChange } from '../use-account-change';

/** Passkey with its name, day of creation and last use. It can be renamed in place and removed. */
export function PasskeyRow({
  passkey: { id, name, backedUp, createdAt, lastUsedAt },
  clock,
  onRemoved,
}: {
  readonly passkey: Passkey;
  readonly clock: AccountClock;
  readonly onRemoved: () => void;
}) {
  const removePasskey = useRemovePasskey();
  const [isRenaming, setRenaming] = useState(false);
  const remove = useAccountChange(async () => {
    await removePasskey(id);
    onRemoved();
  });
  if (isRenaming)
    return (
      <Row>
        <RenameForm id={id} name={name} onClose={() => setRenaming(false)} />
      </Row>
    );
  return (
    <Row
      className={styles['wrapping']}
      action={
        <span className={styles['row-buttons']}>
          <Button
            kind="outline"
            size="small"
            aria-label={m.account_passkey_rename_label({ name })}
            onClick={() => setRenaming(true)}
          >
            {m.account_rename()}
          </Button>
          <Button
            kind="quiet"
            size="small"
            isBusy={remove.isBusy}
            aria-label={m.account_passkey_remove_label({ name })}
            onClick={() => void remove.run()}
          >
            {m.account_remove()}
          </Button>
        </span>
      }
    >
      <p className={styles['name']}>
        <bdi>{name}</bdi>
      </p>
      <p className="xs">
        {joinFacts([
          m.account_passkey_since({ day: clock(createdAt) }),
          lastUsedAt === null ? m.account_never_used() : m.account_last_used({ day: clock(lastUsedAt) }),
          ...(backedUp ? [m.account_passkey_synced()] : []),
        ])}
      </p>
      <ProblemNotice problem={remove.problem} />
    </Row>
  );
}

/** Field for a new name in place of the old one. It gets the focus. */
function RenameForm({
  id,
  name,
  onClose,
}: {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const rename = useRenamePasskey();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(name);
  useEffect(() => form.current?.querySelector('input')?.select(), []);
  const { run, isBusy, problem } = useAccountChange(async (wanted: string) => {
    await rename(id, wanted);
    onClose();
  });
  return (
    <>
      <ActionForm
        ref={form}
        schema={passkeyForm}
        className={styles['rename']}
        onSend={({ 'passkey-name': wanted }) => (wanted === '' || wanted === name ? onClose() : run(wanted))}
      >
        <Field
          name="passkey-name"
          label={m.account_passkey_name()}
          maxLength={accountLimits.passkeyName}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" kind="outline" size="small" isBusy={isBusy}>
          {m.account_save()}
        </Button>
        <Button kind="quiet" size="small" onClick={onClose}>
          {m.account_cancel()}
        </Button>
      </ActionForm>
      <ProblemNotice problem={problem} />
    </>
  );
}
