import { isEncryptedOrLocal } from './loopback';
import { SettingError } from './setting-error';

/** The language model of the assistant, or null: the built-in assistant answers alone. */
export type ChatSettings =
  | { readonly kind: 'endpoint'; readonly baseUrl: string; readonly key: string | null; readonly model: string }
  | { readonly kind: 'workers-ai'; readonly model: string }
  | null;

/** Returns the settings of the model. Throws a SettingError that names the first wrong setting. */
export function readChat(env: Env): ChatSettings {
  const text = (value: string | undefined) => (value ?? '').trim();
  const address = text(env.CHAT_BASE_URL);
  const key = text(env.CHAT_API_KEY);
  const model = text(env.CHAT_MODEL);
  if (address === '') {
    if (key !== '') throw new SettingError('CHAT_BASE_URL', 'is missing, but CHAT_API_KEY is set');
    if (model === '') return null;
    if (!model.startsWith('@cf/'))
      throw new SettingError('CHAT_BASE_URL', 'is missing: only models of Workers AI (@cf/…) do without');
    if (env.AI === undefined)
      throw new SettingError(
        'AI',
        'the binding is missing in wrangler.toml, but CHAT_MODEL names a model of Workers AI',
      );
    return { kind: 'workers-ai', model };
  }
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !isEncryptedOrLocal(url) || url.search !== '' || url.hash !== '' || url.username !== '') {
    throw new SettingError(
      'CHAT_BASE_URL',
      'must look like "https://api.example/v1"; http only for a server on this machine',
    );
  }
  if (model === '') throw new SettingError('CHAT_MODEL', 'is missing, but CHAT_BASE_URL is set');
  return { kind: 'endpoint', baseUrl: address.replace(/\/+$/, ''), key: key === '' ? null : key, model };
}

/**
 * Returns the operator of the language model for the privacy page: the host that is called, or an empty text.
 */
export function modelOperator(chat: ChatSettings): string {
  if (chat === null) return '';
  return chat.kind === 'workers-ai' ? 'Cloudflare (Workers AI)' : new URL(chat.baseUrl).hostname;
}
