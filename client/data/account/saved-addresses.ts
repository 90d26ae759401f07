import type { AddressInput } from '../../../domain/accounts/account-schemas';
import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/**
 * Returns a function that adds an address to the address book.
 * @throws ApiProblem `addresses-full`, `market-not-served`, `address-invalid` {missing, malformed: fields}
 */
export function useAddAddress(): (address: AddressInput) => Promise<void> {
  const api = useApi();
  return async (address) => {
    await read(api.account.addresses.$post({ json: address }));
  };
}

/**
 * Returns a function that replaces an address of the address book.
 * @throws ApiProblem `not-found`, `market-not-served`, `address-invalid` {missing, malformed: fields}
 */
export function useReplaceAddress(): (id: string, address: AddressInput) => Promise<void> {
  const api = useApi();
  return async (id, address) => {
    await read(api.account.addresses[':id'].$put({ param: { id }, json: address }));
  };
}

/**
 * Returns a function that removes an address from the address book.
 * @throws ApiProblem `not-found`
 */
export function useRemoveAddress(): (id: string) => Promise<void> {
  const api = useApi();
  return async (id) => {
    await read(api.account.addresses[':id'].$delete({ param: { id } }));
  };
}
