import { useState } from 'react';
import { changeNameForm } from '../../../../domain/forms/account-forms';
import { m } from '../../../../messages/compiled/messages.js';
import { useChangeName } from '../../../data/account/change-name';
import { accountWords } from '../../../forms/account-words';
import { useActionForm } from '../../../forms/use-action-form';
import { useFormResult } from '../../../lib/form-result';
import { Field } from '../../../ui/fields/field';
import { EditForm } from './edit-form';
import { AccountSection } from '../account-section';
import { useAccountChange } from '../use-account-change';

/** Form for the name on parcels and letters. */
export function NameForm({ name }: { readonly name: string }) {
  const changeName = useChangeName();
  const result = useFormResult('change-name');
  const [typed, setTyped] = useState(result?.values['name'] ?? name);
  const change = useAccountChange((fields: { readonly name: string }) => changeName(fields.name), { result });
  const { form, errors, problem } = useActionForm({
    verb: 'change-name',
    schema: changeNameForm,
    words: accountWords,
    action: change,
  });
  return (
    <AccountSection id="name" title={m.account_name()}>
      <EditForm form={form} anchor="name" change={change} problem={problem} action={m.account_name_save()}>
        <Field
          name="name"
          label={m.checkout_name()}
          hint={m.accounts_name_hint()}
          autoComplete="name"
          maxLength={120}
          required
          value={typed}
          error={errors.name}
          onChange={(event) => {
            setTyped(event.target.value);
            change.clearProblem();
          }}
        />
      </EditForm>
    </AccountSection>
  );
}
