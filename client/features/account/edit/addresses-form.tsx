import { useState } from 'react';
import type { AddressInput, SavedAddress } from '../../../../domain/accounts/account-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useAddAddress, useRemoveAddress, useReplaceAddress } from '../../../data/account/saved-addresses';
import { useMarket } from '../../../data/use-market';
import { language } from '../../../lib/language';
import { countryName } from '../../../lib/words/place-names';
import { Badge } from '../../../ui/notices/badge';
import { Button } from '../../../ui/buttons/button';
import { RemovedRow, Row, Rows } from '../../../ui/text/rows';
import { AddressSheet } from './address-sheet';
import { AddressText } from '../address-text';
import { FailedPartNotice } from '../failed-part-notice';
import { ProblemNotice } from '../problem-notice';
import { AccountSection } from '../account-section';
import styles from '../account.module.css';
import { useAccountChange } from '../use-account-change';

export interface AddressesFormProps {
  readonly addresses: readonly SavedAddress[] | null;
  readonly name: string;
}

const addressInputOf = ({ name, phone, address, isDefault }: SavedAddress): AddressInput => ({
  name,
  ...(phone === null ? {} : { phone }),
  address,
  isDefault,
});

/** Address book. A removed address stays as a row until the page is left, and can be restored. */
export function AddressesForm({ addresses, name }: AddressesFormProps) {
  const addAddress = useAddAddress();
  const replaceAddress = useReplaceAddress();
  const removeAddress = useRemoveAddress();
  const market = useMarket();
  const [openedAddress, setOpenedAddress] = useState<SavedAddress | 'new' | null>(null);
  const [removedAddresses, setRemovedAddresses] = useState<readonly SavedAddress[]>([]);
  const remove = useAccountChange(async (saved: SavedAddress) => {
    await removeAddress(saved.id);
    setRemovedAddresses((before) => [...before, saved]);
  });
  const putBack = useAccountChange(async (saved: SavedAddress) => {
    await addAddress(addressInputOf(saved));
    setRemovedAddresses((before) => before.filter(({ id }) => id !== saved.id));
  });
  const save = (address: AddressInput) =>
    openedAddress === 'new' || openedAddress === null ? addAddress(address) : replaceAddress(openedAddress.id, address);
  const isRemoved = (saved: SavedAddress) => removedAddresses.some(({ id }) => id === saved.id);
  return (
    <AccountSection needsScript id="addresses" title={m.account_addresses()}>
      {addresses === null ? (
        <FailedPartNotice />
      ) : (
        <Rows label={m.account_addresses()}>
          {addresses.map((saved) => {
            if (isRemoved(saved)) return null;
            const line = saved.address.line1;
            return (
              <Row
                key={saved.id}
                className={styles['wrapping']}
                action={
                  <span className={styles['row-buttons']}>
                    <Button
                      kind="outline"
                      size="small"
                      aria-label={m.account_address_edit_label({ address: line })}
                      onClick={() => setOpenedAddress(saved)}
                    >
                      {m.account_edit()}
                    </Button>
                    <Button
                      kind="quiet"
                      size="small"
                      isBusy={remove.isBusy}
                      aria-label={m.account_address_remove_label({ address: line })}
                      onClick={() => void remove.run(saved)}
                    >
                      {m.account_remove()}
                    </Button>
                  </span>
                }
              >
                <AddressText saved={saved} />
                {saved.isDefault ? (
                  <Badge>
                    {m.account_address_default({ country: countryName(saved.address.country, language()) })}
                  </Badge>
                ) : null}
              </Row>
            );
          })}
          {removedAddresses.map((saved) => (
            <RemovedRow
              key={saved.id}
              action={
                <Button kind="quiet" size="small" isBusy={putBack.isBusy} onClick={() => void putBack.run(saved)}>
                  {m.account_put_back()}
                </Button>
              }
            >
              {m.account_address_removed({ address: saved.address.line1 })}
            </RemovedRow>
          ))}
        </Rows>
      )}
      {addresses?.length === 0 && removedAddresses.length === 0 ? (
        <p className={styles['quiet']}>{m.account_addresses_empty()}</p>
      ) : null}
      <ProblemNotice problem={remove.problem ?? putBack.problem} />
      <p className={styles['after']}>
        <Button kind="outline" onClick={() => setOpenedAddress('new')}>
          {m.account_address_add()}
        </Button>
      </p>
      {openedAddress === null ? null : (
        <AddressSheet
          saved={openedAddress === 'new' ? null : openedAddress}
          market={market}
          name={name}
          onSave={save}
          onClose={() => setOpenedAddress(null)}
        />
      )}
    </AccountSection>
  );
}
