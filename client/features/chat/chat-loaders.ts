import type { Conversation } from '../../../domain/chat/schemas';
import { read, type ApiClient } from '../../lib/api';

/**
 * The person's own conversations, newest first; null where they could not be loaded: a new one can be begun all the
 * same.
 */
export async function loadTalks(api: ApiClient): Promise<readonly Conversation[] | null> {
  const list = await read(api.chat.$get()).catch(() => null);
  return list === null ? null : list.items;
}
