import { useState } from 'react';
import { personName } from '../../../../domain/accounts/person-name';
import { m } from '../../../../messages/compiled/messages.js';
import { useChangeName } from '../../../data/account/change-name';
import { Field } from '../../../ui/fields/field';
import { EditForm } from './edit-form';
import { AccountSection } from '../account-section';
import { useAccountChange } from '../use-account-change';

/** Form for the name on parcels and letters. */
export function NameForm({ name }: { readonly name: string }) {
  const changeName = useChangeName();
  const [typed, setTyped] = useState(name);
  const [wrong, setWrong] = useState<string>();
  const change = useAccountChange(() => changeName(typed));
  const check = () => {
    const isMissing = personName(typed) === null;
    setWrong(isMissing ? m.accounts_name_missing() : undefined);
    return !isMissing;
  };
  return (
    <AccountSection id="name" title={m.account_name()}>
      <EditForm change={change} check={check} action={m.account_name_save()}>
        <Field
          name="name"
          label={m.checkout_name()}
          hint={m.accounts_name_hint()}
          autoComplete="name"
          maxLength={120}
          required
          value={typed}
          error={wrong}
          onChange={(event) => {
            setTyped(event.target.value);
            change.forget();
          }}
        />
      </EditForm>
    </AccountSection>
  );
}
