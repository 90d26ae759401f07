import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '../../../domain/language';
import { overwriteGetLocale } from '../../../messages/compiled/runtime.js';

const store = new AsyncLocalStorage<Language>();

// There is no language outside a render. A default would mix languages between concurrent requests.
overwriteGetLocale(() => {
  const language = store.getStore();
  if (language === undefined) throw new Error('a message was asked for outside of withLanguage');
  return language;
});

/** Runs a whole render in one language. Messages use it, also after an await. */
export function withLanguage<T>(language: Language, work: () => T): T {
  return store.run(language, work);
}
