import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { AddressInput, SavedAddress } from '../../../../domain/accounts/account-schemas';
import { checkAddress } from '../../../../domain/checkout/address';
import { collator } from '../../../../domain/format';
import { isMarket, type Market } from '../../../../domain/market/market';
import { marketCodes } from '../../../../domain/market/market-codes';
import type { AddressFieldName } from '../../../../domain/market/market-data';
import { m } from '../../../../messages/compiled/messages.js';
import { AddressLines } from '../../../forms/address/address-lines';
import { addressError } from '../../../forms/address/address-words';
import { language } from '../../../lib/language';
import { countryName } from '../../../lib/words/place-names';
import { Choice } from '../../../ui/fields/choice';
import { Field } from '../../../ui/fields/field';
import { Fields } from '../../../ui/fields/fields';
import { Select } from '../../../ui/fields/select';
import { Sheet } from '../../../ui/overlays/sheet';
import { EditFields } from './edit-form';
import { addressInput, typedAddress, wrongAddress, type WrongAddress } from './typed-address';
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
  const [wrong, setWrong] = useState<WrongAddress>({});
  const form = useRef<HTMLFormElement>(null);
  const change = useAccountChange(async () => {
    await onSave(addressInput(typed));
    onClose();
  });
  useEffect(() => {
    if (Object.keys(wrong).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  const type = (field: AddressFieldName | 'name' | 'phone', value: string) =>
    setTyped((before) => ({ ...before, [field]: value }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = wrongAddress(checkAddress(addressInput(typed), typed.country));
    setWrong(found);
    if (Object.keys(found).length === 0) void change.run();
  };
  const errorOf = (field: AddressFieldName | 'name') => {
    const kind = wrong[field];
    return kind === undefined ? undefined : addressError(field, kind, typed.country);
  };
  const countries = marketCodes
    .map((value) => ({ value, label: countryName(value, lng) }))
    .toSorted((a, b) => collator(lng).compare(a.label, b.label));
  return (
    <Sheet
      open
      onClose={onClose}
      title={saved === null ? m.account_address_add() : m.account_address_edit()}
      closeLabel={m.shell_close()}
    >
      <form ref={form} className={styles['form']} onSubmit={send} noValidate>
        <EditFields change={change} problem={change.problem} action={m.account_address_save()}>
          <Select
            label={m.checkout_country()}
            name="country"
            autoComplete="country"
            value={typed.country}
            options={countries}
            onChange={({ target: { value } }) => {
              if (isMarket(value)) setTyped((before) => ({ ...before, country: value, region: '' }));
              setWrong({});
            }}
          />
          <Fields>
            <Field
              name="name"
              label={m.checkout_name()}
              autoComplete="name"
              maxLength={120}
              required
              value={typed.name}
              error={errorOf('name')}
              onChange={(event) => type('name', event.target.value)}
            />
            <Field
              name="phone"
              label={m.checkout_phone()}
              optional={m.checkout_optional()}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={40}
              value={typed.phone}
              onChange={(event) => type('phone', event.target.value)}
            />
            <AddressLines market={typed.country} values={typed} error={errorOf} onType={type} />
          </Fields>
          <Choice
            type="checkbox"
            name="default"
            label={m.account_address_make_default({ country: countryName(typed.country, lng) })}
            checked={typed.isDefault}
            onChange={(event) => setTyped((before) => ({ ...before, isDefault: event.target.checked }))}
          />
        </EditFields>
      </form>
    </Sheet>
  );
}
