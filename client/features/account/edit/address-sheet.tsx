import { useState } from 'react';
import type { AddressInput, SavedAddress } from '../../../../domain/accounts/account-schemas';
import { addressForm } from '../../../../domain/forms/address-form';
import type { FieldFault } from '../../../../domain/forms/form-schema';
import { collator } from '../../../../domain/formats/format-lists';
import { isMarket, type Market } from '../../../../domain/market/market';
import { marketCodes } from '../../../../domain/market/market-codes';
import type { AddressFieldName } from '../../../../domain/market/market-data';
import { contactLimits } from '../../../../domain/policy/limits';
import { m } from '../../../../messages/compiled/messages.js';
import { ActionForm } from '../../../forms/action-form';
import { AddressLines } from '../../../forms/address/address-lines';
import { addressError } from '../../../forms/address/address-words';
import { useActionForm } from '../../../forms/use-action-form';
import { language } from '../../../lib/language';
import { countryName } from '../../../lib/words/place-names';
import { Choice } from '../../../ui/fields/choice';
import { Field } from '../../../ui/fields/field';
import { Fields } from '../../../ui/fields/fields';
import { Select } from '../../../ui/fields/select';
import { Sheet } from '../../../ui/overlays/sheet';
import { EditFields } from './edit-form';
import { typedAddress } from './typed-address';
import styles from '../account.module.css';
import { useAccountChange } from '../use-account-change';

export interface AddressSheetProps {
  /** Address that is edited. Null for a new one. */
  readonly saved: SavedAddress | null;
  readonly market: Market;
  readonly name: string;
  readonly onSave: (input: AddressInput) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Dialog with an address, in the lines and order of its country. */
export function AddressSheet({ saved, market, name, onSave, onClose }: AddressSheetProps) {
  const lng = language();
  const [typed, setTyped] = useState(() => typedAddress(saved, market, name));
  const change = useAccountChange(async (input: AddressInput) => {
    await onSave(input);
    onClose();
  });
  const errorOf = (field: AddressFieldName | 'name') => (fault: FieldFault) =>
    addressError(field, fault, typed.country);
  const { form, errors, problem, clearErrors } = useActionForm({
    schema: addressForm,
    words: {
      name: errorOf('name'),
      line1: errorOf('line1'),
      line2: errorOf('line2'),
      city: errorOf('city'),
      region: errorOf('region'),
      postcode: errorOf('postcode'),
    },
    action: change,
  });
  const type = (field: AddressFieldName | 'name' | 'phone', value: string) =>
    setTyped((before) => ({ ...before, [field]: value }));
  const countries = marketCodes
    .map((value) => ({ value, label: countryName(value, lng) }))
    .toSorted((a, b) => collator(lng).compare(a.label, b.label));
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={saved === null ? m.account_address_add() : m.account_address_edit()}
      closeLabel={m.shell_close()}
    >
      <ActionForm {...form} className={styles['form']}>
        <EditFields change={change} problem={problem} action={m.account_address_save()}>
          <Select
            label={m.checkout_country()}
            name="country"
            autoComplete="country"
            value={typed.country}
            options={countries}
            onChange={({ target: { value } }) => {
              if (isMarket(value)) setTyped((before) => ({ ...before, country: value, region: '' }));
              clearErrors();
            }}
          />
          <Fields>
            <Field
              name="name"
              label={m.checkout_name()}
              autoComplete="name"
              maxLength={contactLimits.name}
              required
              value={typed.name}
              error={errors.name}
              onChange={(event) => type('name', event.target.value)}
            />
            <Field
              name="phone"
              label={m.checkout_phone()}
              optional={m.checkout_optional()}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={contactLimits.phone}
              value={typed.phone}
              onChange={(event) => type('phone', event.target.value)}
            />
            <AddressLines market={typed.country} values={typed} error={(field) => errors[field]} onType={type} />
          </Fields>
          <Choice
            type="checkbox"
            name="default"
            label={m.account_address_make_default({ country: countryName(typed.country, lng) })}
            checked={typed.isDefault}
            onChange={(event) => setTyped((before) => ({ ...before, isDefault: event.target.checked }))}
          />
        </EditFields>
      </ActionForm>
    </Sheet>
  );
}
