import type { AddressInput, SavedAddress } from '../../../domain/accounts/account-schemas';
import { checkAddress } from '../../../domain/checkout/address';
import { isMarket } from '../../../domain/market/market';
import { accountLimits } from '../../../domain/policy/limits';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { commit } from '../../platform/db/commit';
import { defineRead } from '../../platform/db/read';
import { addresses } from '../../platform/db/schema/account-room';
import { requireAccount } from '../../platform/owner';
import { addressesStatement, savedAddresses } from './read-account';
import { fillDefaultsStatement, setDefaultStatements } from './default-address-statements';

interface AddressList {
  items: SavedAddress[];
}

/**
 * Returns name and address as stored, checked by the rules of the country.
 * @throws `market-not-served`, `address-invalid`
 */
function requireAddress(input: AddressInput): {
  readonly name: string;
  readonly address: string;
  readonly country: string;
  readonly phone: string | null;
} {
  const { country } = input.address;
  if (!isMarket(country)) throw new Problem('market-not-served', { country });
  const checked = checkAddress(input, country);
  if (!checked.ok) throw new Problem(checked.problem, checked.facts);
  const phone = (input.phone ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim();
  return { name: checked.name, address: JSON.stringify(checked.address), country, phone: phone === '' ? null : phone };
}

const writtenColumns = { id: addresses.id };
const addedAddress = defineRead(
  writtenColumns,
  `INSERT INTO addresses (id, account, name, address, country, phone, is_default, created_at)
   SELECT ?1, ?2, ?3, ?4, ?5, ?6, 0, ?7 WHERE (SELECT count(*) FROM addresses WHERE account = ?2) < ?8
   RETURNING id`,
);
const changedAddress = defineRead(
  writtenColumns,
  `UPDATE addresses SET name = ?3, address = ?4, country = ?5, phone = ?6, is_default = 0
   WHERE id = ?1 AND account = ?2 RETURNING id`,
);
const removedAddress = defineRead(writtenColumns, 'DELETE FROM addresses WHERE id = ?1 AND account = ?2 RETURNING id');

/**
 * Commits a change of the account's addresses and returns all of them. `change` begins with a statement that returns
 * the row it wrote.
 * @throws `refused` when that statement wrote no row
 */
async function commitAddresses(
  ctx: Ctx,
  account: string,
  change: D1PreparedStatement[],
  refused: Problem,
): Promise<AddressList> {
  const results = await commit(ctx.db, [
    ...change,
    fillDefaultsStatement(ctx, account),
    addressesStatement(ctx, account),
  ]);
  if (changedAddress.rowsOf(results[0]).length === 0) throw refused;
  return { items: savedAddresses(results.at(-1)) };
}

/**
 * Stores another address. The first one of a country is its default.
 * @throws `addresses-full`, and the problems of `requireAddress`
 */
export async function addAddress(ctx: Ctx, input: AddressInput): Promise<AddressList> {
  const account = requireAccount(ctx).id;
  const { name, address, country, phone } = requireAddress(input);
  const id = ctx.ids.id();
  const change = [
    addedAddress.statement(
      ctx.db,
      id,
      account,
      name,
      address,
      country,
      phone,
      ctx.now.toISOString(),
      accountLimits.addresses,
    ),
    ...(input.isDefault ? setDefaultStatements(ctx, account, id) : []),
  ];
  return commitAddresses(ctx, account, change, new Problem('addresses-full', { limit: accountLimits.addresses }));
}

/**
 * Replaces an address.
 * @throws `not-found`, also for an address of another account, and the problems of `requireAddress`
 */
export async function changeAddress(ctx: Ctx, id: string, input: AddressInput): Promise<AddressList> {
  const account = requireAccount(ctx).id;
  const { name, address, country, phone } = requireAddress(input);
  const change = [
    changedAddress.statement(ctx.db, id, account, name, address, country, phone),
    ...(input.isDefault ? setDefaultStatements(ctx, account, id) : []),
  ];
  return commitAddresses(ctx, account, change, new Problem('not-found'));
}

/**
 * Deletes an address.
 * @throws `not-found`, also for an address of another account
 */
export async function removeAddress(ctx: Ctx, id: string): Promise<AddressList> {
  const account = requireAccount(ctx).id;
  const change = [removedAddress.statement(ctx.db, id, account)];
  return commitAddresses(ctx, account, change, new Problem('not-found'));
}
