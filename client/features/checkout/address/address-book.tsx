import type { SavedAddress } from '../../../../domain/accounts/account-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { isolateNames, joinFacts } from '../../../lib/words/join-words';
import { Select } from '../../../ui/fields/select';
import styles from '../checkout.module.css';
import { chosenAddress, textsOf, type AddressTexts } from './saved-for-checkout';

export interface AddressBookProps {
  readonly addresses: readonly SavedAddress[];
  readonly draft: AddressTexts;
  readonly onChoose: (texts: AddressTexts) => void;
}

/** Select field with the account's addresses. A chosen address fills the fields, which can still be changed. */
export function AddressBook({ addresses, draft, onChoose }: AddressBookProps) {
  if (addresses.length === 0) return null;
  return (
    <div className={styles['book']}>
      <Select
        label={m.checkout_saved_address()}
        value={chosenAddress(addresses, draft)?.id ?? ''}
        options={[
          ...addresses.map((saved) => ({
            value: saved.id,
            label: joinFacts(isolateNames([saved.name, saved.address.line1, saved.address.city])),
          })),
          { value: '', label: m.checkout_another_address() },
        ]}
        onChange={(event) => {
          const saved = addresses.find(({ id }) => id === event.target.value);
          onChoose(
            saved === undefined
              ? { ...draft, phone: '', line1: '', line2: '', city: '', region: '', postcode: '' }
              : textsOf(saved),
          );
        }}
      />
    </div>
  );
}
