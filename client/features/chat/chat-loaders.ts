import type { Conversation } from '../../../domain/chat/schemas';
import { read, type ApiClient } from '../../lib/api';

/**
 * Loads the person's conversations, newest first. Null if they could not be loaded: a new one can be started all the
 * same.
 */
export async function loadConversations(api: ApiClient): Promise<readonly Conversation[] | null> {
  const list = await read(api.chat.$get()).catch(() => null);
  return list === null ? null : list.items;
}
