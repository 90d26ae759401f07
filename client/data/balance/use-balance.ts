import type { Balance } from '../../../domain/cart/schemas';
import { read } from '../../lib/api';
import { defineResource } from '../cache/resource';
import { useEntry, useValue } from '../cache/use-resource';

const balance = defineResource<Balance>({
  load: (api) => read(api.balance.$get()),
  topics: ['basket', 'cart', 'lists'],
});

/**
 * Returns the visitor's balance, asked for after hydration, because public pages hold nothing of one person. Null until
 * the first answer. Without a network the last balance stays.
 */
export const useBalance = (): Balance | null => useValue(useEntry(balance));
