import type { Me } from '../../../domain/accounts/schemas';
import { read, type ApiClient } from '../../lib/api';

/** Who is here; `account` is null for a guest. */
export function loadMe(api: ApiClient): Promise<Me> {
  return read(api.me.$get());
}
