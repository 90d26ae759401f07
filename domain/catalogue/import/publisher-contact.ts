import { isMailAddress } from '../../accounts/email';
import { isWebAddress } from '../web-address';

/** Addresses of a publisher, for questions on product safety (Regulation (EU) 2023/988, art. 19). */
export interface PublisherContact {
  readonly postal: string;
  /** Mail address or web address. */
  readonly electronic: string;
  /** Responsible person in the EU of a publisher outside it, with addresses; null: the publisher itself. */
  readonly responsible: string | null;
}

/** UTF-16 units of the longest address that is kept. */
const maxAddressUnits = 300;

/**
 * Returns the addresses of a row's cells. Null where postal and electronic address are both empty; `bad` where only one
 * of them is there, one is too long, or the electronic one is no mail and no web address.
 */
export function readPublisherContact(
  postal: string,
  electronic: string,
  responsible: string,
): PublisherContact | null | 'bad' {
  if (postal === '' && electronic === '') return null;
  const hasBothAddresses = postal !== '' && (isMailAddress(electronic) || isWebAddress(electronic));
  if (!hasBothAddresses || [postal, electronic, responsible].some((cell) => cell.length > maxAddressUnits))
    return 'bad';
  return { postal, electronic, responsible: responsible === '' ? null : responsible };
}
