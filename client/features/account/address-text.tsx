import type { SavedAddress } from '../../../domain/accounts/account-schemas';
import { isMarket, rulesOf } from '../../../domain/market/market';
import { language } from '../../lib/language';
import { countryName } from '../../lib/words/place-names';
import styles from './account.module.css';

const fallbackOrder = ['line1', 'line2', 'postcode', 'city'] as const;

/** Address in the form of its country, each line in the direction of its own script. */
export function AddressText({
  saved: { name, phone, address },
}: {
  readonly saved: Pick<SavedAddress, 'name' | 'phone' | 'address'>;
}) {
  const order = isMarket(address.country) ? rulesOf(address.country).address.map((line) => line.name) : fallbackOrder;
  const place = order.map((line, at) => {
    // If the postcode precedes the town, both are on one line of the parcel too.
    if (line === 'city' && order[at - 1] === 'postcode') return undefined;
    return line === 'postcode' && order[at + 1] === 'city'
      ? `${address.postcode ?? ''} ${address.city}`.trim()
      : address[line];
  });
  const lines = [name, ...place, countryName(address.country, language())].filter(
    (line) => line !== undefined && line !== '',
  );
  return (
    <address className={styles['address']}>
      {lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
      {phone === null ? null : <bdi className="code">{phone}</bdi>}
    </address>
  );
}
