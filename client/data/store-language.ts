import type { Language } from '../../domain/language';
import { useApi } from '../lib/use-api';

/**
 * Returns a function that stores the person's language in the shop. The call outlives the page, and its failure is
 * ignored.
 * The server also stores it when the link's page opens (`worker/html/pages/chosen-language.ts`), unless the browser
 * keeps the address of the page that it leaves to itself.
 */
export function useStoreLanguage(): (language: Language) => void {
  const api = useApi();
  return (language) =>
    void api.language.$post({ json: { language } }, { init: { keepalive: true } }).catch(() => undefined);
}
