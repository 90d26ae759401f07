import type { Language } from '../../domain/language';
import type { ApiClient } from '../lib/api';

/** Stores the person's language in the shop. The call outlives the page, and its failure is ignored. */
export function storeLanguage(api: ApiClient, language: Language): void {
  void api.language.$post({ json: { language } }, { init: { keepalive: true } }).catch(() => undefined);
}
