import type { SavedAddress } from '../../../../domain/accounts/account-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { countryName } from '../../../lib/words/place-names';
import { Badge } from '../../../ui/notices/badge';
import { AddressText } from '../address-text';
import { FailedPartNotice } from '../failed-part-notice';
import { AccountSection } from '../account-section';
import styles from '../account.module.css';
import own from './addresses-part.module.css';

/** Saved addresses of the person. */
export function AddressesPart({ addresses }: { readonly addresses: readonly SavedAddress[] | null }) {
  return (
    <AccountSection id="addresses" title={m.account_addresses()} edit="addresses">
      {addresses === null ? <FailedPartNotice /> : null}
      {addresses?.length === 0 ? <p className={styles['quiet']}>{m.account_addresses_empty()}</p> : null}
      {addresses === null || addresses.length === 0 ? null : (
        <ul className={own['addresses']}>
          {addresses.map((saved) => (
            <li key={saved.id}>
              <AddressText saved={saved} />
              {saved.isDefault ? (
                <Badge>{m.account_address_default({ country: countryName(saved.address.country, language()) })}</Badge>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </AccountSection>
  );
}
